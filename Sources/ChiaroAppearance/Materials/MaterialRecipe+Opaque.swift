// SPDX-License-Identifier: MIT

public import ChiaroColor

extension MaterialRecipe {
  /// The flat color that stands for the material where people ask for less transparency.
  ///
  /// It is the tone that the material has over white, or over black where it is dark, so that it
  /// does not depend on what lies behind. It moves towards white or black as far as text needs:
  /// with normal contrast, labels have 4.5:1 on it; with high contrast they have 7:1, and iOS's
  /// secondary labels 4.5:1. The Mac's secondary label has under 4:1 even on white; its own value
  /// for high contrast is not public.
  ///
  /// Apple counterpart: materials under Reduce Transparency and Increase Contrast · Source: this
  /// project; Apple's tones are not public · Fidelity: approximate
  public func opaqueForm(contrast: AccessibilityContrast = .normal) -> Color {
    let end = isDark ? Color.black : .white
    let tone = applied(to: end).components
    let forms = (0...Self.toneSteps).lazy.map { step in
      let share = Double(step) / Double(Self.toneSteps)
      return Color(.sRGB, tone + share * (end.components - tone))
    }
    return forms.first { isReadable(on: $0, contrast) } ?? end
  }

  /// The steps in which a tone may move.
  private static let toneSteps = 64

  private func isReadable(on form: Color, _ contrast: AccessibilityContrast) -> Bool {
    let traits = TraitCollection {
      $0.userInterfaceStyle = isDark ? .dark : .light
      $0.accessibilityContrast = contrast
    }
    func ratio(_ ink: DynamicColor) -> Double {
      ink.resolved(with: traits).contrast(on: form).lowest.value
    }
    guard platform != .macOS else { return ratio(.labelColor) >= (contrast == .high ? 7 : 4.5) }
    guard contrast == .high else { return ratio(.label) >= 4.5 }
    return ratio(.label) >= 7 && ratio(.secondaryLabel) >= 4.5
  }
}
