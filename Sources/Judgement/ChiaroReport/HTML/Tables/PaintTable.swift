// SPDX-License-Identifier: MIT

import ChiaroColor

/// The distinct colors of a page, as CSS classes.
///
/// A class sets four variables: the color itself, which the browser composites on the sheet when it
/// is translucent, and the result as seen with each color-vision deficiency. All are computed here
/// in double precision; the page only chooses between them.
struct PaintTable {
  /// The kinds of color vision, in the order of the options; the first is without a deficiency.
  static let visions: [Vision] =
    [Vision(name: "n", title: "Typical", deficiency: nil)]
    + VisionDeficiency.allCases.map {
      Vision(name: String($0.rawValue.prefix(1)), title: $0.title, deficiency: $0)
    }

  /// A kind of color vision.
  struct Vision {
    /// The name of the CSS variable, and the suffix of the ids of its control and filter.
    var name: String
    var title: String
    var deficiency: VisionDeficiency?
  }

  private struct Key: Hashable {
    var color: Color
    /// The background of a translucent color; nil for an opaque one.
    var background: Color?
  }

  private var classes: [Key: Int] = [:]
  private var rules = ""
  private var wideRules = ""

  /// Returns the CSS class that paints a color on a background.
  mutating func className(_ color: Color, on background: Color) -> String {
    let key = Key(color: color, background: color.alpha >= 1 ? nil : background)
    if let known = classes[key] { return "k\(known)" }
    let number = classes.count
    classes[key] = number
    add(number, color, on: background)
    return "k\(number)"
  }

  /// The rules of all classes; on wide-gamut displays, wide colors are set again unclipped.
  var style: String {
    wideRules.isEmpty
      ? rules
      : rules
        + "@supports (color:color(display-p3 0 0 0)){@media (color-gamut:p3){\n\(wideRules)}}\n"
  }

  private mutating func add(_ number: Int, _ color: Color, on background: Color) {
    let opaque = color.alpha >= 1 ? color : color.composited(over: background)
    let seen = Self.seen(opaque)
    rules += ".k\(number){--n:\(color.hexText)"
    for view in seen { rules += ";--\(view.name):\(view.text)" }
    rules += "}\n"
    if color.isInGamut(of: .sRGB, tolerance: Self.eightBitStep / 2) { return }
    wideRules += ".k\(number){--n:\(CSSText.displayP3(color))"
    for view in seen { wideRules += ";--\(view.name):\(CSSText.displayP3(view.color))" }
    wideRules += "}\n"
  }

  private static let eightBitStep = 1.0 / 255

  /// Returns an opaque color as seen with each deficiency.
  static func seen(_ color: Color) -> [(name: String, color: Color, text: String)] {
    visions.compactMap { vision in
      guard let deficiency = vision.deficiency else { return nil }
      let seen = color.simulated(deficiency)
      return (vision.name, seen, seen.hexText)
    }
  }
}

extension VisionDeficiency {
  /// The full name of the deficiency.
  fileprivate var title: String {
    switch self {
    case .protan: "Protanopia"
    case .deutan: "Deuteranopia"
    case .tritan: "Tritanopia"
    }
  }
}
