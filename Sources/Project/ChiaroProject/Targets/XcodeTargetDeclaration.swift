// SPDX-License-Identifier: MIT

import ChiaroSource

/// A target declared by an Xcode project, with paths relative to the folder of the project.
struct XcodeTargetDeclaration: Sendable {
  /// A folder whose files all belong to the target, as in projects of Xcode 16.
  struct Folder: Sendable {
    var path: String
    /// The paths of files in the folder that do not belong to the target.
    var exceptions: Set<String>
  }

  var name: String
  var kind: String
  var files: [String] = []
  var folders: [Folder] = []
  var settings: [String: [String]] = [:]
  /// The platforms that the target is built for, such as `macos`, sorted; empty if the project file
  /// names none.
  var platformNames: [String] = []
}

/// A reader of the targets in an Xcode project's property list.
///
/// The objects in the list refer to each other by keys, possibly in cycles, so that each group is
/// visited only once.
struct XcodeTargetReader {
  /// The largest number of targets that are read, more than any known project has.
  static let targetLimit = 2_000
  /// The largest number of entries that are followed, in all targets together.
  static let stepLimit = 1_000_000
  /// The largest number of bytes in the paths of all files and groups.
  private static let pathByteLimit = 64 << 20
  /// The longest path that is kept, in bytes (`PATH_MAX` of Linux).
  private static let longestPath = 4_096

  /// The settings in a list of build configurations.
  private struct Configurations {
    /// The values of each setting, sorted.
    var values: [String: [String]] = [:]
    /// Whether a configuration has a settings file (`.xcconfig`).
    var hasFile = false
  }

  private let objects: [String: PropertyList]
  private let root: PropertyList?
  /// The path of each file and group, by key.
  private var paths: [String: String] = [:]
  private var configurations: [String: Configurations] = [:]
  private var steps = 0

  /// What a project file tells of targets.
  typealias Content = (targets: [XcodeTargetDeclaration], references: [String], isCut: Bool)

  /// Returns the targets of a project, the files that it shows, and whether it has more entries
  /// than were looked at.
  static func targets(_ list: PropertyList) -> Content {
    guard case .dictionary(let objects)? = list["objects"], let key = list["rootObject"]?.text
    else { return ([], [], false) }
    var reader = XcodeTargetReader(objects: objects, root: objects[key])
    let targets = reader.read()
    return (targets, Array(reader.paths.values), reader.steps > stepLimit)
  }

  private init(objects: [String: PropertyList], root: PropertyList?) {
    self.objects = objects
    self.root = root
  }

  private func object(_ key: PropertyList?) -> PropertyList? { key?.text.flatMap { objects[$0] } }

  /// Counts entries that are followed; false once there were too many.
  private mutating func spend(_ count: Int = 1) -> Bool {
    steps += count
    return steps <= Self.stepLimit
  }

  private mutating func read() -> [XcodeTargetDeclaration] {
    guard let root else { return [] }
    notePaths(root["mainGroup"]?.text ?? "")
    var targets: [XcodeTargetDeclaration] = []
    for key in root["targets"]?.elements.prefix(Self.targetLimit) ?? [] {
      guard let key = key.text, let object = objects[key] else { continue }
      if let target = target(object, key) { targets.append(target) }
    }
    return targets
  }

  // MARK: Paths

  private mutating func notePaths(_ mainGroup: String) {
    var pending = [(key: mainGroup, folder: "")]
    var byteCount = 0
    while let (key, folder) = pending.popLast() {
      guard paths[key] == nil, let object = objects[key] else { continue }
      let own = object["path"]?.text ?? ""
      let path: String? =
        switch object["sourceTree"]?.text {
        case "<group>", nil: own.isEmpty ? folder : Path.join(folder, own)
        case "SOURCE_ROOT": own
        default: nil
        }
      // What lies in a toolchain or among products is none of the project's.
      guard let path, path.utf8.count <= Self.longestPath else { continue }
      byteCount += path.utf8.count
      guard byteCount <= Self.pathByteLimit else { return }
      paths[key] = path
      for child in object["children"]?.elements ?? [] {
        if let child = child.text { pending.append((child, path)) }
      }
    }
  }

  // MARK: Targets

