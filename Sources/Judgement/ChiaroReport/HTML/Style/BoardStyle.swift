// SPDX-License-Identifier: MIT

/// The style of the boards: names at the left, and for each appearance a sheet that runs through
/// all rows, with swatches and pictures on it.
enum BoardStyle {
  /// The selectors of elements whose colors follow the chosen color vision.
  private static let seen =
    ".cells > li, .chips > i, .strip path, .pair, .pair b, .hex"

  static let text = """
    .catalog { margin-top: 88px; scroll-margin-top: 24px }
    .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 18px }
    .title .path { width: 100% }
    .title p { color: var(--soft) }
    .platform { font-weight: 560; color: var(--accent) }
    .board { margin-top: 26px; container: board / inline-size }
    .board + .board { margin-top: 48px }
    .heads, .row { display: grid; grid-template-columns: minmax(190px, 3fr) minmax(0, 9fr);
      column-gap: 28px }
    .heads { position: sticky; top: 0; z-index: 3; background: var(--paper); padding-top: 10px;
      align-items: end }
    .heads h3 { padding-bottom: 10px }
    .heads ol, .cells { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
      border: 0 solid var(--line); border-width: 0 1px }
    .heads ol { border-top-width: 1px; border-radius: 14px 14px 0 0; overflow: clip }
    .rows > :last-child .cells { border-bottom-width: 1px; border-radius: 0 0 14px 14px;
      overflow: clip }
    .heads li, .cells > li { background: var(--sheet); color: var(--ink) }
    .heads li { padding: 10px 14px; font-size: 13px; font-weight: 560; line-height: 1.3 }
    .heads span { display: block; font: 11px/1.4 var(--mono); color: var(--soft) }

    .row { scroll-margin-top: 76px }
    .has-scripts .row { content-visibility: auto; contain-intrinsic-size: auto 132px }
    .has-scripts .row.image { contain-intrinsic-size: auto 190px }
    .rest { border-top: 1px solid var(--line) }
    .rows + .rest { margin-top: 20px }
    .rest summary { padding: 12px 4px; font-size: 14px; color: var(--soft); cursor: pointer;
      border-radius: 6px; scroll-margin-top: 76px }
    .rest summary:hover { color: var(--accent) }
    .rest .rows > :first-child .cells { border-top-width: 1px; border-radius: 14px 14px 0 0;
      overflow: clip }
    .rest .rows > :first-child .cells > li, .rest .rows > :first-child .name { border-top: 0 }
    .rest .rows > :only-child .cells { border-radius: 14px }
    .name { padding: 15px 0 20px; border-top: 1px solid var(--line) }
    .name .path { margin-top: 2px; font-size: 11px }
    .uses summary { margin-top: 6px; font-size: 12px; color: var(--soft); cursor: pointer }
    .uses li { margin-top: 6px }
    .uses pre { margin-top: 2px; font: 11px/1.45 var(--mono); white-space: pre-wrap;
      overflow-wrap: anywhere; unicode-bidi: isolate }
    .row:target .name { box-shadow: inset 3px 0 var(--accent); padding-left: 14px }
    .tag { color: var(--soft); font-size: 12px; margin-top: 1px }
    .cells > li { position: relative; padding: 15px 14px 16px; border-top: 1px solid var(--line);
      font-size: 12px; line-height: 1.5; --seen: var(--n) }
    .cells > li::before { position: absolute; width: 1px; height: 1px; overflow: hidden;
      clip-path: inset(50%); white-space: nowrap }
    .cells b, .cells span, .cells q, .cells code, .cells em { display: block; font-style: normal }
    .cells > li > i { display: block; position: relative; height: 46px; margin: 0 40px 9px 0;
      border-radius: 10px; background: var(--seen); box-shadow: inset 0 0 0 1px var(--line) }
    .cells > li > i:not(.picture)::after { content: "Aa" / ""; position: absolute;
      left: calc(100% + 10px); top: 11px; font: 600 20px/24px var(--text); color: var(--seen);
      white-space: nowrap }
    .cells b { font: 500 12px/1.5 var(--mono) }
    .cells code { font: 11px/1.4 var(--mono); color: var(--soft) }
    .cells span { font-variant-numeric: tabular-nums }
    .cells q { quotes: none; font-weight: 500 }
    .cells em { color: var(--soft) }
    em.own::before { content: ""; display: inline-block; width: 6px; height: 6px;
      margin-right: 5px; border-radius: 50%; background: currentColor; vertical-align: 1.5px }
    .cells > .void > i, .cells > li > i.void { box-shadow: inset 0 0 0 1px var(--soft);
      background: linear-gradient(to top right, transparent calc(50% - 0.6px), var(--soft) 0
      calc(50% + 0.6px), transparent 0) }
    .cells > .void > i::after, .cells > li > i.void::after { content: none }

    .heads li + li, .cells > li + li { border-left: 1px solid var(--line) }
    .cells > li > .picture { display: grid; place-items: center; height: auto; min-height: 64px;
      margin-right: 0; background: none; box-shadow: none; border-radius: 0 }
    .image .cells b { font-size: 11px }
    .picture i { display: block; width: min(100%, var(--w, 64) * 1px); max-height: 112px;
      aspect-ratio: var(--w, 1) / var(--h, 1) }
    .plain { background: center / contain no-repeat }
    .tint { background: var(--label); mask: center / contain no-repeat }

    .found { position: relative; display: block; margin-top: 8px; padding-left: 16px;
      line-height: 1.4; text-decoration: none; overflow-wrap: anywhere;
      unicode-bidi: isolate }
    .pair { display: grid; place-items: center; width: 56px; height: 28px; margin-top: 6px;
      border-radius: 7px; background: var(--seen); box-shadow: inset 0 0 0 1px var(--line) }
    .pair, .pair b, .hex { --seen: var(--n) }
    .pair b::after { content: "Aa" / ""; color: var(--seen); font: 600 15px/1 var(--text) }
    .hex { white-space: nowrap; padding-left: 1em; background: no-repeat radial-gradient(
      circle at 0.46em 50%, var(--seen) 0.32em, var(--soft) 0.36em 0.39em, transparent 0.42em) }
    .has-scripts [role=button] { cursor: copy }
    .has-scripts [role=button]:hover { text-decoration: underline;
      text-decoration-style: dotted; text-underline-offset: 2px }
    .found:hover { text-decoration: underline }
    .found::before { content: ""; position: absolute; left: 0; top: 0.22em; width: 10px;
      height: 10px; background: var(--severity); clip-path: var(--shape) }
    .found b { display: inline; font: inherit; font-weight: 600 }
    .name .found { font-size: 13px }

    :root:has(#vision-p:checked) :is(\(seen)) { --seen: var(--p); --sheet: var(--sheet-p) }
    :root:has(#vision-d:checked) :is(\(seen)) { --seen: var(--d); --sheet: var(--sheet-d) }
    :root:has(#vision-t:checked) :is(\(seen)) { --seen: var(--t); --sheet: var(--sheet-t) }
    :root:has(#vision-p:checked) .plain { filter: url(#see-p) }
    :root:has(#vision-d:checked) .plain { filter: url(#see-d) }
    :root:has(#vision-t:checked) .plain { filter: url(#see-t) }

    :root:has(.appearance input:not(#appearance-0):checked) {
      .heads { grid-template-columns: 1fr; border-bottom: 1px solid var(--line) }
      .heads ol { border-radius: 0; border-width: 0 }
      .heads li { display: flex; gap: 12px; align-items: baseline; padding: 6px 14px }
      .rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(216px, 1fr));
        gap: 20px; margin-top: 20px }
      .row { display: flex; flex-direction: column-reverse; justify-content: flex-end }
      .cells { border-width: 1px; border-radius: 14px; overflow: clip }
      .cells > li { border-top: 0; border-left: 0 }
      .cells > li > i:not(.picture) { height: 84px; margin-right: 56px; max-width: none }
      .cells > li > i:not(.picture)::after { font-size: 30px; line-height: 62px }
      .name { border: 0; padding: 10px 4px 8px }
    }

    @media (max-width: 999px) {
      .heads { top: 46px }
      :root { scroll-padding-top: 46px }
    }
    @container board (max-width: 860px) {
      .heads, .row { grid-template-columns: minmax(0, 1fr) }
      .heads { position: static }
      .heads ol { display: none }
      .name { padding-bottom: 12px }
      .cells, .rows > :last-child .cells, .rest .rows > :first-child .cells {
        display: flex; flex-wrap: wrap; border-width: 1px; border-radius: 14px; overflow: clip;
        margin-bottom: 18px }
      .cells > li { flex: 1 1 160px }
      .cells > li > i:not(.picture) { max-width: 200px }
      .cells > li::before { position: static; display: block; width: auto; height: auto;
        clip-path: none; white-space: normal; font-weight: 560; margin-bottom: 7px }
    }
    """
}
