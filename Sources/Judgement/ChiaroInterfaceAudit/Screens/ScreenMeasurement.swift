// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroFindings
package import ChiaroSource

/// The measurements of a screen drawn in the light and in the dark style.
package struct ScreenMeasurement: Sendable {
  /// A text or symbol with the contrast of its pixels with those behind them.
  struct Ink: Sendable {
    /// How letters are set.
    struct Font: Sendable {
      var size: Double
      var weight: Int
    }

    /// The identifier of the object that shows it.
    var object: String
    /// The identifier of the bar around it; nil for what is in no bar, or in one that the file does
    /// not have.
    var bar: String?
    /// The font of a text; nil for a symbol.
    var font: Font?
    /// The contrast where it is least and where it is greatest.
    var lowest: Double
    var highest: Double
    /// The color that is seen and the one behind it where the contrast is least, such as `#8E8E93`;
    /// nil if they were not told.
    var colors: (ink: String, ground: String)?
    /// What made it, on a screen of code; nil on one of a file.
    var expression: DrawnExpression?

    /// The colors and a contrast, or a range of it, in words: `#8E8E93 on white, 3.26:1`.
    func words(_ lowest: Double, to highest: Double? = nil) -> String {
      let range = highest.map { " to \(ContrastRatio($0))" } ?? ""
      let value = "\(ContrastRatio(lowest))\(range)"
      guard let colors else { return "drawn with a contrast of \(value)" }
      let names = [colors.ink, colors.ground].map(PlainWords.name(ofHex:))
      return "\(names[0]) on \(names[1]), \(value)"
    }

    /// The contrast that it needs: large text and what is no text less.
    var minimum: Double {
      guard let font else { return 3 }
      return TextOnGround.isLarge(points: font.size, isBold: font.weight >= 600) ? 3 : 4.5
    }
  }

  /// A view that covers much of the screen.
  struct Area: Sendable {
    var object: String
    /// The share of the screen that it covers.
    var share: Double
    /// The share of its pixels that are light.
    var light: Double
    /// Whether it has a background that nothing shows through.
    var isFilled: Bool
    /// What made it, on a screen of code; nil on one of a file.
    var expression: DrawnExpression?
  }

  /// A bar that shows by color alone which of its items is selected.
  struct Selection: Sendable {
    var object: String
    /// The contrast of the selected item's color with that of the others.
    var contrast: Double
  }

  /// The screen in one appearance.
  struct Look: Sendable {
    var name: String
    /// The share of the screen's pixels that are dark.
    var dark: Double
    var texts: [Ink]
    /// Pictures in one color, such as symbols.
    var marks: [Ink]
    var areas: [Area]
    var selections: [Selection]
  }

  /// What people call the screen.
  var name: String
  /// The identifier of the controller or view in the file; nil where it has none.
  var object: String?
  var looks: [Look]
  /// Whether it has the same pixels in all appearances.
  var isSame: Bool
  /// Whether code locks it to a style.
  var hasOneStyle: Bool
  /// The colors of storyboards and xibs that code replaces before they are seen.
  var replaced: [SourceLocation]
  /// The colors that layers keep when the style changes, and the places that set them again.
  var staleLayers: [StaleLayer]
  var renewedLayers: [SourceLocation]

  /// Reads the measurements of a screen; nil where none were made.
  package init?(_ screen: JSONValue) {
    guard let measured = screen["measured"], let looks = measured["looks"]?.elements,
      let isSame = measured["isSame"]?.bool
    else { return nil }
    name = screen["name"]?.string ?? ""
    object = screen["object"]?.string
    self.isSame = isSame
    hasOneStyle = measured["hasOneStyle"]?.bool ?? false
    let places = { (name: StaticString) in
      measured[name]?.elements.compactMap(SourceLocation.init(measured:)) ?? []
    }
    replaced = places("replaced")
    staleLayers = measured["staleLayers"]?.elements.compactMap(StaleLayer.init) ?? []
    renewedLayers = places("renewedLayers")
    self.looks = looks.compactMap(Look.init)
  }

  /// The appearance with a name, such as `dark`.
  func look(_ name: String) -> Look? { looks.first { $0.name == name } }

  /// The appearances that are seen in an app that is locked to a style; all where it is not.
  func looks(lockedTo style: UserInterfaceStyle?) -> [Look] {
    guard let style else { return looks }
    return looks.filter { $0.name.hasPrefix("dark") == (style == .dark) }
  }
}

extension ScreenMeasurement.Look {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let dark = value["dark"]?.number,
      let texts = value["texts"]?.elements, let marks = value["marks"]?.elements,
      let areas = value["areas"]?.elements, let selections = value["selections"]?.elements
    else { return nil }
    self.init(
      name: name, dark: dark, texts: texts.compactMap(ScreenMeasurement.Ink.init),
      marks: marks.compactMap(ScreenMeasurement.Ink.init),
      areas: areas.compactMap(ScreenMeasurement.Area.init),
      selections: selections.compactMap(ScreenMeasurement.Selection.init))
  }
}

extension ScreenMeasurement.Ink {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value["object"]?.string, let lowest = value["lowest"]?.number,
      let highest = value["highest"]?.number
    else { return nil }
    var font: Font?
    if let size = value["size"]?.number, let weight = value["weight"]?.integer {
      font = Font(size: size, weight: weight)
    }
    var colors: (String, String)?
    if let ink = value["inkColor"]?.string, let ground = value["groundColor"]?.string {
      colors = (ink, ground)
    }
    self.init(
      object: object, bar: value["bar"]?.string, font: font, lowest: lowest, highest: highest,
      colors: colors, expression: DrawnExpression(value))
  }
}

extension ScreenMeasurement.Selection {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value["object"]?.string, let contrast = value["contrast"]?.number else {
      return nil
    }
    self.init(object: object, contrast: contrast)
  }
}

extension ScreenMeasurement.Area {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value["object"]?.string, let share = value["share"]?.number,
      let light = value["light"]?.number, let isFilled = value["isFilled"]?.bool
    else { return nil }
    self.init(
      object: object, share: share, light: light, isFilled: isFilled,
      expression: DrawnExpression(value))
  }
}
