// SPDX-License-Identifier: MIT

/// One appearance that a lookup asks for: the outer loop of every choice.
///
/// A slot answers only when its own appearance is exactly the one asked for; when none does, the
/// next step is tried.
///
/// Apple counterpart: the appearance fallback of named assets · Source: the lookup order that
/// OpenSwiftUI audited against SwiftUI; S238, S242 · Fidelity: measured
public struct AppearanceStep: Hashable, Sendable {
  /// The luminosity asked for.
  public var luminosity: VariantSlot.Luminosity
  /// Whether increased contrast is asked for.
  public var isHighContrast: Bool
  /// Whether only slots made for visionOS count in this step.
  public var isVisionOnly: Bool

  private init(
    _ luminosity: VariantSlot.Luminosity, high isHighContrast: Bool = false,
    visionOnly isVisionOnly: Bool = false
  ) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.isVisionOnly = isVisionOnly
  }

  /// The steps for an environment, in order.
  ///
  /// With normal contrast: the style, then any. With increased contrast: the style high, the style,
  /// any high, any; so a dark slot of normal contrast beats a high one of no style, because a wrong
  /// luminosity harms more than a missing contrast. A dark environment never takes a light slot.
  /// On visionOS, which has one appearance, slots made for it go first, by contrast alone. A tinted
  /// home screen asks for the tinted slot before all others. A system without light and dark (an
  /// unspecified style) takes only slots that name neither.
  public static func steps(for query: VariantQuery) -> [AppearanceStep] {
    query.isTinted ? [AppearanceStep(.tinted)] + steps[index(query)] : steps[index(query)]
  }

  /// Whether a slot has exactly the appearance asked for.
  public func admits(_ slot: VariantSlot) -> Bool {
    slot.luminosity == luminosity && slot.isHighContrast == isHighContrast
      && (!isVisionOnly || slot.idiom == .vision)
  }

  /// The lists, by contrast, style and whether the environment is visionOS: data, not code.
  private static let steps: [[AppearanceStep]] =
    [false, true].flatMap { isVision in
      [VariantSlot.Luminosity.light, .dark, .any].flatMap { style in
        [false, true].map { isHigh in
          let vision =
            isHigh
            ? [AppearanceStep(.any, high: true, visionOnly: true)] : []
          let lead = isVision ? vision + [AppearanceStep(.any, visionOnly: true)] : []
          let named =
            isHigh
            ? [AppearanceStep(style, high: true), AppearanceStep(style)] : [AppearanceStep(style)]
          let any =
            isHigh
            ? [AppearanceStep(.any, high: true), AppearanceStep(.any)] : [AppearanceStep(.any)]
          return lead + (style == .any ? [] : named) + any
        }
      }
    }

  private static func index(_ query: VariantQuery) -> Int {
    let style =
      switch query.style {
      case .light: 0
      case .dark: 1
      case .unspecified: 2
      }
    return (query.idiom == .vision ? 6 : 0) + style * 2 + (query.contrast == .high ? 1 : 0)
  }
}
