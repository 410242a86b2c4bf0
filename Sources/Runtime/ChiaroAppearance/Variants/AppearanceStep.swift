// SPDX-License-Identifier: MIT

/// A step in the lookup of a color or image variant; it considers the slots for one appearance.
///
/// A slot is the environment for which a variant is used. The steps form the outer loop of the
/// lookup: if no slot for exactly the step's appearance fits, the lookup continues with the next
/// step.
///
/// Apple counterpart: the appearance fallback of named assets · Source: the lookup order that
/// OpenSwiftUI audited against SwiftUI; statements S238 and S242 · Fidelity: measured
public struct AppearanceStep: Hashable, Sendable {
  /// The appearance that a variant must specify to be considered in this step: `light`, `dark`,
  /// `tinted`, or `any` for variants that specify none.
  public var luminosity: VariantSlot.Luminosity
  /// Whether the step considers slots for increased contrast instead of those for normal contrast.
  public var isHighContrast: Bool
  /// Whether the step considers only slots for visionOS.
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
  /// With normal contrast, the steps are: slots for the style, and then slots without a style. With
  /// increased contrast, they are: high-contrast slots for the style, normal slots for the style,
  /// high-contrast slots without a style, and normal slots without a style. A dark slot with normal
  /// contrast is therefore preferred over a high-contrast slot without a style, because a wrong
  /// luminosity is worse than missing contrast. A dark environment never uses a light slot.
  ///
  /// On visionOS, which has one appearance, slots for visionOS come first; with increased contrast,
  /// their high-contrast slots precede the others. On a tinted home screen, the tinted slot is
  /// considered first. A system without light and dark (an unspecified style) uses only slots that
  /// specify neither.
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
