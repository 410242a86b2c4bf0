// SPDX-License-Identifier: MIT

/// The style for increased contrast, forced colors, motion preferences, and print.
enum ModeStyle {
  static let text = """
    @media (prefers-contrast: more) {
      :root { --paper: light-dark(#fff, #000); --card: light-dark(#fff, #000);
        --ink: light-dark(#000, #fff); --soft: light-dark(#2e2a25, #d9d4cc);
        --line: light-dark(#6b655b, #97907f);
        --accent: light-dark(#5c2e00, #ffd08a); --error: light-dark(#8c0b05, #ffb4ac);
        --warning: light-dark(#5f3500, #ffd387); --note: light-dark(#123f69, #b8dbfa);
        --hint: light-dark(#35383d, #d6dae0) }
      .cells > li, .heads li { --soft: var(--label); --line: var(--label) }
      :focus-visible, .view input:focus-visible + span { outline-width: 3px }
      a { text-decoration-thickness: 2px }
    }
    @media (prefers-reduced-motion: no-preference) {
      .skip { transition: top 0.15s }
      a, button, .view label span { transition: color 0.12s, background-color 0.12s,
        border-color 0.12s }
    }
    @media (forced-colors: active) {
      .cells > li, .heads li, .strip, .ticks, .chips, .pair, .hex, .bar-line, .appearance i,
      .picture i,
      .found::before, .about h3::before, .severities li::before, .check span::before {
        forced-color-adjust: none }
      .view input:checked + span { outline: 2px solid Highlight }
    }
    @media print {
      :root, :root:has(#theme-dark:checked) { color-scheme: light; font-size: 10pt;
        --paper: #fff; --card: #fff }
      * { -webkit-print-color-adjust: exact; print-color-adjust: exact }
      body { padding: 0 }
      main, footer { max-width: none; padding: 0 }
      #panel, .bar, .skip, .scripted { display: none }
      .heads, .about { position: static }
      .row, .list > li { content-visibility: visible !important; break-inside: avoid }
      .rest::details-content { content-visibility: visible; display: block }
      .rest summary, .said { display: none }
      .heads, h2, h3, .about { break-after: avoid }
      .catalog, .findings, .diagnostics, footer { margin-top: 36pt }
      a { text-decoration: none }
    }
    """
}
