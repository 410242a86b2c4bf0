// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// The environment for which an entry of a set is used, as it is spelled in the file; missing keys
/// are nil.
///
/// Apple counterpart: the keys of an entry in `Contents.json` · Source: Asset Catalog Format
/// Reference; xcbuild · Fidelity: exact
public struct EntrySlot: Hashable, Sendable {
  /// The kind of device, such as `universal`, `iphone` or `mac`.
  public var idiom: String?
  /// The subtype of the device, such as `mac-catalyst`, `retina4` or `736h`.
  public var subtype: String?
  /// The display gamut: `sRGB` or `display-P3`.
  public var gamut: String?
  /// The luminosity: `light`, `dark` or `tinted`.
  public var style: String?
  /// The contrast; its only known value is `high`.
  public var contrast: String?
  /// The language or locale, such as `fr`.
  public var locale: String?
  /// The scale: `1x`, `2x` or `3x`.
  public var scale: String?
  /// The horizontal size class: `compact` or `regular`.
  public var widthClass: String?
  /// The vertical size class: `compact` or `regular`.
  public var heightClass: String?
  /// The layout direction: `left-to-right` or `right-to-left`.
  public var languageDirection: String?
  /// The minimum memory of the device, such as `1GB` or `2GB`.
  public var memory: String?
  /// The minimum graphics feature set of the device, such as `metal1v1` or `metal2v1`.
  public var graphicsFeatureSet: String?
  /// The screen width of the watch for which the entry is used, such as `<=145` or `>161`.
  public var screenWidth: String?
  /// The platform of an app icon, such as `ios` or `watchos`.
  public var platform: String?
  /// The size of an app icon in points, such as `60x60`.
  public var size: String?
  /// The use of an app icon on the watch, such as `notificationCenter`.
  public var role: String?

  /// Creates a slot without any keys.
  public init() {}

  /// The slot in the form that lookups use; nil if a value is not known, so that no environment can
  /// match.
  ///
  /// Values with an unusual but understandable spelling are accepted, and the reader reports them.
  public var variant: VariantSlot? {
    var slot = VariantSlot()
    guard let idiom = Self.idiom(idiom), let luminosity = Self.luminosity(style),
      let gamut = Self.gamut(gamut), contrast == nil || contrast == "high",
      scale == nil || scale.flatMap(Self.scale) != nil
    else { return nil }
    slot.idiom = idiom
    slot.luminosity = luminosity
    slot.gamut = gamut
    slot.isHighContrast = contrast == "high"
    slot.subtype = subtype ?? screenWidth
    slot.locale = locale
    slot.scale = scale.flatMap(Self.scale)
    slot.widthClass = Self.sizeClass(widthClass)
    slot.heightClass = Self.sizeClass(heightClass)
    slot.layoutDirection = Self.direction(languageDirection)
    slot.memory = memory.flatMap { Int($0.prefix { $0.isNumber }) }
    slot.graphicsFeatureSet = graphicsFeatureSet
    return slot
  }

  /// Returns the idiom with a spelling in a file, universal for nil; nil for unknown spellings.
  package static func idiom(_ text: String?) -> VariantIdiom? {
    guard let text else { return .universal }
    // Reality Composer's spelling of the same device.
    return text == "reality" ? .vision : VariantIdiom(rawValue: text)
  }

  private static func luminosity(_ text: String?) -> VariantSlot.Luminosity? {
    guard let text else { return .any }
    return VariantSlot.Luminosity(rawValue: text)
  }

  static func gamut(_ text: String?) -> DisplayGamut? {
    switch text?.lowercased() {
    case nil: .unspecified
    case "srgb": .sRGB
    case "display-p3": .P3
    default: nil
    }
  }

  static func scale(_ text: String) -> Double? {
    guard text.hasSuffix("x"), let scale = Double(text.dropLast()), scale > 0 else { return nil }
    return scale
  }

  private static func sizeClass(_ text: String?) -> UserInterfaceSizeClass {
    switch text {
    case "compact": .compact
    case "regular": .regular
    default: .unspecified
    }
  }

  private static func direction(_ text: String?) -> LayoutDirection {
    switch text {
    case "left-to-right": .leftToRight
    case "right-to-left": .rightToLeft
    default: .unspecified
    }
  }
}
