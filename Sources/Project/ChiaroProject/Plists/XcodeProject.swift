// SPDX-License-Identifier: MIT

/// The appearance settings in an Xcode project's build settings.
///
/// Apple counterpart: `project.pbxproj` · Source: the build settings reference · Fidelity: exact
package struct XcodeProject: Sendable {
  /// The path of `project.pbxproj`.
  package var path: String
  /// The names of accent colors (`ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME`), sorted.
  package var accentColorNames: [String]
  /// The names of widget backgrounds (`ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME`),
  /// sorted.
  package var widgetBackgroundNames: [String]
  /// The style that the settings lock every app of the project to; nil unless all have the same.
  package let lock: InfoPlist.Lock?

  /// The version of Xcode that last checked the project, such as 1620 for 16.2; nil where the
  /// project tells none.
  package let xcodeVersion: Int?
  /// The targets that the project builds.
  let targets: [XcodeTargetDeclaration]
  /// The paths of the files that the project shows, in a target or not, from its folder.
  let references: [String]
  /// Whether the project has more entries than were looked at, so that targets may lack files.
  let isCut: Bool

  /// Creates the settings from the project's property list.
  package init(_ list: PropertyList, path: String) {
    self.path = path
    xcodeVersion = Self.xcodeVersion(list)
    (targets, references, isCut) = XcodeTargetReader.targets(list)
    var settings: [PropertyList] = []
    if case .dictionary(let objects)? = list["objects"] {
      settings = objects.values.compactMap { $0["buildSettings"] }
    }
    let values: (String) -> [String] = { key in
      Set(settings.compactMap { $0[key]?.text }.filter { !$0.isEmpty }).sorted()
    }
    accentColorNames = values("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    widgetBackgroundNames = values("ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME")
    lock = Self.lock(targets, values(ProjectTarget.styleSetting))
  }

  /// The one style of all apps; that of the settings where the project has no targets.
  private static func lock(
    _ targets: [XcodeTargetDeclaration], _ values: [String]
  ) -> InfoPlist.Lock? {
    let seen = targets.filter { !ProjectTarget.isTest($0.kind) }
    let apps = seen.filter { $0.kind == "application" }
    let declared = (apps.isEmpty ? seen : apps).map {
      $0.settings[ProjectTarget.styleSetting] ?? []
    }
    let styles = Set(targets.isEmpty ? [values] : declared)
    guard styles.count == 1, let style = styles.first, style.count == 1 else { return nil }
    return InfoPlist.Lock(setting: style[0])
  }

  private static func xcodeVersion(_ list: PropertyList) -> Int? {
    guard let key = list["rootObject"]?.text, let project = list["objects"]?[key] else {
      return nil
    }
    let checks = ["LastUpgradeCheck", "LastSwiftUpdateCheck"]
    return checks.compactMap { project["attributes"]?[$0]?.text.flatMap { Int($0) } }.max()
  }
}
