// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// One of the sixteen appearances for which colors are resolved: style × contrast × level × gamut.
///
/// Source: HIG Color, Dark Mode
public struct AuditAppearance: Hashable, Sendable {
  /// The style, light or dark.
  public var style: UserInterfaceStyle
  /// The contrast, normal or increased.
  public var contrast: AccessibilityContrast
  /// The interface level, base or elevated.
  public var level: UserInterfaceLevel
  /// The gamut of the display, sRGB or Display P3.
  public var gamut: DisplayGamut

  /// Creates an appearance.
  public init(
    _ style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base, gamut: DisplayGamut = .sRGB
  ) {
    self.style = style
    self.contrast = contrast
    self.level = level
    self.gamut = gamut
  }

  /// The light appearance with normal contrast, at the base level on an sRGB display.
  public static let light = AuditAppearance(.light)
  /// The dark appearance with normal contrast, at the base level on an sRGB display.
  public static let dark = AuditAppearance(.dark)

  /// All sixteen appearances, in the order of their indices.
  public static let all: [AuditAppearance] = [DisplayGamut.sRGB, .P3].flatMap { gamut in
    [UserInterfaceLevel.base, .elevated].flatMap { level in
      [AccessibilityContrast.normal, .high].flatMap { contrast in
        [UserInterfaceStyle.light, .dark].map {
          AuditAppearance($0, contrast: contrast, level: level, gamut: gamut)
        }
      }
    }
  }

  /// The light and the dark appearance, each with normal and increased contrast, at the base level
  /// on an sRGB display.
  public static let base: [AuditAppearance] = Array(all.prefix(4))

  /// The appearances that a report shows, in column order: those of `base`, and elevated dark.
  package static let reported = base + [AuditAppearance(.dark, level: .elevated)]

  /// The environment as an appearance key, whose bits are `index`.
  package var key: AppearanceKey { AppearanceKey(rawValue: UInt32(index)) }

  /// The index in `all`.
  var index: Int {
    (style == .dark ? 1 : 0) + (contrast == .high ? 2 : 0) + (level == .elevated ? 4 : 0)
      + (gamut == .P3 ? 8 : 0)
  }

  /// The same environment in the other style.
  var inOtherStyle: AuditAppearance {
    var other = self
    other.style = style == .dark ? .light : .dark
    return other
  }

  /// The same environment with increased contrast.
  var withHighContrast: AuditAppearance {
    AuditAppearance(style, contrast: .high, level: level, gamut: gamut)
  }

  /// The appearance as a trait collection.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
      $0.displayGamut = gamut
    }
  }

  /// Returns the environment as a query of an asset catalog, for a device idiom.
  func query(idiom: VariantIdiom) -> VariantQuery {
    var query = VariantQuery(key)
    query.idiom = idiom
    return query
  }
}

extension AuditAppearance: CustomStringConvertible {
  /// The appearance in the form of `AppearanceKey`, such as `light`, `dark high contrast`, `dark
  /// elevated` or `light P3`.
  public var description: String { Self.descriptions[index] }

  private static let descriptions = all.map { $0.key.description }
}
