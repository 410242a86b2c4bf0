// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit

/// The ids of rules that may be named.
struct RuleNames {
  /// The ids of the rules that no registry here has; asked for when one is needed.
  ///
  /// Nil where the program that has them cannot be asked.
  var others: () -> [String]? = { nil }

  /// All ids, for which the others are asked.
  var all: [String] {
    RuleRegistry.all.map { $0.id } + InterfaceRuleRegistry.all.map { $0.id }
      + ScreenRuleRegistry.all.map { $0.id } + (others() ?? [])
  }

  /// Whether a rule has that id; the others are asked where no rule in a registry has it.
  func contains(_ id: String) -> Bool {
    Self.isRegistered(id) || others()?.contains(id) == true
  }

  /// Whether a rule may have that id: where the others cannot be asked, it may be one of theirs.
  func mayContain(_ id: String) -> Bool {
    contains(id)
      || others() == nil && id.allSatisfy { $0 == "-" || $0.isLowercase && $0.isASCII }
  }

  /// Whether the rule is one over catalogs, or over storyboards, xibs and their screens.
  static func isRegistered(_ id: String) -> Bool {
    RuleRegistry.rule(id) != nil || InterfaceRuleRegistry.rule(id) != nil
      || ScreenRuleRegistry.rule(id) != nil
  }
}
