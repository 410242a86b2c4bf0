// SPDX-License-Identifier: MIT

import ChiaroSource

/// What a web page or style sheet of the bundle says of colors and schemes.
struct PageFacts: Sendable {
  /// Whether it is a page; a style sheet otherwise.
  var isPage: Bool
  /// Whether it says anything of color schemes.
  var hasScheme = false
  /// Whether it brings no text of its own, such as a page that only runs a script.
  var isEmpty = false
  /// Whether it is a piece of a page that is put together elsewhere.
  var isFragment = false
  /// The first line that sets a color, nil when none does.
  var firstColor: Int?
  /// Whether it is a style sheet of a whole page.
  var stylesBody = false
  /// Whether it is a style sheet of running text, not only of links, films or parts by their names.
  var stylesText = false
  /// Whether text and ground of the whole page are fixed, so that they fit each other.
  var isWholePalette = false
  /// Whether both are, and the ground is dark.
  var isDarkPalette = false
  /// The lines of light grounds that stay, where other rules adapt.
  var lightInDark: [Int] = []
  /// Whether its styles are in other files.
  var hasStyleSheet = false

  /// Where a color scheme can be declared; nil where there is no place, or one is declared.
  var declaration: SchemeDeclaration?

  /// Whether it has neither colors nor a scheme, so that a browser shows it black on white.
  var isBlackOnWhite: Bool {
    if hasScheme || isEmpty || firstColor != nil { return false }
    return isPage ? !hasStyleSheet && !isFragment : stylesBody
  }

  /// Whether a path is that of a page or style sheet.
  static func isPage(_ path: String) -> Bool {
    ["html", "htm", "xhtml", "css"].contains(Path.fileExtension(path)?.lowercased() ?? "")
  }

  /// Reads a text, and the comments in it that keep rules quiet.
  init(_ bytes: [UInt8], path: String, suppressions: inout Suppressions) {
    isPage = Path.fileExtension(path)?.lowercased() != "css"
    var small = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    PageScan.readSuppressions(small, &suppressions)
    // What a comment says of colors holds nowhere.
    if !isPage { for comment in StyleSheet(small).comments { small.blank(comment) } }
    let scan = PageScan(small)
    hasScheme = scan.hasScheme
    hasStyleSheet = scan.hasStyleSheet
    firstColor = scan.firstColor
    stylesBody = scan.stylesBody
    stylesText = scan.stylesText || scan.stylesBody
    isEmpty = isPage && !scan.hasTexts
    isFragment = isPage && (!scan.isWhole || scan.isFilled)
    let styles = StyleSheetScan(String(decoding: small, as: UTF8.self))
    declaration = isBlackOnWhite ? SchemeDeclaration(bytes, isPage: isPage) : nil
    isWholePalette = styles.isWholePalette
    isDarkPalette = styles.isDarkPalette
    lightInDark = styles.lightInDark.map(\.line)
  }

  /// Whether a value begins with a color that stays.
  static func isFixed(_ value: Substring) -> Bool {
    ["#", "rgb", "hsl", "white", "black", "gray", "grey"].contains { value.hasPrefix($0) }
  }
}
