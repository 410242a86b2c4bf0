// SPDX-License-Identifier: MIT

import ChiaroColor

/// The colors of a page, each once, as classes that set how it is seen.
///
/// A class sets four variables: the color itself, which the browser lays over the sheet when it is
/// translucent, and how the result looks to someone without one kind of cones. All are computed
/// here in double precision; the page only chooses between them.
struct PaintTable {
  /// The ways of seeing, in the order of the switch; the first is without a deficiency.
  static let visions: [Vision] =
    [Vision(name: "n", title: "Typical", deficiency: nil)]
    + VisionDeficiency.allCases.map {
      Vision(name: String($0.rawValue.prefix(1)), title: $0.title, deficiency: $0)
    }

  /// A way of seeing.
  struct Vision {
    /// The name of its variable and the ending of its control's and filter's id.
    var name: String
    var title: String
    var deficiency: VisionDeficiency?
  }

  private struct Key: Hashable {
    var color: Color
    /// What shines through; nil when nothing does.
    var background: Color?
  }

  private var classes: [Key: Int] = [:]
  private var rules = ""
  private var wideRules = ""

  /// The class that paints a color as it is seen on a background.
  mutating func className(_ color: Color, on background: Color) -> String {
    let key = Key(color: color, background: color.alpha >= 1 ? nil : background)
    if let known = classes[key] { return "k\(known)" }
    let number = classes.count
    classes[key] = number
    add(number, color, on: background)
    return "k\(number)"
  }

  /// The rules of all classes; on screens that show more than sRGB, wide colors again as they are.
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

  /// How an opaque color looks with each deficiency.
  static func seen(_ color: Color) -> [(name: String, color: Color, text: String)] {
    visions.compactMap { vision in
      guard let deficiency = vision.deficiency else { return nil }
      let seen = color.simulated(deficiency)
      return (vision.name, seen, seen.hexText)
    }
  }
}

extension VisionDeficiency {
  /// The whole deficiency's name.
  fileprivate var title: String {
    switch self {
    case .protan: "Protanopia"
    case .deutan: "Deuteranopia"
    case .tritan: "Tritanopia"
    }
  }
}
