// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor

extension TraitCollection {
  /// Creates traits from a desktop's facts; facts that are not known, and a color scheme without a
  /// preference, stay unspecified.
  ///
  /// The accent color becomes the closest of the Mac's eight choices, and the text scale becomes
  /// the closest content size category.
  public init(_ facts: DesktopFacts) {
    self.init { traits in
      traits.userInterfaceStyle = facts.colorScheme?.style ?? .unspecified
      if let contrast = facts.contrast { traits.accessibilityContrast = contrast }
      if let gamut = facts.displayGamut { traits.displayGamut = gamut }
      if let scale = facts.displayScale { traits.displayScale = scale }
      if let scale = facts.textScale {
        traits.preferredContentSizeCategory = ContentSizeCategory(textScale: scale)
      }
      if let color = facts.accentColor { traits.accentColor = AccentColor(nearest: color) }
      if let isReduced = facts.reducesMotion { traits[TraitReduceMotion.self] = isReduced }
      if let isReduced = facts.reducesTransparency {
        traits[TraitReduceTransparency.self] = isReduced
      }
    }
  }
}

extension ContentSizeCategory {
  /// The body text size of each category in points; 17 is the default (HIG, Typography).
  private static let bodySizes: [(ContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// Creates the category whose body text size is nearest to the default one times a scale.
  init(textScale: Double) {
    let size = textScale * 17
    let nearest = Self.bodySizes.min { abs($0.1 - size) < abs($1.1 - size) }
    self = nearest?.0 ?? .large
  }
}

extension AccentColor {
  /// Creates the choice that looks most like a color.
  ///
  /// Near-grays become graphite; otherwise the nearest hue decides, since the choices hardly differ
  /// in anything else.
  init(nearest color: Color) {
    let wanted = color.converted(to: .oklch).components
    guard wanted.y > 0.04 else {
      self = .graphite
      return
    }
    func distance(_ choice: Color) -> Double {
      let turn = abs(choice.converted(to: .oklch).components.z - wanted.z)
      return min(turn, 360 - turn)
    }
    self = Self.swatches.min { distance($0.1) < distance($1.1) }?.0 ?? .blue
  }

  /// The colors of the choices in System Settings of macOS 14, measured on its screen.
  private static let swatches: [(AccentColor, Color)] = [
    (.blue, Color(.sRGB, 0, 0.478, 1)), (.purple, Color(.sRGB, 0.647, 0.314, 0.655)),
    (.pink, Color(.sRGB, 0.969, 0.310, 0.620)), (.red, Color(.sRGB, 1, 0.322, 0.341)),
    (.orange, Color(.sRGB, 0.969, 0.510, 0.106)), (.yellow, Color(.sRGB, 1, 0.776, 0)),
    (.green, Color(.sRGB, 0.384, 0.729, 0.275)),
  ]
}