  private mutating func target(_ object: PropertyList, _ key: String) -> XcodeTargetDeclaration? {
    guard let name = object["name"]?.text else { return nil }
    let type = object["productType"]?.text ?? ""
    var target = XcodeTargetDeclaration(
      name: name, kind: type.split(separator: ".").last.map(String.init) ?? "")
    for phase in object["buildPhases"]?.elements ?? [] {
      for file in self.object(phase)?["files"]?.elements ?? [] {
        guard spend() else { break }
        guard let reference = self.object(file)?["fileRef"]?.text else { continue }
        target.files += files(reference)
      }
    }
    for folder in object["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard spend() else { break }
      guard let folder = folder.text, let path = paths[folder] else { continue }
      target.folders.append(
        XcodeTargetDeclaration.Folder(path: path, exceptions: exceptions(folder, of: key)))
    }
    let levels = [object, root].compactMap { $0 }.map { configurations(of: $0) }
    for name in Self.settings {
      // What the target lacks is taken from the project.
      target.settings[name] = levels.lazy.compactMap { $0.values[name] }.first
    }
    target.platformNames = PlatformNames.named(byKind: target.kind) ?? Self.platformNames(levels)
    return target
  }

  /// Returns the paths of a file reference; for a localized file, those of all languages.
  private mutating func files(_ key: String) -> [String] {
    guard let object = objects[key] else { return [] }
    let children = object["children"]?.elements ?? []
    guard spend(children.count) else { return [] }
    if children.isEmpty { return paths[key].map { [$0] } ?? [] }
    return children.compactMap { $0.text.flatMap { paths[$0] } }
  }

  /// Returns the files of a synchronized folder that do not belong to a target.
  private mutating func exceptions(_ folder: String, of target: String) -> Set<String> {
    var names: Set<String> = []
    for key in objects[folder]?["exceptions"]?.elements ?? [] {
      guard spend() else { break }
      guard let set = object(key), set["target"]?.text == target else { continue }
      let exceptions = set["membershipExceptions"]?.elements ?? []
      guard spend(exceptions.count) else { break }
      names.formUnion(exceptions.compactMap(\.text))
    }
    return names
  }

  // MARK: Settings

  /// The names of the build settings that affect appearance.
  static let settings = [
    HomeScreenIcons.setting, "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME", "INFOPLIST_FILE",
    "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_NSRequiresAquaSystemAppearance",
    "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "SDKROOT", "SUPPORTED_PLATFORMS",
    "TARGETED_DEVICE_FAMILY", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET",
    "XROS_DEPLOYMENT_TARGET",
  ]

  /// Returns the platforms of a target by its own settings, or else by the project's.
  ///
  /// A configuration file (`.xcconfig`) is not read. Since it may set the platforms, nothing behind
  /// it is considered, and the result is empty.
  private static func platformNames(_ levels: [Configurations]) -> [String] {
    for level in levels {
      for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
        let platformNames = PlatformNames.named(inSettings: level.values[name] ?? [])
        if !platformNames.isEmpty { return platformNames }
      }
      if level.hasFile { return [] }
    }
    return levels.lazy.map { level in
      PlatformNames.deploymentTargets.filter { level.values[$0.setting] != nil }.map(\.platformName)
    }.first { !$0.isEmpty }.flatMap { $0.count == 1 ? $0 : nil } ?? []
  }

  /// Returns the settings of a target or of the project; each list of configurations is read once.
  private mutating func configurations(of object: PropertyList) -> Configurations {
    guard let key = object["buildConfigurationList"]?.text else { return Configurations() }
    if let known = configurations[key] { return known }
    var found = Configurations()
    var values: [String: Set<String>] = [:]
    for entry in objects[key]?["buildConfigurations"]?.elements ?? [] {
      guard spend(), let configuration = self.object(entry) else { continue }
      if configuration["baseConfigurationReference"] != nil { found.hasFile = true }
      for name in Self.settings {
        guard let text = configuration["buildSettings"]?[name]?.text else { continue }
        if !text.isEmpty { values[name, default: []].insert(text) }
      }
    }
    found.values = values.mapValues { $0.sorted() }
    configurations[key] = found
    return found
  }
}
