// SPDX-License-Identifier: MIT

/// What one variant of a color or image is for; what is not said fits every environment.
///
/// Apple counterpart: an entry of a set in an asset catalog · Source: Asset Catalog Format
/// Reference (S234) · Fidelity: exact
public struct VariantSlot: Hashable, Sendable {
  /// The light or dark appearance that a variant names.
  public enum Luminosity: String, Sendable, CaseIterable {
    /// None is named: the base, which must exist.
    case any
    /// The light appearance.
    case light
    /// The dark appearance.
    case dark
    /// The tinted home screen; app icons only.
    case tinted
  }

  /// The appearance.
  public var luminosity: Luminosity = .any
  /// Whether it is for increased contrast.
  public var isHighContrast = false
  /// The level; catalogs cannot say one.
  public var level: UserInterfaceLevel = .unspecified
  /// The gamut.
  public var gamut: DisplayGamut = .unspecified
  /// The kind of device.
  public var idiom: VariantIdiom = .universal
  /// A finer kind of device, such as `mac-catalyst`.
  public var subtype: String?
  /// A language or locale, such as `fr` or `zh-Hant`.
  public var locale: String?
  /// Pixels a point; nil fits every scale, as vectors do.
  public var scale: Double?
  /// The room across.
  public var widthClass: UserInterfaceSizeClass = .unspecified
  /// The room down.
  public var heightClass: UserInterfaceSizeClass = .unspecified
  /// The direction of lines.
  public var layoutDirection: LayoutDirection = .unspecified
  /// The memory that a device must have, in gigabytes.
  public var memory: Int?
  /// The graphics feature set that a device must have, such as `metal2v1`.
  public var graphicsFeatureSet: String?

  /// Creates a slot that fits every environment.
  public init() {}
}
