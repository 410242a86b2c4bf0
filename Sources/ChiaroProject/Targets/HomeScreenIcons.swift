// SPDX-License-Identifier: MIT

import ChiaroSource

/// The app icons that a home screen shows: not those of extensions, such as the mark of an action
/// in a share sheet.
package struct HomeScreenIcons {
  /// The build setting with the name of a target's icon.
  static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"

  /// The newest of the oldest systems on which the apps with a catalog run.
  private var systems: [String: Double] = [:]
  private var ofApps = (names: Set<String>(), catalogs: Set<String>())
  private var ofExtensions = (names: Set<String>(), catalogs: Set<String>())

  /// Sorts the icons of a project's targets.
  package init(_ targets: [ProjectTarget]) {
    for target in targets where target.source != .folder && !target.isTest {
      let names = target.settings[Self.setting] ?? []
      if target.kind.contains("extension") {
        ofExtensions.names.formUnion(names)
        ofExtensions.catalogs.formUnion(target.catalogs)
      } else {
        ofApps.names.formUnion(names)
        ofApps.catalogs.formUnion(target.catalogs)
        let versions = target.settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? []
        guard let oldest = versions.lazy.compactMap(Double.init).max() else { continue }
        for catalog in target.catalogs { systems[catalog] = max(systems[catalog] ?? 0, oldest) }
      }
    }
  }

  /// The first system that an app of today is still made for; who keeps older ones seldom draws
  /// icons anew.
  private static let oldestOfToday = 14.0

  /// Returns whether the apps with a catalog are made for systems that hardly anybody has.
  package func areForOldSystems(_ catalog: String) -> Bool {
    systems[catalog].map { $0 < Self.oldestOfToday } ?? false
  }

  /// Returns whether a home screen may show the icon of a name in a catalog.
  package func contains(_ name: String, in catalog: String) -> Bool {
    if ofExtensions.catalogs.contains(catalog), !ofApps.catalogs.contains(catalog) { return false }
    return ofApps.names.contains(name) || !ofExtensions.names.contains(name)
  }
}
