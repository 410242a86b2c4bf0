// SPDX-License-Identifier: MIT

import ChiaroSource

/// The app icons that a home screen shows: not those of extensions, such as the mark of an action
/// in a share sheet.
package struct HomeScreenIcons {
  /// The build setting with the name of a target's icon.
  static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"

  private var ofApps = (names: Set<String>(), catalogs: Set<String>())
  private var ofExtensions = (names: Set<String>(), catalogs: Set<String>())

  /// Reads the targets of a project.
  package init(_ project: Project) {
    for target in project.targets().targets where target.source != .folder && !target.isTest {
      let names = target.settings[Self.setting] ?? []
      if target.kind.contains("extension") {
        ofExtensions.names.formUnion(names)
        ofExtensions.catalogs.formUnion(target.catalogs)
      } else {
        ofApps.names.formUnion(names)
        ofApps.catalogs.formUnion(target.catalogs)
      }
    }
  }

  /// Returns whether a home screen may show the icon of a name in a catalog.
  package func contains(_ name: String, in catalog: String) -> Bool {
    if ofExtensions.catalogs.contains(catalog), !ofApps.catalogs.contains(catalog) { return false }
    return ofApps.names.contains(name) || !ofExtensions.names.contains(name)
  }
}
