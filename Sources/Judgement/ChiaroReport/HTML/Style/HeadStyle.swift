// SPDX-License-Identifier: MIT

/// The style of the head: the title, the strip of all colors, and the counts.
enum HeadStyle {
  static let text = """
    .head { padding-top: clamp(28px, 5vw, 64px) }
    .eyebrow { color: var(--accent); font-size: 13px; font-weight: 560; letter-spacing: 0.01em }
    h1 { margin-top: 6px; font-size: clamp(32px, 5vw, 54px); letter-spacing: -0.03em;
      line-height: 1.05; font-weight: 640 }
    .lead { margin-top: 12px; color: var(--soft); font-size: 16px }

    .spectrum { margin-top: 34px }
    .strip { display: block; width: 100%; height: clamp(96px, 13vw, 156px); border-radius: 16px;
      shape-rendering: crispEdges }
    .strip path { --seen: var(--n); fill: var(--seen) }
    .strip .ground { fill: var(--sheet) }
    .ticks { display: block; width: calc(100% - 8px); margin: 6px 4px 0; height: 5px;
      fill: var(--accent); shape-rendering: crispEdges }
    .spectrum figcaption { margin-top: 8px; color: var(--soft); font-size: 13px }

    .numbers { display: grid; grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
      gap: 48px clamp(32px, 6vw, 96px); margin-top: 52px }
    .numbers h2 { font-size: 17px; letter-spacing: -0.005em }
    .severities { display: flex; flex-wrap: wrap; gap: 8px 36px; margin-top: 16px }
    .severities li { color: var(--soft) }
    .severities b { display: block; font-size: 46px; line-height: 1.05; font-weight: 600;
      letter-spacing: -0.035em; font-variant-numeric: tabular-nums; color: var(--severity) }
    .severities .zero b { color: var(--soft) }
    .severities li::before { content: ""; display: inline-block; width: 10px; height: 10px;
      margin-right: 6px; background: var(--severity); clip-path: var(--shape) }
    .severities li { display: grid; grid-template-columns: auto 1fr; align-items: baseline;
      grid-template-areas: "number number" "shape word" }
    .severities b { grid-area: number }
    .severities li::before { grid-area: shape }
    .severities .zero::before { background: var(--soft) }
    .tally h3 { margin-top: 34px; font-size: 14px }
    .rules, .bars { margin-top: 12px; display: grid; gap: 11px }
    .bars { margin-top: 20px; gap: 18px }
    .rules li, .bars li { display: grid; grid-template-columns: 1fr auto; gap: 1px 14px;
      align-items: baseline; font-size: 14px }
    .rules b, .bars b { font-weight: 560; font-variant-numeric: tabular-nums }
    .rules a { text-decoration: none }
    .rules a:hover { text-decoration: underline }
    .bar-line { grid-column: 1 / -1; width: 100%; height: 3px; border-radius: 2px;
      background: var(--line) }
    .bars .bar-line { height: 8px; border-radius: 4px }
    .rules rect { fill: var(--severity) }
    .bars rect { fill: var(--accent) }
    .coverage h2 + .legend { margin-top: 10px }
    .coverage * + h2 { margin-top: 44px }
    .legend { display: flex; flex-wrap: wrap; gap: 2px 18px; color: var(--soft); font-size: 13px }
    .legend li::before { content: ""; display: inline-block; width: 10px; height: 10px;
      margin-right: 6px; border-radius: 3px; background: var(--band);
      box-shadow: inset 0 0 0 1px var(--soft) }
    .band-0 { --band: var(--ink) }
    .band-1 { --band: color-mix(in srgb, var(--ink) 60%, var(--paper)) }
    .band-2 { --band: color-mix(in srgb, var(--ink) 30%, var(--paper)) }
    .band-3 { --band: var(--card) }
    .bands { gap: 12px }
    .bands rect { fill: var(--band) }
    .bands b { font-weight: 400; color: var(--soft); font-size: 13px }
    .bands .bar-line { box-shadow: 0 0 0 1px var(--soft) }
    .numbers .quiet { margin-top: 14px }
    @media (max-width: 760px) { .numbers { grid-template-columns: minmax(0, 1fr) } }
    """
}
