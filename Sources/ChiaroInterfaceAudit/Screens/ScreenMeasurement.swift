// SPDX-License-Identifier: MIT

package import ChiaroSource

/// What was measured of a screen as it is drawn in light and in dark.
package struct ScreenMeasurement: Sendable {
  /// A text with the contrast of its letters with the pixels behind them.
  struct Text: Sendable {
    /// The identifier of the view that shows it.
    var object: String
    var size: Double
    var weight: Int
    /// The contrast where it is least and where it is greatest.
    var lowest: Double
    var highest: Double

    /// The contrast that it needs: large text less.
    var minimum: Double { TextOnGround.isLarge(points: size, isBold: weight >= 600) ? 3 : 4.5 }
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
  }

  /// The screen in one appearance.
  struct Look: Sendable {
    var name: String
    /// The share of the screen's pixels that are dark.
    var dark: Double
    var texts: [Text]
    var areas: [Area]
  }

  /// What people call the screen.
  var name: String
  /// The identifier of the controller or view in the file; nil where it has none.
  var object: String?
  var looks: [Look]
  /// Whether it has the same pixels in all appearances.
  var isSame: Bool

  /// Reads the measurements of a screen; nil where none were made.
  package init?(_ screen: JSONValue) {
    guard let measured = screen["measured"], let looks = measured["looks"]?.elements,
      let isSame = measured["isSame"]?.bool
    else { return nil }
    name = screen["name"]?.string ?? ""
    object = screen["object"]?.string
    self.isSame = isSame
    self.looks = looks.compactMap(Look.init)
  }

  /// The appearance with a name, such as `dark`.
  func look(_ name: String) -> Look? { looks.first { $0.name == name } }
}

extension ScreenMeasurement.Look {
  fileprivate init?(_ value: JSONValue) {
    guard let name = value["name"]?.string, let dark = value["dark"]?.number,
      let texts = value["texts"]?.elements, let areas = value["areas"]?.elements
    else { return nil }
    self.init(
      name: name, dark: dark, texts: texts.compactMap(ScreenMeasurement.Text.init),
      areas: areas.compactMap(ScreenMeasurement.Area.init))
  }
}

extension ScreenMeasurement.Text {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value["object"]?.string, let size = value["size"]?.number,
      let weight = value["weight"]?.integer, let lowest = value["lowest"]?.number,
      let highest = value["highest"]?.number
    else { return nil }
    self.init(object: object, size: size, weight: weight, lowest: lowest, highest: highest)
  }
}

extension ScreenMeasurement.Area {
  fileprivate init?(_ value: JSONValue) {
    guard let object = value["object"]?.string, let share = value["share"]?.number,
      let light = value["light"]?.number, let isFilled = value["isFilled"]?.bool
    else { return nil }
    self.init(object: object, share: share, light: light, isFilled: isFilled)
  }
}
