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
  ///   - drawsScreens: whether the screens of storyboards and xibs are drawn and judged too
  ///   - gallery: what keeps the pictures of screens; nil for none
  ///   - readsSource: whether source text is looked at
  /// - Returns: the packs, in order
  static func all(
    cachedIn folder: String? = nil, drawsScreens: Bool = false, gallery: ScreenGallery? = nil,
    readsSource: Bool = true
  ) -> [any RulePack] {
    var source = SourceRulePack.installed
    source.cacheFolder = folder
    let meter: InterfaceRulePack.Meter = { files, root, locks in
      ScreenMeasuring.screens(of: files, in: root, locked: locks, for: gallery)
    }
    let interface = InterfaceRulePack(meter: drawsScreens ? meter : nil)
    return [CatalogRulePack(), interface] + (readsSource ? [source] : [])
  }

  /// The rules of all packs, for which the program that parses source text is started.
  static var rules: [RuleListing] { all(drawsScreens: true).flatMap(\.rules) }
}
