// SPDX-License-Identifier: MIT

/// The style of a page of review, beside what all pages have in common.
///
/// The two pictures of a pair stay beside each other at every width; each is as large as its screen
/// until that does not fit.
enum ReviewStyle {
  static let text = """
    header { display: contents }
    h1 { padding: 40px var(--edge) 0; font-size: 32px; letter-spacing: -0.02em }
    header > p { padding: 4px var(--edge) 12px }
    form { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 20px; position: sticky;
      top: 0; z-index: 2; padding: 12px var(--edge); background: var(--paper);
      border-bottom: 1px solid var(--line) }
    form label { display: flex; align-items: center; gap: 8px; font-size: 13px;
      color: var(--soft) }
    form input[type=search], form select { padding: 4px 8px; border: 1px solid var(--line);
      border-radius: 7px; background: var(--card); color: var(--ink) }
    form p { margin-left: auto }
    main { max-width: none; padding-bottom: 80px }
    main h2 { flex: 0 0 100%; margin-top: 40px; font: 13px/1.4 var(--mono); color: var(--soft) }
    section { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 28px 44px }
    section:not(:has(figure:not([hidden]))) { display: none }
    figure { max-width: 100%; contain-intrinsic-size: auto 640px; content-visibility: auto }
    figcaption { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 8px;
      margin-bottom: 8px; contain: inline-size }
    .tag { padding: 0 8px; border: 1px solid var(--line); border-radius: 99px;
      font-size: 12px; line-height: 19px }
    .pairs { display: grid; gap: 8px }
    .pair { display: grid; grid-template-columns: repeat(2, minmax(0, max-content)) }
    .shot { min-width: 0; padding: 16px 16px 6px; background: #ecebe7; color: #4a463f }
    .shot.dark { background: #26241f; color: #c9c3b8 }
    .shot.none { padding: 0; background: none }
    .shot:first-child { border-radius: 14px 0 0 14px }
    .shot:nth-child(2) { border-radius: 0 14px 14px 0 }
    .shot a { position: relative; display: block; width: fit-content; max-width: 100% }
    .shot img { display: block; max-width: 100%; height: auto; zoom: var(--zoom, 1);
      background: #fff }
    .shot.dark img { background: #000 }
    .label { margin-top: 6px; font-size: 12px; text-align: center }
    .places { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible;
      pointer-events: none }
    .places rect { fill: none; stroke: var(--severity); stroke-width: 1.5; opacity: .55;
      vector-effect: non-scaling-stroke }
    .places rect.lit { stroke-width: 4; opacity: 1 }
    .divider { display: none; grid-column: 1 / -1; width: 100%; margin: 6px 0 0 }
    .over .pair:has(.divider) { grid-template-columns: minmax(0, max-content) }
    .over .pair:has(.divider) .shot { grid-area: 1 / 1; border-radius: 14px }
    .over .pair:has(.divider) .shot:nth-child(2) { clip-path: inset(0 0 0 var(--split, 50%)) }
    .over .pair:has(.divider) .label { text-align: left }
    .over .pair:has(.divider) .shot:nth-child(2) .label { text-align: right }
    .over .divider { display: block }
    .found { margin-top: 8px; font-size: 13px; contain: inline-size }
    .found li { padding: 2px 0 2px 17px; position: relative }
    .found li::before { content: ""; position: absolute; left: 0; top: 8px; width: 9px;
      height: 9px; background: var(--severity); clip-path: var(--shape) }
    .nothing { margin-top: 40px }
    @media (max-width: 700px) { form { position: static } .shot { padding: 6px 6px 4px } }
    """
}
