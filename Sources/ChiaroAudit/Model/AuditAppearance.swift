// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// One of the sixteen environments in which everything is resolved: style × contrast × level ×
/// gamut.
///
/// Apple counterpart: none · Source: HIG Color, Dark Mode · Fidelity: exact
public struct AuditAppearance: Hashable, Sendable {
  /// Light or dark.
  public var style: UserInterfaceStyle
  /// Normal or increased contrast.
  public var contrast: AccessibilityContrast
  /// Base or elevated.
  public var level: UserInterfaceLevel
  /// sRGB or Display P3.
  public var gamut: DisplayGamut

  /// Creates an environment.
  public init(
    _ style: UserInterfaceStyle, contrast: AccessibilityContrast = .normal,
    level: UserInterfaceLevel = .base, gamut: DisplayGamut = .sRGB
  ) {
    self.style = style
    self.contrast = contrast
    self.level = level
    self.gamut = gamut
  }

  /// Light at normal contrast.
  public static let light = AuditAppearance(.light)
  /// Dark at normal contrast.
  public static let dark = AuditAppearance(.dark)

  /// All sixteen, in the order of their indices.
  public static let all: [AuditAppearance] = [DisplayGamut.sRGB, .P3].flatMap { gamut in
    [UserInterfaceLevel.base, .elevated].flatMap { level in
      [AccessibilityContrast.normal, .high].flatMap { contrast in
        [UserInterfaceStyle.light, .dark].map {
          AuditAppearance($0, contrast: contrast, level: level, gamut: gamut)
        }
      }
    }
  }

  /// Light and dark, each at normal and at increased contrast, on an sRGB screen at base level.
  public static let base: [AuditAppearance] = Array(all.prefix(4))

  /// Those that a report shows, in the order of its columns: the base ones, and elevated dark.
  package static let reported = base + [AuditAppearance(.dark, level: .elevated)]

  /// The place in `all`.
  var index: Int {
    (style == .dark ? 1 : 0) + (contrast == .high ? 2 : 0) + (level == .elevated ? 4 : 0)
      + (gamut == .P3 ? 8 : 0)
  }

  /// The same at increased contrast.
  var withHighContrast: AuditAppearance {
    AuditAppearance(style, contrast: .high, level: level, gamut: gamut)
  }

  /// The traits of the environment.
  public var traits: TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = level
      $0.displayGamut = gamut
    }
  }

  /// The lookup for a device of a kind.
  func query(idiom: VariantIdiom) -> VariantQuery {
    var query = VariantQuery()
    query.style = style
    query.contrast = contrast
    query.level = level
    query.gamut = gamut
    query.idiom = idiom
    return query
  }
}

extension AuditAppearance: CustomStringConvertible {
  /// `light`, `dark high contrast`, `dark elevated`, `light P3`.
  public var description: String { Self.descriptions[index] }

  private static let descriptions = all.map { appearance in
    [
      appearance.style == .dark ? "dark" : "light",
      appearance.contrast == .high ? "high contrast" : nil,
      appearance.level == .elevated ? "elevated" : nil, appearance.gamut == .P3 ? "P3" : nil,
    ].compactMap { $0 }.joined(separator: " ")
  }
}
