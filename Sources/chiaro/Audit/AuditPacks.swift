// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroInterfaceAudit

/// The packs of rules that `chiaro audit` runs.
enum AuditPacks {
  /// The rules over catalogs, those over storyboards and xibs, and those over source text where the
  /// program that parses it is there.
  ///
  /// - Parameter folder: where answers about source text are kept; nil for none
  /// - Returns: the packs, in order
  static func all(cachedIn folder: String? = nil) -> [any RulePack] {
    var source = SourceRulePack.installed
    source.cacheFolder = folder
    return [CatalogRulePack(), InterfaceRulePack(), source]
  }

  /// The rules of all packs, for which the program that parses source text is started.
  static var rules: [RuleListing] { all().flatMap(\.rules) }
}
