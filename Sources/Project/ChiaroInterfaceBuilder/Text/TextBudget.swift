// SPDX-License-Identifier: MIT

package import ChiaroProject
package import ChiaroSource

/// The limits on drawing the texts of a file: of one text, of a screen's texts, and of all texts.
///
/// A character of several scalars, such as the emoji of a family, takes thousands of times as long
/// as a letter (measured: 3.2 ms). Texts beyond the limits are cut, with a diagnostic.
package struct TextBudget {
  /// The most that one text may cost, in letters of the Latin alphabet.
  package static let ofText = 20_000
  /// The most that the texts of a screen may cost.
  package static let ofScreen = 200_000
  /// The most that the texts of a file may cost.
  package static let ofFile = 4_000_000

  /// What was cut, up to a number of texts.
  private var odd: [Diagnostic] = []
  private var screenRest = Self.ofScreen
  private var fileRest = Self.ofFile

  /// The most texts of which it is said that they were cut.
  private static let mostTold = 100

  /// Returns a file whose texts can be drawn, and diagnostics about cut texts.
  package static func cut(_ document: InterfaceDocument) -> (
    document: InterfaceDocument, odd: [Diagnostic]
  ) {
    var budget = TextBudget()
    var scene: InterfaceElement?
    let cut = document.replacingTexts { element, text in
      if element.isNamed("scene"), element != scene {
        scene = element
        budget.beginScreen()
      }
      return budget.cut(text, of: element)
    }
    return (cut, budget.odd)
  }

  /// Begins another screen.
  mutating func beginScreen() { screenRest = Self.ofScreen }

  /// Spends what a text costs.
  ///
  /// - Returns: what there is room for; nil for the whole text
  mutating func cut(_ text: String, of element: InterfaceElement) -> String? {
    // Numbers, names and short words, of which files are full, are drawn in no time.
    if text.utf8.count <= 64, text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    let limit = min(Self.ofText, screenRest, fileRest)
    var cost = 0
    var end = text.startIndex
    for character in text {
      let more = Self.cost(of: String(character))
      if cost + more > limit { break }
      cost += more
      end = text.index(after: end)
    }
    let whole =
      limit == Self.ofText ? "it" : limit == screenRest ? "its screen's texts" : "its file's texts"
    screenRest -= cost
    fileRest -= cost
    if end == text.endIndex { return nil }
    tell(element, whole)
    return text[..<end] + "…"
  }

  private mutating func tell(_ element: InterfaceElement, _ whole: String) {
    guard odd.count < Self.mostTold else { return }
    odd.append(
      Diagnostic(
        .warning, id: "text-cut", at: element.location,
        "a text is drawn only in part: \(whole) would take too long"))
  }

  /// The cost of a text, in letters of the Latin alphabet.
  package static func cost(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + cost(of: $1) }
  }

  private static func cost(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format: return 32
    default: return scalar.properties.isEmojiPresentation ? 128 : 4
    }
  }
}
