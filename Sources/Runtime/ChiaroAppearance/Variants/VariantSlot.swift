// SPDX-License-Identifier: MIT

/// The environment that one variant of a color or image is for.
///
/// A property left unspecified fits every environment.
///
/// Apple counterpart: an entry of a set in an asset catalog · Source: Asset Catalog Format
/// Reference (statement S234) · Fidelity: exact
public struct VariantSlot: Hashable, Sendable {
  /// The appearance that a variant names: light, dark, tinted, or none.
  public enum Luminosity: String, Sendable, CaseIterable {
    /// No named appearance: the variant for appearances without one of their own, which every set
    /// must have.
    case any
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
    /// The tinted home screen, for app icons only.
    case tinted
  }

  /// The appearance that the variant names: light, dark or tinted; `any`, the default, for none.
  public var luminosity: Luminosity = .any
  /// Whether the variant is for increased contrast.
  public var isHighContrast = false
  /// The elevation level; asset catalogs cannot specify one.
  public var level: UserInterfaceLevel = .unspecified
  /// The display gamut that the variant is for; unspecified fits every display.
  public var gamut: DisplayGamut = .unspecified
  /// The kind of device that the variant is for.
  public var idiom: VariantIdiom = .universal
  /// A subtype of the idiom, such as `mac-catalyst`; nil fits every subtype.
  public var subtype: String?
  /// The language or locale, such as `fr` or `zh-Hant`; nil fits every locale.
  public var locale: String?
  /// The scale, in pixels per point; nil fits every scale, as vector images do.
  public var scale: Double?
  /// The horizontal size class that the variant is for; unspecified fits every one.
  public var widthClass: UserInterfaceSizeClass = .unspecified
  /// The vertical size class that the variant is for; unspecified fits every one.
  public var heightClass: UserInterfaceSizeClass = .unspecified
  /// The layout direction that the variant is for; unspecified fits both.
  public var layoutDirection: LayoutDirection = .unspecified
  /// The least memory that a device must have, in gigabytes; nil fits every device.
  public var memory: Int?
  /// The lowest graphics feature set that a device must have, such as `metal2v1`; nil fits every
  /// device.
  public var graphicsFeatureSet: String?

  /// Creates a slot that fits every environment.
  public init() {}
}
