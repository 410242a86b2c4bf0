// SPDX-License-Identifier: MIT

/// The style of the lists of findings and diagnostics, and of the guide.
enum FindingStyle {
  static let text = """
    .findings, .diagnostics { margin-top: 96px; scroll-margin-top: 24px }
    .rule { display: grid; grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
      gap: 20px clamp(28px, 4vw, 64px); margin-top: 32px; padding-top: 32px;
      border-top: 1px solid var(--line); scroll-margin-top: 16px }
    .about { align-self: start; position: sticky; top: 24px; font-size: 14px; color: var(--soft) }
    .about h3 { color: var(--ink) }
    .about h3::before { content: ""; display: inline-block; width: 11px; height: 11px;
      margin-right: 8px; background: var(--severity); clip-path: var(--shape) }
    .about code { font: 12.5px var(--mono); color: var(--ink) }
    .about p + p { margin-top: 10px }
    .about b { display: block; color: var(--ink); font-weight: 600 }
    .count { color: var(--soft); font-weight: 400 }
    .list > li { position: relative; display: flow-root; padding: 11px 0 12px;
      border-top: 1px solid var(--line); scroll-margin-top: 20px }
    .has-scripts .list > li { content-visibility: auto; contain-intrinsic-size: auto 64px }
    .pictured > li { padding-left: 84px; min-height: 60px }
    .has-scripts .pictured > li { contain-intrinsic-size: auto 72px }
    .list > li:target { box-shadow: inset 3px 0 var(--accent); padding-left: 14px }
    .pictured > li:target { padding-left: 98px }
    .list > li:target .chips { left: 14px }
    .worst pre { grid-column: 2; font-size: 11.5px }
    .worst pre, .list pre { margin: 5px 0 3px; padding: 6px 10px; border-radius: 7px; background: var(--card);
      border: 1px solid var(--line); font: 12px/1.5 var(--mono); white-space: pre-wrap;
      overflow-wrap: anywhere; unicode-bidi: isolate }
    .rule .list > li:first-child { border-top: 0; padding-top: 0 }
    .rule .list > li:first-child .chips { top: 2px }
    .lists > .rest { margin-top: 12px }
    .lists > .rest:first-child { margin-top: 0; border-top: 0 }
    .lists > .rest:first-child > summary { padding-top: 0 }
    .list b { font-weight: 600; color: var(--severity) }
    .list strong { font-weight: 600 }
    .list p + p { margin-top: 2px }
    .list .path { font-size: 11.5px }
    .sides { font-size: 13px; color: var(--soft); font-variant-numeric: tabular-nums }
    .sides b { color: var(--ink) }
    .ticket { margin-top: 6px; padding: 2px 10px; border: 1px solid var(--line); border-radius: 7px;
      background: none; color: var(--soft); font-size: 12px; cursor: pointer }
    .ticket:hover { color: var(--accent); border-color: currentColor }
    .ticket + textarea { display: block; width: 100%; margin-top: 8px; padding: 8px 10px;
      border: 1px solid var(--line); border-radius: 7px; background: var(--card);
      color: var(--ink); font: 12px/1.5 var(--mono) }
    .fix, .list .why { color: var(--soft); font-size: 13px }
    .diagnostics .list { margin-top: 20px }
    .diagnostics .list span { color: var(--soft); font: 12px var(--mono) }
    .chips { position: absolute; left: 0; top: 13px; display: flex; border-radius: 9px;
      overflow: clip; border: 1px solid var(--line) }
    .chips > i { --seen: var(--n); display: grid; place-items: center; width: 32px; height: 32px;
      background: var(--sheet) }
    .chips > :only-child { width: 64px }
    .chips > .pair { height: 32px; margin: 0; border-radius: 0; box-shadow: none;
      background: var(--seen) }
    .chips > .pair b { margin: 0 }
    .chips > .pair b::after { font-size: 17px }
    .worst { margin-top: 12px; display: grid; gap: 12px }
    .worst li { display: grid; grid-template-columns: 66px minmax(0, 1fr); gap: 0 16px;
      font-size: 14px }
    .worst .chips { position: static; grid-row: span 2; align-self: start }
    .worst .none { border: 0 }
    .worst b { margin-left: 4px; font-weight: 600; color: var(--severity) }
    .worst a { font-weight: 600; text-decoration-color: var(--line) }
    .worst p + p { color: var(--soft); font-size: 13px }
    .chips i i:not([class]) { width: 18px; height: 18px; border-radius: 50%; background: var(--seen);
      box-shadow: 0 0 0 1px var(--line) }
    .chips i i[class] { width: 24px; height: 24px }

    footer { margin-top: 112px; padding-bottom: 64px }
    footer h2 { font-size: 17px; padding-top: 32px; border-top: 1px solid var(--line) }
    footer dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
      gap: 24px 40px; margin: 20px 0 32px; font-size: 14px; color: var(--soft) }
    footer dt { font-weight: 600; color: var(--ink) }
    footer em { font-style: normal; color: var(--ink) }
    @media (max-width: 860px) {
      .rule { grid-template-columns: minmax(0, 1fr) }
      .about { position: static }
    }
    """
}
