// SPDX-License-Identifier: MIT

import ChiaroSource

/// The app icons that a home screen shows: not those of extensions, such as the mark of an action
/// in a share sheet.
package struct HomeScreenIcons {
  /// The build setting with the name of a target's icon.
  static let setting = "ASSETCATALOG_COMPILER_APPICON_NAME"

  /// The newest of the oldest systems on which the apps with a catalog run, and the newest Xcode
  /// that checked their projects.
  private var ages: [String: (system: Double, xcode: Int)] = [:]
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
        let oldest = versions.lazy.compactMap(Double.init).max()
        if oldest == nil && target.xcodeVersion == nil { continue }
        for catalog in target.catalogs {
          let age = ages[catalog] ?? (0, 0)
          ages[catalog] = (max(age.system, oldest ?? 0), max(age.xcode, target.xcodeVersion ?? 0))
        }
      }
    }
  }

  /// The Xcode that knows dark icons, and the first system of an app that somebody works on since.
  private static let newest = (xcode: 1600, system: 16.0)
  /// The first system that an app of today is still made for, where no Xcode is told.
  private static let oldestOfToday = 14.0

  /// Returns whether the apps with a catalog date from before iOS 18's dark icons; their
  /// maintainers seldom redraw icons.
  package func areOfBefore(_ catalog: String) -> Bool {
    guard let age = ages[catalog] else { return false }
    if age.xcode == 0 { return age.system < Self.oldestOfToday }
    return age.xcode < Self.newest.xcode && age.system < Self.newest.system
  }

  /// Returns whether a build setting names an icon as that of an app.
  package func isNamed(_ name: String) -> Bool { ofApps.names.contains(name) }

  /// Returns whether a home screen may show the icon of a name in a catalog.
  package func contains(_ name: String, in catalog: String) -> Bool {
    if ofExtensions.catalogs.contains(catalog), !ofApps.catalogs.contains(catalog) { return false }
    return ofApps.names.contains(name) || !ofExtensions.names.contains(name)
  }
}
