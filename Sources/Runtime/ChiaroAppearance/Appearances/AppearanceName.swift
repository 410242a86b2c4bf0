// SPDX-License-Identifier: MIT

extension Appearance {
  /// The name of an appearance.
  ///
  /// Apple counterpart: `NSAppearance.Name` · Source: NSAppearance.h (statements S193, S194); the
  /// strings as GNUstep verified them on macOS · Fidelity: exact
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name as a string, such as `NSAppearanceNameDarkAqua`.
    public let rawValue: String

    /// Creates a name from a string; an unknown string is allowed and matches only itself.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a name from a string; an unknown string is allowed and matches only itself.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// The light appearance.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// The dark appearance.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// The light appearance for content over a material.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// The dark appearance for content over a material.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    /// The light appearance with Increase Contrast, for matching only.
    public static let accessibilityHighContrastAqua = Name("NSAppearanceNameAccessibilityAqua")
    /// The dark appearance with Increase Contrast, for matching only.
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua")
    /// The vibrant light appearance with Increase Contrast, for matching only.
    public static let accessibilityHighContrastVibrantLight = Name(
      "NSAppearanceNameAccessibilityVibrantLight")
    /// The vibrant dark appearance with Increase Contrast, for matching only.
    public static let accessibilityHighContrastVibrantDark = Name(
      "NSAppearanceNameAccessibilityVibrantDark")
    /// A name from older systems; an appearance created with it is `aqua`.
    public static let lightContent = Name("NSAppearanceNameLightContent")
  }
}

extension Appearance.Name {
  /// The characteristics that a name stands for.
  struct Meaning: Hashable {
    var isDark = false
    var isVibrant = false
    var isHighContrast = false
  }

  /// The characteristics that the name stands for, or nil for an unknown name.
  var meaning: Meaning? { Self.meanings[self] }

  /// Creates the name of an appearance with the given characteristics.
  init(_ meaning: Meaning) {
    self = Self.meanings.first { $0.value == meaning }?.key ?? .aqua
  }

  private static let meanings: [Appearance.Name: Meaning] = [
    .aqua: Meaning(),
    .darkAqua: Meaning(isDark: true),
    .vibrantLight: Meaning(isVibrant: true),
    .vibrantDark: Meaning(isDark: true, isVibrant: true),
    .accessibilityHighContrastAqua: Meaning(isHighContrast: true),
    .accessibilityHighContrastDarkAqua: Meaning(isDark: true, isHighContrast: true),
    .accessibilityHighContrastVibrantLight: Meaning(isVibrant: true, isHighContrast: true),
    .accessibilityHighContrastVibrantDark: Meaning(
      isDark: true, isVibrant: true, isHighContrast: true),
  ]
}
