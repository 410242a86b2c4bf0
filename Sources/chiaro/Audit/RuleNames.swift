// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit

/// The ids of rules that may be named.
struct RuleNames {
  /// The ids of the rules that no registry here has; asked for when one is needed.
  var others: () -> [String] = { [] }

  /// All ids, for which the others are asked.
  var all: [String] {
    RuleRegistry.all.map { $0.id } + InterfaceRuleRegistry.all.map { $0.id }
      + ScreenRuleRegistry.all.map { $0.id } + others()
  }

  /// Whether a rule has that id; the others are asked where no rule in a registry has it.
  func contains(_ id: String) -> Bool { Self.isRegistered(id) || others().contains(id) }

  /// Whether the rule is one over catalogs, or over storyboards, xibs and their screens.
  static func isRegistered(_ id: String) -> Bool {
    RuleRegistry.rule(id) != nil || InterfaceRuleRegistry.rule(id) != nil
      || ScreenRuleRegistry.rule(id) != nil
  }
}
