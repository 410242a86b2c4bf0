// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroFindings
import ChiaroInterfaceAudit

extension Auditor {
  /// The auditor of `chiaro audit`: the rules over catalogs, those over storyboards and xibs, and
  /// the program that parses source text.
  ///
  /// - Parameters:
  ///   - folder: where answers about source text are kept; nil for none
  ///   - meter: what draws and measures the screens of storyboards and xibs, so that they are
  ///     judged too; nil for none
  ///   - codeMeter: what draws and measures the screens in code; nil for none
  ///   - readsSource: whether source text is looked at
  init(
    cachedIn folder: String? = nil, meter: InterfaceRulePack.Meter? = nil,
    codeMeter: CodeScreenRulePack.Meter? = nil, readsSource: Bool = true
  ) {
    var code = SourceCodeReader.installed
    code.cacheFolder = folder
    self.init(
      packs: [
        CatalogRulePack(), InterfaceRulePack(meter: meter), CodeScreenRulePack(meter: codeMeter),
      ],
      readingCode: readsSource ? code : nil)
  }

  /// All rules, for which the program that parses source text is started.
  static var allRules: [RuleListing] { Auditor(meter: { _, _ in MeasuredScreens() }).rules }
}
