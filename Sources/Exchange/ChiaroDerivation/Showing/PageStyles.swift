// SPDX-License-Identifier: MIT

/// The style sheet of pages on which a designer decides, without the palette's own colors.
package enum PageStyles {
  /// The style sheet.
  package static let text = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, sans-serif;
      --paper: light-dark(#f5f3ee, #161412); --ink: light-dark(#1d1a16, #f1ede6);
      --soft: light-dark(#625b50, #aba295); --line: light-dark(#dfd9ce, #36322c);
      color: var(--ink); background: var(--paper) }
    * { box-sizing: border-box }
    body { margin: 0 auto; padding: 24px clamp(16px, 4vw, 56px); max-width: 1480px }
    h1 { font-size: 26px; margin: 0 } h2 { font-size: 19px; margin: 40px 0 8px }
    h3 { font-size: 15px; margin: 24px 0 10px; color: var(--soft) }
    h1, h2, th, figcaption { overflow-wrap: anywhere }
    header p { max-width: 70ch; color: var(--soft) }
    fieldset { border: 0; padding: 0; display: flex; gap: 18px } legend { display: none }
    .pairs { display: grid; gap: 16px; grid-template-columns: repeat(auto-fill, minmax(310px, 1fr));
      align-items: start }
    figure { margin: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden }
    figcaption { padding: 8px 12px; font-weight: 600 }
    figcaption i { font-weight: 400; font-style: normal; color: var(--soft); font-size: 13px }
    .sample > div > span { display: flex; justify-content: space-between; align-items: baseline;
      gap: 12px; overflow-wrap: anywhere;
      padding: 14px; font-size: 17px }
    .sample b { font: 600 13px ui-monospace, monospace; white-space: nowrap; padding: 1px 7px;
      border-radius: 6px; color: var(--ink); background: var(--paper) }
    .sample b.fails { text-decoration: underline wavy }
    .scroll { overflow-x: auto }
    table { border-collapse: collapse; width: 100%; min-width: 960px }
    th, td { text-align: left; padding: 8px 10px 0 0; vertical-align: middle; font-weight: 400 }
    thead th { color: var(--soft); font-size: 13px }
    tbody th { font-weight: 600; width: 220px }
    small { display: block; font-weight: 400; color: var(--soft) }
    .why td { padding: 0 0 8px; border-bottom: 1px solid var(--line) }
    .why ul { margin: 2px 0 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap;
      gap: 0 18px; color: var(--soft); font-size: 13px }
    .why b { font-weight: 600 }
    .swatch { display: inline-flex; flex-direction: column; gap: 4px; padding: 8px;
      border-radius: 10px; border: 1px solid var(--line); width: 118px }
    .swatch i { height: 34px; border-radius: 6px; border: 1px solid #8884 }
    .swatch.none i { border-style: dashed; background: none }
    .swatch code { font-size: 12px; color: #111 }
    .swatch.dark code, .swatch.dark-high code, .swatch.dark-elevated code { color: #eee }
    .swatch.new { outline: 2px solid light-dark(#87490a, #f0b35b) }
    .notes { color: light-dark(#8a5000, #f5b849) }
    input[type=range] { width: 150px } output { display: block; font: 12px ui-monospace, monospace }
    :root:has([value=normal]:checked) .hc, :root:has([value=high]:checked) .nc { display: none }
    :root:has([value=normal]:checked) .sample:is(.light-high, .dark-high) { display: none }
    :root:has([value=high]:checked) .sample:is(.light, .dark) { display: none }
    """
}
