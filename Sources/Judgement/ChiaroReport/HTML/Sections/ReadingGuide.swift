// SPDX-License-Identifier: MIT

/// The guide to reading the page, at its end.
enum ReadingGuide {
  static func html(_ page: ReportPage) -> String {
    """
    <footer>
    <h2>How to read this page</h2>
    <dl>
    <div><dt>Sheets</dt><dd>Each column is the background that the system puts behind an app's \
    content in that appearance, so translucent colors look as they do there.</dd></div>
    <div><dt>Contrast</dt><dd>The ratio of WCAG 2.2 between the color and its sheet, rounded down. \
    AA asks for 4.5:1 for text and 3:1 for large text and controls; AAA asks for 7:1. Only you \
    know whether a color is used for text.</dd></div>
    <div><dt>Slots</dt><dd><em class="own">dark</em> is a slot of the file that this appearance \
    shows first; <em>from any</em> is a slot that it takes over from an earlier \
    appearance.</dd></div>
    <div><dt>Wide colors</dt><dd>A hex value after ≈ is clipped to sRGB. Screens with a wider \
    gamut show the exact color.</dd></div>
    <div><dt>Color vision</dt><dd>Protanopia and deuteranopia by Viénot, Brettel and Mollon (1999), \
    tritanopia by Brettel, Viénot and Mollon (1997), each at its full severity.</dd></div>
    <div class="scripted"><dt>Keyboard</dt><dd><label><input type="checkbox" id="shortcuts" checked \
    autocomplete="off"> <kbd>/</kbd> goes to the search field</label></dd></div>
    <div class="scripted"><dt>Copying</dt><dd>A click on a value copies it; with the keyboard, \
    <kbd>Tab</kbd> goes to the first of a row, <kbd>←</kbd> and <kbd>→</kbd> to the others, and \
    <kbd>Enter</kbd> copies.</dd></div>
    <div class="scripted"><dt>Sharing</dt><dd>The page's address holds the filters, the appearance \
    and the color vision that are chosen.</dd></div>
    </dl>
    <p class="quiet">Written by chiaro \(MarkupText.show(page.report.version)). \
    This page holds everything it shows and loads nothing.</p>
    </footer>
    """
  }
}
