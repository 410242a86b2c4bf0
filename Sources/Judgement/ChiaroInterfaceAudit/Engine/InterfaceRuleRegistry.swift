// SPDX-License-Identifier: MIT

import ChiaroAudit
package import ChiaroFindings

/// The registry of all rules over storyboards and xibs, in the order in which they are listed.
package enum InterfaceRuleRegistry {
  /// The types of all rules.
  package static let all: [any InterfaceRule.Type] = [
    // Colors
    FixedInterfaceText.self, FixedInterfaceGround.self, FixedInterfaceTint.self,
    HalfAdaptingPair.self, LowInterfaceContrast.self, LegacyInterfaceColor.self,
    UndefinedInterfaceColor.self, StaleInterfaceColor.self, FixedLaunchScreen.self,
    // Styles
    ForcedInterfaceStyle.self, FixedInterfaceEffect.self, DeprecatedInterfaceStyle.self,
    FixedBarStyle.self, InertLayerColor.self,
    // Views
    EffectSubview.self, DeprecatedWebView.self, SeveralProminentButtons.self,
  ]

  /// The rules as the audit lists them.
  package static let listings = all.map { RuleListing(id: $0.id, $0.description) }

  /// The considerations from code for and against the findings of every rule.
  package static let considerations = CodeConsiderations.all.map(\.consideration)

  /// Returns the rule with an id; nil if there is none.
  package static func rule(_ id: String) -> (any InterfaceRule.Type)? { all.first { $0.id == id } }
}
