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
  static let fileLimit = 1_000_000

  private let objects: [String: PropertyList]
  private let root: PropertyList?
  /// The path of each file and group, by key.
  private var paths: [String: String] = [:]
  private var count = 0

  /// Returns the targets of a project.
  static func targets(_ list: PropertyList) -> [XcodeTargetDeclaration] {
    guard case .dictionary(let objects)? = list["objects"], let key = list["rootObject"]?.text
    else { return [] }
    var reader = XcodeTargetReader(objects: objects, root: objects[key])
    return reader.read()
  }

  private init(objects: [String: PropertyList], root: PropertyList?) {
    self.objects = objects
    self.root = root
  }

  private func object(_ key: PropertyList?) -> PropertyList? { key?.text.flatMap { objects[$0] } }

  private mutating func read() -> [XcodeTargetDeclaration] {
    guard let root else { return [] }
    notePaths(root["mainGroup"]?.text ?? "")
    return root["targets"]?.elements.prefix(Self.targetLimit).compactMap { key in
      guard let key = key.text, let target = objects[key] else { return nil }
      return self.target(target, key)
    } ?? []
  }

  // MARK: Paths

  private mutating func notePaths(_ mainGroup: String) {
    var pending = [(key: mainGroup, folder: "")]
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
      guard let path else { continue }
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
        guard let reference = self.object(file)?["fileRef"]?.text else { continue }
        target.files += files(reference)
      }
    }
    for folder in object["fileSystemSynchronizedGroups"]?.elements ?? [] {
      guard let folder = folder.text, let path = paths[folder] else { continue }
      target.folders.append(
        XcodeTargetDeclaration.Folder(path: path, exceptions: exceptions(folder, of: key)))
    }
    readSettings(object, into: &target)
    target.platformNames = PlatformNames.named(byKind: target.kind) ?? platformNames(of: object)
    return target
  }

  /// Returns the paths of a file reference; for a localized file, those of all languages.
  private mutating func files(_ key: String) -> [String] {
    count += 1
    guard count <= Self.fileLimit, let object = objects[key] else { return [] }
    let children = object["children"]?.elements ?? []
    if children.isEmpty { return paths[key].map { [$0] } ?? [] }
    return children.compactMap { $0.text.flatMap { paths[$0] } }
  }

  /// Returns the files of a synchronized folder that do not belong to a target.
  private func exceptions(_ folder: String, of target: String) -> Set<String> {
    var names: Set<String> = []
    for key in objects[folder]?["exceptions"]?.elements ?? [] {
      guard let set = object(key), set["target"]?.text == target else { continue }
      names.formUnion(set["membershipExceptions"]?.elements.compactMap(\.text) ?? [])
    }
    return names
  }

  // MARK: Settings

  /// The names of the build settings that affect appearance.
  static let settings = [
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME", "INFOPLIST_FILE",
    "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_NSRequiresAquaSystemAppearance",
    "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "SDKROOT", "SUPPORTED_PLATFORMS",
    "TARGETED_DEVICE_FAMILY", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET",
    "XROS_DEPLOYMENT_TARGET",
  ]

  /// Reads the settings of a target; a setting that the target lacks is taken from the project.
  private func readSettings(_ object: PropertyList, into target: inout XcodeTargetDeclaration) {
    for name in Self.settings {
      let own = values(name, of: object)
      let values = own.isEmpty ? root.map { self.values(name, of: $0) } ?? [] : own
      if !values.isEmpty { target.settings[name] = values }
    }
  }

  /// Returns the platforms of a target by its own settings, or else by the project's.
  ///
  /// A configuration file (`.xcconfig`) is not read. Since it may set the platforms, nothing behind
  /// it is considered, and the result is empty.
  private func platformNames(of object: PropertyList) -> [String] {
    let levels = [object, root].compactMap { $0 }
    for level in levels {
      for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
        let platformNames = PlatformNames.named(inSettings: values(name, of: level))
        if !platformNames.isEmpty { return platformNames }
      }
      if hasSettingsFile(level) { return [] }
    }
    return levels.lazy.map { level in
      PlatformNames.deploymentTargets.filter { !self.values($0.setting, of: level).isEmpty }
        .map(\.platformName)
    }.first { !$0.isEmpty }.flatMap { $0.count == 1 ? $0 : nil } ?? []
  }

  private func hasSettingsFile(_ level: PropertyList) -> Bool {
    let list = self.object(level["buildConfigurationList"])
    return list?["buildConfigurations"]?.elements.contains {
      self.object($0)?["baseConfigurationReference"] != nil
    } ?? false
  }

  private func values(_ name: String, of object: PropertyList) -> [String] {
    let list = self.object(object["buildConfigurationList"])
    let values = list?["buildConfigurations"]?.elements.compactMap {
      self.object($0)?["buildSettings"]?[name]?.text
    }
    return Set(values ?? []).filter { !$0.isEmpty }.sorted()
  }
}
