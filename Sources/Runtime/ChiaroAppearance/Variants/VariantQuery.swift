// SPDX-License-Identifier: MIT

/// The environment for which a lookup finds a variant.
///
/// Apple counterpart: the key of a lookup in CoreUI · Source: this project · Fidelity: approximate,
/// Apple's key is not public
public struct VariantQuery: Hashable, Sendable {
  /// The style, contrast, level, gamut, accent color, palette and idiom, as the key with which
  /// colors resolve.
  ///
  /// An idiom that `UserInterfaceIdiom` does not have, such as a watch, counts as a phone; an
  /// unspecified style counts as light.
  public private(set) var key = AppearanceKey.usual
  private var hasStyle = true

  /// The kind of device for which the lookup finds a variant.
  public var idiom: VariantIdiom = .phone {
    didSet { key.idiom = idiom.trait }
  }
  /// A subtype of the idiom, such as `mac-catalyst`; nil if the device has none.
  public var subtype: String?
  /// The language or locale, such as `fr`; nil if not specified.
  public var locale: String?
  /// The display scale, in pixels per point; nil if any scale is acceptable.
  public var scale: Double?
  /// The horizontal size class; if unspecified, variants without one are preferred.
  public var widthClass: UserInterfaceSizeClass = .unspecified
  /// The vertical size class; if unspecified, variants without one are preferred.
  public var heightClass: UserInterfaceSizeClass = .unspecified
  /// The layout direction; if unspecified, variants without one are preferred.
  public var layoutDirection: LayoutDirection = .unspecified
  /// The device's memory in gigabytes; nil if not known.
  public var memory: Int?
  /// The device's graphics feature set, such as `metal2v1`; nil if not known.
  public var graphicsFeatureSet: String?
  /// Whether the home screen is tinted, which affects only app icons.
  public var isTinted = false

  /// Creates a query for a phone with a light, normal-contrast, base-level sRGB screen.
  public init() {}

  /// Creates a query from an appearance key; all other properties are unspecified.
  public init(_ key: AppearanceKey) {
    self.key = AppearanceKey(rawValue: key.rawValue & AppearanceKey.lookupAxes)
    idiom = VariantIdiom(key.idiom)
  }

  /// Creates a query for a trait collection; an unspecified style counts as light.
  public init(_ traits: TraitCollection) {
    self.init(AppearanceKey(traits))
    scale = traits.displayScale == 0 ? nil : traits.displayScale
    widthClass = traits.horizontalSizeClass
    heightClass = traits.verticalSizeClass
    layoutDirection = traits.layoutDirection
    locale = traits.typesettingLanguage
  }

  /// The environment as a trait collection; `init(_:)` creates the same query from it.
  ///
  /// The collection does not contain the properties that traits cannot express: a subtype, a
  /// marketing icon or watch as the idiom, the memory, the graphics feature set, and whether the
  /// home screen is tinted.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
      $0.displayGamut = gamut
      $0.userInterfaceIdiom = idiom.trait
      if let scale { $0.displayScale = scale }
      $0.horizontalSizeClass = widthClass
      $0.verticalSizeClass = heightClass
      $0.layoutDirection = layoutDirection
      if let locale { $0.typesettingLanguage = locale }
      if accent != .multicolor { $0.accentColor = accent }
      if key.hasFormerPalette { $0[TraitSystemRelease.self] = .iOS18 }
    }
  }
}

extension VariantQuery {
  /// The style; unspecified means a system without light and dark, such as macOS before 10.14.
  public var style: UserInterfaceStyle {
    get { hasStyle ? key.style : .unspecified }
    set {
      hasStyle = newValue != .unspecified
      key.style = newValue
    }
  }

  /// Whether Increase Contrast is on; if unspecified, it counts as normal.
  public var contrast: AccessibilityContrast {
    get { key.contrast }
    set { key.contrast = newValue }
  }

  /// The elevation level, which only colors created in code distinguish; if unspecified, it counts
  /// as base.
  public var level: UserInterfaceLevel {
    get { key.level }
    set { key.level = newValue }
  }

  /// The display gamut of the screen; if unspecified, it counts as sRGB.
  public var gamut: DisplayGamut {
    get { key.gamut }
    set { key.gamut = newValue }
  }

  /// The accent color chosen on a Mac; it does not affect which variant is chosen, but system
  /// colors follow it.
  public var accent: AccentColor {
    get { key.accent }
    set { key.accent = newValue }
  }
}
