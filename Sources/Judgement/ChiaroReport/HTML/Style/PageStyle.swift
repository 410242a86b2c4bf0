// SPDX-License-Identifier: MIT

/// The style sheet of a page, without the parts that depend on the report.
enum PageStyle {
  static let text = [
    base, PanelStyle.text, HeadStyle.text, BoardStyle.text, ScreenStyle.text,
    FindingStyle.text, ModeStyle.text,
  ].joined(separator: "\n")

  /// Colors, type, and the styles common to all parts.
  ///
  /// Colors are pairs for light and dark, chosen by the nearest `color-scheme`, so that a sheet in
  /// the page has its own, whatever the theme of the page.
  static let base = """
    :root {
      color-scheme: light dark;
      --paper: light-dark(#f5f3ee, #161412);
      --card: light-dark(#fdfcfa, #1f1d1a);
      --ink: light-dark(#1d1a16, #f1ede6);
      --soft: light-dark(#625b50, #aba295);
      --line: light-dark(#dfd9ce, #36322c);
      --accent: light-dark(#87490a, #f0b35b);
      --focus: light-dark(#0b57d0, #8ab4f8);
      --error: light-dark(#b3261e, #ff8a80);
      --warning: light-dark(#8a5000, #f5b849);
      --note: light-dark(#2f5f8c, #8dc0ee);
      --hint: light-dark(#5c5f66, #b3b8c2);
      --text: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      --panel: 272px;
      --edge: clamp(16px, 4vw, 56px);
      font: 15px/1.5 var(--text);
      color: var(--ink);
      background: var(--paper);
      -webkit-text-size-adjust: 100%;
      text-size-adjust: 100%;
    }
    :root:has(#theme-light:checked) { color-scheme: light }
    :root:has(#theme-dark:checked) { color-scheme: dark }
    :root:not(.has-scripts) .scripted { display: none }
    [hidden] { display: none !important }
    *, ::before, ::after { box-sizing: border-box }
    body { margin: 0 }
    main, footer { padding: 0 var(--edge); max-width: 1480px }
    main:focus { outline: none }
    h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0 }
    ul, ol { list-style: none }
    h1, h2, h3, h4 { font-weight: 620; line-height: 1.2; text-wrap: balance }
    h2 { font-size: 25px; letter-spacing: -0.015em }
    h3 { font-size: 17px; letter-spacing: -0.005em }
    h4 { font-size: 15px; line-height: 1.35 }
    a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: 2px }
    a:hover { color: var(--accent); text-decoration-color: currentColor }
    h1, h2, h3, h4, p, li, dd, b, strong, q, em, span { overflow-wrap: anywhere }
    h1, h2, h4, strong, q, em, .path, .list p { unicode-bidi: isolate }
    :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 4px }
    button, input, select { font: inherit; color: inherit }
    kbd { font: 12px/1 var(--mono); padding: 2px 6px; border: 1px solid var(--line);
      border-radius: 5px; background: var(--card) }
    .path { font: 12px/1.45 var(--mono); color: var(--soft) }
    .quiet { color: var(--soft); font-size: 13px }
    .mark { width: 1em; height: 1em; vertical-align: -0.12em }
    .definitions { position: absolute }
    .e { --severity: var(--error); --shape:
      polygon(30% 0, 70% 0, 100% 30%, 100% 70%, 70% 100%, 30% 100%, 0 70%, 0 30%) }
    .w { --severity: var(--warning); --shape: polygon(50% 2%, 100% 96%, 0 96%) }
    .n { --severity: var(--note); --shape: circle(48%) }
    .h { --severity: var(--hint); --shape: polygon(50% 0, 100% 50%, 50% 100%, 0 50%) }
    .skip { position: absolute; left: 12px; top: -60px; z-index: 9; padding: 8px 14px;
      background: var(--ink); color: var(--paper); border-radius: 8px }
    .skip:focus { top: 12px }
    .said { position: fixed; left: 50%; bottom: 24px; z-index: 9; translate: -50% 0;
      padding: 8px 16px; border-radius: 9px; background: var(--ink); color: var(--paper);
      font-size: 14px; box-shadow: 0 6px 24px #0005; max-width: calc(100% - 32px) }
    .said:empty { opacity: 0; pointer-events: none }
    """
}
