// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// A trait of an app's own that has nothing to do with colors.
package enum DensityTrait: TraitDefinition {
  package static let defaultValue = 1
}

/// A trait of an app's own by which colors are chosen.
package enum ThemeTrait: TraitDefinition {
  package static let defaultValue = "plain"
  package static let affectsColorAppearance = true
}
