// SPDX-License-Identifier: MIT

import ChiaroCatalog
import ChiaroFindings

/// The sets that nobody uses, of which nothing else is said.
struct UnusedSets {
  private var names: [String: Set<String>] = [:]

  /// Looks up every set of the catalogs once; without code that was read there is none.
  init(in context: AuditContext) {
    guard let uses = context.assetUses else { return }
    for catalog in context.catalogs where names[catalog.scope] == nil {
      var isUnused: [String: Bool] = [:]
      for set in catalog.catalog.sets {
        guard let use = uses[set.path] else { continue }
        isUnused[set.name] = isUnused[set.name, default: true] && use.count == 0
      }
      names[catalog.scope] = Set(isUnused.filter(\.value).keys)
    }
  }

  /// Returns whether a finding is about one of them, and not that very thing.
  func tell(_ finding: Finding) -> Bool {
    names[finding.scope]?.contains(finding.object) == true && finding.rule != UnusedAsset.id
  }
}
