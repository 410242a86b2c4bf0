// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroFindings

/// A color of a pair, as both styles show it.
struct StyledColor: Hashable, Sendable {
  var name: String
  var light: Color
  var dark: Color

  /// Whether it looks different in the dark.
  var adapts: Bool { light != dark }

  /// A color that is written down, which is the same in both styles; nil for one whose components
  /// are not known.
  init?(_ value: ColorValue) {
    guard let color = value.color, !value.isAdaptiveGray else { return nil }
    (name, light, dark) = (value.name, color, color)
  }

  private init(_ name: String, light: (Double, Double), dark: (Double, Double)) {
    self.name = name
    self.light = Color(.sRGB, light.0, light.0, light.0, alpha: light.1)
    self.dark = Color(.sRGB, dark.0, dark.0, dark.0, alpha: dark.1)
  }

  /// The system's colors for text; the grays have a touch of blue on a phone, which does not matter
  /// to what can be read.
  private static let texts: [String: StyledColor] = [
    "label": StyledColor("label", light: (0, 1), dark: (1, 1)),
    "secondaryLabel": StyledColor("secondaryLabel", light: (0.24, 0.6), dark: (0.92, 0.6)),
    "labelColor": StyledColor("labelColor", light: (0, 0.85), dark: (1, 0.85)),
    "textColor": StyledColor("textColor", light: (0, 1), dark: (1, 1)),
    "controlTextColor": StyledColor("controlTextColor", light: (0, 0.85), dark: (1, 0.85)),
    "secondaryLabelColor": StyledColor("secondaryLabelColor", light: (0, 0.5), dark: (1, 0.55)),
    "primary": StyledColor("primary", light: (0, 1), dark: (1, 1)),
    "secondary": StyledColor("secondary", light: (0.24, 0.6), dark: (0.92, 0.6)),
  ]

  /// The system's grounds.
  private static let grounds: [String: StyledColor] = [
    "systemBackground": StyledColor("systemBackground", light: (1, 1), dark: (0, 1)),
    "secondarySystemBackground": StyledColor(
      "secondarySystemBackground", light: (0.95, 1), dark: (0.11, 1)),
    "tertiarySystemBackground": StyledColor(
      "tertiarySystemBackground", light: (1, 1), dark: (0.17, 1)),
    "systemGroupedBackground": StyledColor(
      "systemGroupedBackground", light: (0.95, 1), dark: (0, 1)),
    "secondarySystemGroupedBackground": StyledColor(
      "secondarySystemGroupedBackground", light: (1, 1), dark: (0.11, 1)),
    "systemGray6": StyledColor("systemGray6", light: (0.95, 1), dark: (0.11, 1)),
    "windowBackgroundColor": StyledColor(
      "windowBackgroundColor", light: (0.925, 1), dark: (0.196, 1)),
    "controlBackgroundColor": StyledColor(
      "controlBackgroundColor", light: (1, 1), dark: (0.118, 1)),
    "textBackgroundColor": StyledColor("textBackgroundColor", light: (1, 1), dark: (0.118, 1)),
    "background": StyledColor("background", light: (1, 1), dark: (0, 1)),
  ]

  /// The color on another, as a style shows both.
  func colors(on ground: StyledColor, inDark isDark: Bool) -> ColorPair.Colors {
    isDark
      ? ColorPair.Colors(dark, on: ground.dark) : ColorPair.Colors(light, on: ground.light)
  }

  /// The system's color of a text by its name; nil for another name.
  static func text(_ name: String) -> StyledColor? { texts[name] }

  /// The system's color of a ground by its name; nil for another name.
  static func ground(_ name: String) -> StyledColor? { grounds[name] }
}

/// A text on a ground, of which one adapts and the other does not.
struct HalfPair: Sendable {
  var site: Site
  var text: StyledColor
  /// What the ground may be, each the colors that it goes through.
  var grounds: [[StyledColor]]
  /// Where the ground is set.
  var groundLine: Int
  /// Whether the text's color is written where the text is.
  var isExplicit: Bool
  /// The modifiers on the way, some of which may be the project's own.
  var modifiers: Set<String> = []

  /// The contrast under which a text is lost where it can be read in the other style.
  static let limit = 3.0

  /// Where a pair fails.
  struct Failure {
    var ratio: Double
    var appearance: String
    var ground: StyledColor
    var text: Color
    var under: Color
  }

  /// The style in which the text is read least, on a ground that does not go with it; nil where it
  /// is read in both.
  var failure: Failure? {
    var worst: Failure?
    for colors in grounds where colors.contains(where: { $0.adapts != text.adapts }) {
      for appearance in ["light", "dark"] {
        guard let best = best(on: colors, appearance), best.ratio < Self.limit else { continue }
        if best.ratio < worst?.ratio ?? .infinity { worst = best }
      }
    }
    return worst
  }

  /// The place of a ground on which a text stands out most: one that is lost there is lost on all.
  private func best(on colors: [StyledColor], _ appearance: String) -> Failure? {
    colors.compactMap { ground in
      let (front, back) =
        appearance == "dark" ? (text.dark, ground.dark) : (text.light, ground.light)
      guard back.alpha > 0.9 else { return nil }
      let ratio = front.contrast(on: back.withAlpha(1)).lowest.value
      return Failure(
        ratio: ratio, appearance: appearance, ground: ground, text: front, under: back)
    }.max { $0.ratio < $1.ratio }
  }
}
