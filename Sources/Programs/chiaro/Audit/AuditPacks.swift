// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit

/// The packs of rules that `chiaro audit` runs.
enum AuditPacks {
  /// The rules over catalogs, those over storyboards and xibs, and those over source text where the
  /// program that parses it is there.
  ///
  /// - Parameters:
  ///   - folder: where answers about source text are kept; nil for none
  ///   - meter: what draws and measures the screens of storyboards and xibs, so that they are
  ///     judged too; nil for none
  ///   - readsSource: whether source text is looked at
  /// - Returns: the packs, in order
  static func all(
    cachedIn folder: String? = nil, meter: InterfaceRulePack.Meter? = nil, readsSource: Bool = true
  ) -> [any RulePack] {
    var source = SourceRulePack.installed
    source.cacheFolder = folder
    return [CatalogRulePack(), InterfaceRulePack(meter: meter)] + (readsSource ? [source] : [])
  }

  /// The rules of all packs, for which the program that parses source text is started.
  static var rules: [RuleListing] { all(meter: { _, _ in MeasuredScreens() }).flatMap(\.rules) }
}
