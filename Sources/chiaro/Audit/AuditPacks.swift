// SPDX-License-Identifier: MIT

import ChiaroAudit

/// The packs of rules that `chiaro audit` runs.
enum AuditPacks {
  /// The rules over catalogs, and those over source text where the program that parses it is there.
  static let auditor = Auditor(packs: [CatalogRulePack(), SourceRulePack.installed])
}
