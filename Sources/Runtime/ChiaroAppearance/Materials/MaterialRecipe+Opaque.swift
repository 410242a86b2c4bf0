// SPDX-License-Identifier: MIT

public import ChiaroColor

extension MaterialRecipe {
  /// Returns the flat color that replaces the material if the user reduces transparency.
  ///
  /// It starts as the material's color over white, or over black if the material is dark, so it
  /// does not depend on the content behind. It then moves toward white or black as far as legible
  /// text requires. With normal contrast, labels reach 4.5:1. With high contrast, labels reach 7:1,
  /// and secondary labels of iOS reach 4.5:1. The secondary label of the Mac is not considered,
  /// because it has less than 4:1 even on white, and its high-contrast value is not public.
  ///
  /// Apple counterpart: materials under Reduce Transparency and Increase Contrast · Source: this
  /// project; Apple's tones are not public · Fidelity: approximate, with tones of this project
  public func opaqueForm(contrast: AccessibilityContrast = .normal) -> Color {
    let end = isDark ? Color.black : .white
    let tone = applied(to: end).components
    let forms = (0...Self.toneSteps).lazy.map { step in
      let share = Double(step) / Double(Self.toneSteps)
      return Color(.sRGB, tone + share * (end.components - tone))
    }
    return forms.first { isReadable(on: $0, contrast) } ?? end
  }

  /// The number of steps from the tone to white or black.
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
