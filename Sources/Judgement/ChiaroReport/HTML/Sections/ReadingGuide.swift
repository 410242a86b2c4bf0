// SPDX-License-Identifier: MIT

/// The guide to reading the page, at its end.
enum ReadingGuide {
  static func html(_ page: ReportPage) -> String {
    """
    <footer>
    <h2>How to read this page</h2>
    <dl>
    <div><dt>Columns</dt><dd>Each column has the background that the system puts behind an app's \
    content in that appearance, so translucent colors look as they do there.</dd></div>
    <div><dt>Contrast</dt><dd>The contrast ratio (WCAG 2.2) of the color and its background, \
    rounded down. AA asks for 4.5:1 for text and 3:1 for large text and controls; AAA asks for \
    7:1. Only you know whether a color is used for text.</dd></div>
    <div><dt>Slots</dt><dd>Under each value stands its slot in the file. <em>from any</em> means \
    that an earlier column shows the same slot; <em class="own">dark</em>, without \
    <em>from</em>, is shown first in this column.</dd></div>
    <div><dt>Wide colors</dt><dd>A hex value after ≈ is clipped to sRGB. Screens with a wider \
    gamut show the exact color.</dd></div>
    <div><dt>Color vision</dt><dd>The page simulates protanopia and deuteranopia after Viénot, \
    Brettel and Mollon (1999), and tritanopia after Brettel, Viénot and Mollon (1997), each at \
    full severity.</dd></div>
    <div class="scripted"><dt>Keyboard</dt><dd><label><input type="checkbox" id="shortcuts" checked \
    autocomplete="off"> <kbd>/</kbd> goes to the search field</label></dd></div>
    <div class="scripted"><dt>Copying</dt><dd>A click on a value copies it; with the keyboard, \
    <kbd>Tab</kbd> goes to the first of a row, <kbd>←</kbd> and <kbd>→</kbd> to the others, and \
    <kbd>Enter</kbd> copies.</dd></div>
    <div class="scripted"><dt>Sharing</dt><dd>The page's address contains the chosen filters, \
    appearance and color vision.</dd></div>
    </dl>
    <p class="quiet">Written by chiaro \(MarkupText.show(page.report.version)). \
    This page contains everything that it shows, and loads nothing from the network.</p>
    </footer>
    """
  }
}
