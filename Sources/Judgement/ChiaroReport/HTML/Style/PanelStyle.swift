// SPDX-License-Identifier: MIT

/// The style of the control panel: a column at the left, or a popover on narrow screens.
enum PanelStyle {
  static let text = """
    .brand { font-weight: 620; letter-spacing: -0.01em }
    .brand .mark { margin-right: 5px }
    .bar { position: sticky; top: 0; z-index: 5; display: flex; align-items: center;
      justify-content: space-between; gap: 16px; padding: 9px var(--edge);
      background: var(--paper); border-bottom: 1px solid var(--line) }
    .bar button, .top button, .result button { padding: 5px 12px; border: 1px solid var(--line);
      border-radius: 8px; background: var(--card); font-size: 13px; cursor: pointer }
    .bar button:hover, .top button:hover, .result button:hover { border-color: var(--soft) }

    #panel { margin: 0; padding: 20px; border: 0; color: inherit; background: var(--card);
      font-size: 13px; line-height: 1.4; overflow: auto; overscroll-behavior: contain;
      position: fixed; inset: 0 0 0 auto; width: min(340px, 100%); height: auto;
      max-height: none; box-shadow: 0 0 60px #0004 }
    #panel::backdrop { background: #0006 }
    .top { display: flex; align-items: center; justify-content: space-between; font-size: 16px }
    #panel nav { margin: 18px -10px 0 }
    #panel nav a { display: flex; justify-content: space-between; gap: 10px; padding: 4px 10px;
      border-radius: 7px; text-decoration: none; font-size: 14px }
    #panel nav a:hover { background: var(--paper); color: inherit }
    #panel nav span, #panel small { color: var(--soft); font-size: 12px;
      font-variant-numeric: tabular-nums; white-space: nowrap }
    #panel fieldset, #filters > * { margin-top: 18px }
    #panel legend, .search, .menu { padding: 0; color: var(--soft); font-size: 12px }
    #filters { border-top: 1px solid var(--line); margin-top: 18px }
    .view { border-top: 1px solid var(--line); margin-top: 20px }
    .search, .menu { display: block }
    .search input, .menu select { display: block; width: 100%; margin-top: 5px;
      padding: 6px 10px; font-size: 14px; color: var(--ink); background: var(--paper);
      border: 1px solid light-dark(#8c8375, #7d7568); border-radius: 8px }
    .search input::placeholder { color: var(--soft); opacity: 1 }
    .check { display: flex; align-items: center; gap: 8px; padding-top: 6px; cursor: pointer;
      font-size: 14px }
    .check input, #shortcuts { margin: 0; width: 15px; height: 15px; accent-color: var(--accent) }
    .check span { flex: 1 }
    .check[class*=" "] span::before { content: "";
      display: inline-block; width: 9px; height: 9px; margin-right: 7px;
      background: var(--severity); clip-path: var(--shape) }
    .result { display: flex; flex-wrap: wrap; gap: 10px; align-items: center;
      justify-content: space-between; color: var(--soft) }

    .view label { position: relative; display: inline-block; cursor: pointer }
    .view input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0;
      cursor: pointer }
    .view label span { display: block; padding: 4px 10px; border-radius: 7px; font-size: 13px }
    .view label:hover span { background: var(--paper) }
    .view input:checked + span { background: var(--ink); color: var(--paper) }
    .view input:focus-visible + span { outline: 2px solid var(--focus); outline-offset: 2px }
    .view fieldset { margin-inline: -4px }
    .view legend { margin-left: 4px; margin-bottom: 5px }
    .appearance label { display: block }
    .appearance label span { display: flex; align-items: center; gap: 9px }
    .appearance i { width: 15px; height: 15px; border-radius: 50%;
      background: var(--sheet, linear-gradient(105deg, #fff 50%, #000 50%));
      box-shadow: 0 0 0 1px light-dark(#8c8375, #7d7568) }

    @media (min-width: 1000px) {
      .bar, .top button { display: none }
      body { padding-left: var(--panel) }
      #panel { display: block; inset: 0 auto 0 0; width: var(--panel); box-shadow: none;
        border-right: 1px solid var(--line) }
    }
    """
}
