// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Testing

/// What stands for a material where people ask for less transparency or more contrast.
@Suite("Opaque forms of materials")
struct OpaqueFormTests {
  private func traits(
    _ recipe: MaterialRecipe, _ contrast: AccessibilityContrast
  ) -> TraitCollection {
    TraitCollection {
      $0.userInterfaceStyle = recipe.isDark ? .dark : .light
      $0.accessibilityContrast = contrast
    }
  }

  @Test(
    "S180: every material has an opaque form of its tone, on which labels have 4.5:1",
    arguments: MaterialRecipe.all)
  func reduced(_ recipe: MaterialRecipe) {
    let form = recipe.opaqueForm()
    #expect(form.alpha == 1)
    #expect(form == recipe.opaqueForm(contrast: .unspecified))
    for label in [DynamicColor.label, .labelColor] {
      let ink = label.resolved(with: traits(recipe, .normal))
      #expect(ink.contrast(on: form).lowest.value >= 4.5, "\(form)")
    }
    let tone = recipe.applied(to: recipe.isDark ? .black : .white)
    #expect(form.contrast(on: tone).lowest.value < 1.2)
  }

  @Test(
    "with increased contrast labels have 7:1 on it, and secondary labels of iOS 4.5:1",
    arguments: MaterialRecipe.all)
  func increased(_ recipe: MaterialRecipe) {
    let form = recipe.opaqueForm(contrast: .high)
    let isMac = recipe.platform == .macOS
    let label = (isMac ? DynamicColor.labelColor : .label).resolved(with: traits(recipe, .high))
    let ratio = label.contrast(on: form).lowest.value
    #expect(form.alpha == 1)
    #expect(ratio >= 7)
    #expect(ratio >= label.contrast(on: recipe.opaqueForm()).lowest.value)
    let second = DynamicColor.secondaryLabel.resolved(with: traits(recipe, .high))
    #expect(isMac || second.contrast(on: form).lowest.value >= 4.5)
  }
}
