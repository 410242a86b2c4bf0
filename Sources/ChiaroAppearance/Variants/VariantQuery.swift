// SPDX-License-Identifier: MIT

/// The environment for which a variant is looked for.
///
/// Apple counterpart: the key of a lookup in CoreUI · Source: this project · Fidelity: approximate
public struct VariantQuery: Hashable, Sendable {
  /// Light or dark; unspecified is a system that has neither, such as macOS before 10.14.
  public var style: UserInterfaceStyle = .light
  /// Whether Increase Contrast is on.
  public var contrast: AccessibilityContrast = .normal
  /// The level, which only colors made in code have.
  public var level: UserInterfaceLevel = .base
  /// What the screen can show.
  public var gamut: DisplayGamut = .sRGB
  /// The kind of device.
  public var idiom: VariantIdiom = .phone
  /// A finer kind of device, such as `mac-catalyst`.
  public var subtype: String?
  /// The language or locale.
  public var locale: String?
  /// Pixels a point; nil when any scale will do.
  public var scale: Double?
  /// The room across.
  public var widthClass: UserInterfaceSizeClass = .unspecified
  /// The room down.
  public var heightClass: UserInterfaceSizeClass = .unspecified
  /// The direction of lines.
  public var layoutDirection: LayoutDirection = .unspecified
  /// The device's memory in gigabytes; nil when it is not known.
  public var memory: Int?
  /// The device's graphics feature set; nil when it is not known.
  public var graphicsFeatureSet: String?
  /// The accent color chosen on a Mac; no variant says one, but system colors follow it.
  public var accent: AccentColor = .multicolor
  /// Whether the home screen is tinted; for app icons.
  public var isTinted = false

  /// A light, normal-contrast sRGB phone.
  public init() {}

  /// The environment of a trait collection; an unspecified style counts as light.
  public init(_ traits: TraitCollection) {
    style = traits.userInterfaceStyle == .dark ? .dark : .light
    contrast = traits.accessibilityContrast == .high ? .high : .normal
    level = traits.userInterfaceLevel == .elevated ? .elevated : .base
    gamut = traits.displayGamut == .P3 ? .P3 : .sRGB
    idiom = VariantIdiom(traits.userInterfaceIdiom)
    scale = traits.displayScale == 0 ? nil : traits.displayScale
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    locale = traits.typesettingLanguage
    accent = traits.accentColor
  }
}
