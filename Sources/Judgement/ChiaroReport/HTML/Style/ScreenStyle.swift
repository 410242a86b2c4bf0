// SPDX-License-Identifier: MIT

/// The style of the page of screens, and of the parts of screens beside findings.
enum ScreenStyle {
  static let text = """
    .screens { margin-top: 88px; scroll-margin-top: 24px }
    .wall { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 56px 44px;
      margin-top: 32px }
    .wall figure { --side: min(32px, var(--edge)); max-width: calc(100% + 2 * var(--side));
      min-width: min(324px, 100% + 2 * var(--side)); margin: -24px calc(-1 * var(--side)) -8px;
      padding: 24px var(--side) 8px; scroll-margin-top: 0 }
    .has-scripts .wall figure { content-visibility: auto; contain-intrinsic-size: auto 440px 520px }
    .wall figure:target .shots i { outline: 3px solid var(--accent); outline-offset: 3px }
    .shots { display: flex; align-items: flex-start; gap: 12px }
    .shots i { display: block; flex: 0 1 auto; aspect-ratio: var(--w) / var(--h);
      width: min(var(--w) * 1px, 430px * var(--w) / var(--h), 46vw, 400px); min-width: 0;
      border-radius: 16px; background-size: 100% auto; background-position: top;
      box-shadow: 0 0 0 1px var(--line), 0 10px 32px #0002; transition: translate .2s }
    .shots i, .cut i { background-color: #fff }
    .shots i + i, .cut i + i { background-color: #000 }
    .wall figure:hover .shots i { translate: 0 -3px }
    .wall figcaption { margin-top: 14px; contain: inline-size; font-size: 13px }
    .wall h3 { font-size: 15px; line-height: 1.35 }
    .colors, .marks { display: flex; flex-wrap: wrap; gap: 5px 10px; margin-top: 6px }
    .colors li { padding: 0 9px; border: 1px solid var(--line); border-radius: 99px;
      background: var(--card); font-size: 12px; line-height: 21px }
    .colors a { text-decoration: none }
    .marks a { text-decoration-color: var(--line) }
    .marks li::before { content: ""; display: inline-block; width: 9px; height: 9px;
      margin-right: 6px; background: var(--severity); clip-path: var(--shape) }
    .cut { display: flex; flex-wrap: wrap; gap: 10px; margin: 4px 0 10px }
    .cut i { width: calc(var(--cw) * var(--k) * 1px); height: calc(var(--ch) * var(--k) * 1px);
      max-width: 100%; border-radius: 9px; box-shadow: 0 0 0 1px var(--line);
      background-size: calc(var(--w) * var(--k) * 1px) calc(var(--h) * var(--k) * 1px);
      background-position: calc(var(--x) * var(--k) * -1px) calc(var(--y) * var(--k) * -1px) }
    @media (prefers-reduced-motion: reduce) {
      .shots i { transition: none }
      .wall figure:hover .shots i { translate: none }
    }
    """
}
