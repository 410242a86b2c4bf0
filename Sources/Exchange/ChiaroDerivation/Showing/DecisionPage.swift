// SPDX-License-Identifier: MIT

import ChiaroReport

/// The frame of a page on which a designer decides: its head, a heading and the choice of contrast.
///
/// The page is one file; by its policy it loads nothing, sends nothing and runs its own scripts
/// alone.
package struct DecisionPage {
  /// The title and heading, as plain text.
  package var title: String
  /// The content below the heading, as HTML.
  package var summary: String
  /// The style sheets.
  package var styles: [String]
  /// The scripts, which run when all is there.
  package var scripts: [String] = []
  /// The content on which the reader decides, as HTML.
  package var main: String

  package init(
    title: String, summary: String, styles: [String], scripts: [String] = [], main: String
  ) {
    (self.title, self.summary, self.styles) = (title, summary, styles)
    (self.scripts, self.main) = (scripts, main)
  }

  /// The page.
  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\
    \(ContentPolicy.text(styles: styles, scripts: scripts))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(MarkupText.show(title))</title>
    \(styles.map { "<style>\($0)</style>" }.joined(separator: "\n"))
    </head>
    <body>
    <header><h1>\(MarkupText.show(title))</h1><p>\(summary)</p>\(Self.choice)</header>
    <main>\(main)</main>\(scripts.map { "\n<script>\($0)</script>" }.joined())
    </body>
    </html>

    """
  }

  private static let choice = """
    <fieldset><legend>Show</legend>
    <label><input type="radio" name="contrast" value="normal" checked> Normal contrast</label>
    <label><input type="radio" name="contrast" value="high"> Increased contrast</label>
    </fieldset>
    """
}
