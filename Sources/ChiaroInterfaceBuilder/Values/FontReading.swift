// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroViews
import Foundation

/// The font that a `<fontDescription>` means, and what could not be had of it.
struct FontReading {
  let font: Font
  /// The name of a font that the system's stands in for; nil for none.
  private(set) var substituted: String?

  /// Reads a description; nil without one.
  @MainActor
  init?(_ element: InterfaceElement?) {
    guard let element else { return nil }
    if let style = element[attribute: "style"].flatMap(Font.TextStyle.init(rawValue:)) {
      font = Font.preferredFont(forTextStyle: style)
      return
    }
    let size = element.number("pointSize").flatMap { $0 > 0 ? min($0, 1_000) : nil } ?? 14
    if let name = element[attribute: "name"] {
      substituted = name
      font = .systemFont(ofSize: size, weight: Self.weight(inName: name))
      return
    }
    let named = element[attribute: "weight"].flatMap { Self.weights[$0] }
    let isBold = element[attribute: "type"] == "boldSystem"
    font = .systemFont(ofSize: size, weight: named ?? (isBold ? 600 : 400))
  }

  private static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]

  /// The weight that a font's name tells, such as that of `AvenirNext-DemiBold`.
  private static func weight(inName name: String) -> Int {
    let name = name.lowercased()
    let known = [
      ("ultralight", 100), ("extralight", 200), ("thin", 200), ("semibold", 600),
      ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
      ("medium", 500), ("light", 300),
    ]
    return known.first { name.contains($0.0) }?.1 ?? 400
  }
}
