// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A trait of an app's own that has nothing to do with colors.
enum DensityTrait: TraitDefinition {
  static let defaultValue = 1
}

/// A trait of an app's own by which colors are chosen.
enum ThemeTrait: TraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
}
