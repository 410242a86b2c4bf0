// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroColor

extension TraitCollection {
  /// What a desktop says, as traits; what it does not say is unspecified, and no preference is.
  ///
  /// Of the accent color there are the Mac's eight choices, of which the nearest is taken; of the
  /// text scale the categories, likewise.
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
  /// The sizes of body text, in points, where 17 is the usual one (HIG, Typography).
  private static let bodySizes: [(ContentSizeCategory, Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19),
    (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28),
    (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  /// The category whose body text comes nearest to the usual one, scaled.
  init(textScale: Double) {
    let size = textScale * 17
    let nearest = Self.bodySizes.min { abs($0.1 - size) < abs($1.1 - size) }
    self = nearest?.0 ?? .large
  }
}

extension AccentColor {
  /// The choice whose color looks most like another one.
  ///
  /// Gray is graphite; otherwise the hue decides, since choices differ in nothing else.
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

  /// The choices as System Settings of macOS 14 shows them, read off its screen.
  private static let swatches: [(AccentColor, Color)] = [
    (.blue, Color(.sRGB, 0, 0.478, 1)), (.purple, Color(.sRGB, 0.647, 0.314, 0.655)),
    (.pink, Color(.sRGB, 0.969, 0.310, 0.620)), (.red, Color(.sRGB, 1, 0.322, 0.341)),
    (.orange, Color(.sRGB, 0.969, 0.510, 0.106)), (.yellow, Color(.sRGB, 1, 0.776, 0)),
    (.green, Color(.sRGB, 0.384, 0.729, 0.275)),
  ]
}
