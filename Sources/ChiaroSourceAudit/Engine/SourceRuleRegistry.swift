// SPDX-License-Identifier: MIT

/// All rules over Swift files.
package enum SourceRuleRegistry {
  /// Every rule, in the order in which they are listed.
  package static let all: [any SourceRule.Type] = [
    FixedColor.self, FixedLayerColor.self, StaleLayerColor.self, ForcedStyle.self,
    WindowWithoutStyle.self,
    FixedEffectStyle.self, FixedSystemStyle.self, StyleBranch.self, MissingSuperTraitChange.self,
    PageWithoutColorScheme.self, AppearanceNameComparison.self, ScreenStyle.self,
    ResolvedColorKept.self, TextWithoutColor.self, UpdateMethodMisuse.self,
    UnfilteredTraitChange.self, DeprecatedTraitChange.self, RedAndGreenAlone.self,
    LowContrastPair.self, UndefinedAsset.self, AppWithoutDark.self,
  ]
}
