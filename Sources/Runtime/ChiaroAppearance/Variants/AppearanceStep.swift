// SPDX-License-Identifier: MIT

/// A step in the lookup of a color or image variant, which considers the slots of one appearance.
///
/// A slot is the environment that a variant is for. The steps form the outer loop of the lookup:
/// when no slot of exactly the step's appearance fits, the lookup goes on to the next step.
///
/// Apple counterpart: the appearance fallback of named assets · Source: the lookup order that
/// OpenSwiftUI audited against SwiftUI; statements S238 and S242 · Fidelity: measured
public struct AppearanceStep: Hashable, Sendable {
  /// The appearance that a variant must name to be considered in this step: `light`, `dark`,
  /// `tinted`, or `any` for variants that name none.
  public var luminosity: VariantSlot.Luminosity
  /// Whether the step considers slots for increased contrast, rather than those for normal
  /// contrast.
  public var isHighContrast: Bool
  /// Whether the step considers only slots made for visionOS.
  public var isVisionOnly: Bool

  private init(
    _ luminosity: VariantSlot.Luminosity, high isHighContrast: Bool = false,
    visionOnly isVisionOnly: Bool = false
  ) {
    self.luminosity = luminosity
    self.isHighContrast = isHighContrast
    self.isVisionOnly = isVisionOnly
  }

  /// Returns the steps for an environment, in order.
  ///
  /// With normal contrast these are: slots for the style, then slots without a style. With
  /// increased contrast: high-contrast slots for the style, normal slots for the style,
  /// high-contrast slots without a style, normal slots without a style. So a dark slot of normal
  /// contrast beats a high-contrast slot without a style, because a wrong luminosity harms more
  /// than missing contrast. A dark environment never uses a light slot.
  ///
  /// On visionOS, which has one appearance, slots made for visionOS come first; with increased
  /// contrast, those for high contrast before the others. On a tinted home screen the tinted slot
  /// is considered first. A system without light and dark (an unspecified style) uses only slots
  /// that name neither.
  public static func steps(for query: VariantQuery) -> [AppearanceStep] {
    query.isTinted ? [AppearanceStep(.tinted)] + steps[index(query)] : steps[index(query)]
  }

  /// Returns whether a slot has exactly the appearance that the step considers.
  public func admits(_ slot: VariantSlot) -> Bool {
    slot.luminosity == luminosity && slot.isHighContrast == isHighContrast
      && (!isVisionOnly || slot.idiom == .vision)
  }

  /// The lists of steps for each combination of visionOS or not, style and contrast.
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
