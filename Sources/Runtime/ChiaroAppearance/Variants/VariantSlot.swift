// SPDX-License-Identifier: MIT

/// The environment for which one variant of a color or image is used.
///
/// An unspecified property fits every environment.
///
/// Apple counterpart: an entry of a set in an asset catalog · Source: Asset Catalog Format
/// Reference (statement S234) · Fidelity: exact
public struct VariantSlot: Hashable, Sendable {
  /// The appearance that a variant specifies: light, dark, tinted, or none.
  public enum Luminosity: String, Sendable, CaseIterable {
    /// No specified appearance; the variant is used for appearances without a variant of their own,
    /// and every set must have one.
    case any
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
    /// The tinted home screen; only for app icons.
    case tinted
  }

  /// The appearance that the variant specifies: light, dark or tinted; `any`, the default, means
  /// none.
  public var luminosity: Luminosity = .any
  /// Whether the variant is for increased contrast.
  public var isHighContrast = false
  /// The elevation level, which asset catalogs cannot specify.
  public var level: UserInterfaceLevel = .unspecified
  /// The display gamut for which the variant is used; if unspecified, it fits every display.
  public var gamut: DisplayGamut = .unspecified
  /// The kind of device for which the variant is used.
  public var idiom: VariantIdiom = .universal
  /// A subtype of the idiom, such as `mac-catalyst`; nil fits every subtype.
  public var subtype: String?
  /// The language or locale, such as `fr` or `zh-Hant`; nil fits every locale.
  public var locale: String?
  /// The scale, in pixels per point; nil fits every scale, as for vector images.
  public var scale: Double?
  /// The horizontal size class for which the variant is used; if unspecified, it fits every size
  /// class.
  public var widthClass: UserInterfaceSizeClass = .unspecified
  /// The vertical size class for which the variant is used; if unspecified, it fits every size
  /// class.
  public var heightClass: UserInterfaceSizeClass = .unspecified
  /// The layout direction for which the variant is used; if unspecified, it fits both.
  public var layoutDirection: LayoutDirection = .unspecified
  /// The minimum memory that a device must have, in gigabytes; nil fits every device.
  public var memory: Int?
  /// The minimum graphics feature set that a device must have, such as `metal2v1`; nil fits every
  /// device.
  public var graphicsFeatureSet: String?

  /// Creates a slot that fits every environment.
  public init() {}
}
