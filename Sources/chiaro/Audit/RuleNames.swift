// SPDX-License-Identifier: MIT

import ChiaroAudit

/// The ids of rules that may be named.
struct RuleNames {
  /// The ids of the rules that `RuleRegistry` does not have; asked for when one is needed.
  var others: () -> [String] = { [] }

  /// All ids, for which the others are asked.
  var all: [String] { RuleRegistry.all.map { $0.id } + others() }

  /// Whether a rule has that id; the others are asked where no rule over catalogs has it.
  func contains(_ id: String) -> Bool {
    RuleRegistry.rule(id) != nil || others().contains(id)
  }
}
