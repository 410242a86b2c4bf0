// SPDX-License-Identifier: MIT

import ChiaroAudit
package import ChiaroFindings

/// The registry of all rules over screens as they are drawn, in the order in which they are listed.
package enum ScreenRuleRegistry {
  /// The types of all rules.
  package static let all: [any ScreenRule.Type] = [
    VanishingText.self, LowDrawnContrast.self, LowSymbolContrast.self, SelectionByColor.self,
    LightIsland.self, UnchangingScreen.self,
  ]

  /// The rules as the audit lists them.
  package static let listings = all.map { RuleListing(id: $0.id, $0.description) }

  /// Returns the rule with an id; nil if there is none.
  package static func rule(_ id: String) -> (any ScreenRule.Type)? { all.first { $0.id == id } }
}
