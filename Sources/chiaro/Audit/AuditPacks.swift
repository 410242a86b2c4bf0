// SPDX-License-Identifier: MIT

import ChiaroAudit

/// The packs of rules that `chiaro audit` runs.
enum AuditPacks {
  /// The rules over catalogs, and those over source text where the program that parses it is there.
  static let all: [any RulePack] = [CatalogRulePack(), SourceRulePack.installed]

  /// The rules of all packs, for which the program that parses source text is started.
  static var rules: [RuleListing] { all.flatMap(\.rules) }
}
