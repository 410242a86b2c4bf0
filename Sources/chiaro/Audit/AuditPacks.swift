// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit

/// The packs of rules that `chiaro audit` runs.
enum AuditPacks {
  /// The rules over catalogs, those over storyboards and xibs, and those over source text where the
  /// program that parses it is there.
  static let all: [any RulePack] = [
    CatalogRulePack(), InterfaceRulePack(), SourceRulePack.installed,
  ]

  /// The rules of all packs, for which the program that parses source text is started.
  static var rules: [RuleListing] { all.flatMap(\.rules) }
}
