// SPDX-License-Identifier: MIT

import ChiaroProject
import ChiaroRaster
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
      font = Self.standIn(for: name, size)
      return
    }
    let named = element[attribute: "weight"].flatMap { Self.weights[$0] }
    let kind = element[attribute: "type"]
    font = Font(
      pointSize: size, weight: named ?? (kind == "boldSystem" ? 600 : 400),
      face: kind == "italicSystem" ? .italic : [])
  }

  /// Reads a font in the notation of AppKit: by its meaning, its text style or its name.
  @MainActor
  init?(mac element: InterfaceElement?) {
    guard let element else { return nil }
    let meta = element[attribute: "metaFont"] ?? ""
    let size = element.number("size").flatMap { $0 > 0 ? min($0, 1_000) : nil }
    if let style = element[attribute: "textStyle"], let known = Self.macStyle(style) {
      font = .systemFont(ofSize: size ?? known.size, weight: known.weight)
      return
    }
    if let name = element[attribute: "name"] {
      let isSystem = name.hasPrefix(".") || name.hasPrefix("SFNS") || name.hasPrefix("SFPro")
      substituted = isSystem ? nil : name
      font = Self.standIn(for: name, size ?? 13)
      return
    }
    let usual = Self.metaSizes.first { meta.hasPrefix($0.0) }?.1 ?? 13
    let weight =
      meta.hasSuffix("Bold")
      ? 700 : Self.metaWeights.first { meta.hasSuffix($0.0) }?.1 ?? 400
    font = .systemFont(ofSize: size ?? usual, weight: weight)
  }

  private static let metaSizes: [(String, CGFloat)] = [
    ("smallSystem", 11), ("miniSystem", 9), ("label", 10), ("message", 13), ("toolTip", 11),
    ("cellTitle", 12), ("user", 12), ("titleBar", 13), ("menu", 13),
  ]

  private static let metaWeights = [
    ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Medium", 500), ("Semibold", 600),
    ("Heavy", 800), ("Black", 900),
  ]

  /// Finds a text style by its name, which newer files write in short: `title3`.
  private static func macStyle(_ name: String) -> (size: CGFloat, weight: Int)? {
    let short = name.prefix(1).uppercased() + name.dropFirst()
    return macStyles[name] ?? macStyles["NSFontTextStyle\(short)"]
  }

  private static let macStyles: [String: (size: CGFloat, weight: Int)] = [
    "NSFontTextStyleLargeTitle": (26, 400), "NSFontTextStyleTitle1": (22, 400),
    "NSFontTextStyleTitle2": (17, 400), "NSFontTextStyleTitle3": (15, 400),
    "NSFontTextStyleHeadline": (13, 700), "NSFontTextStyleSubheadline": (11, 400),
    "NSFontTextStyleBody": (13, 400), "NSFontTextStyleCallout": (12, 400),
    "NSFontTextStyleFootnote": (10, 400), "NSFontTextStyleCaption1": (10, 400),
    "NSFontTextStyleCaption2": (10, 500),
  ]

  /// The weights by their words.
  static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500,
    "semibold": 600, "bold": 700, "heavy": 800, "black": 900,
  ]

  private static func standIn(for name: String, _ size: CGFloat) -> Font {
    let named = NamedFont(anyName: name)
    return Font(pointSize: size, weight: named.weight, face: named.face, standsFor: name)
  }
}
