// SPDX-License-Identifier: MIT

import ChiaroSource

/// A target as an Xcode project has it: paths relative to the folder of the project.
struct XcodeTarget: Sendable {
  /// A folder whose files all belong to the target, as Xcode 16 keeps them.
  struct Folder: Sendable {
    var path: String
    /// Files below it that do not.
    var exceptions: Set<String>
  }

  var name: String
  var kind: String
  var files: [String] = []
  var folders: [Folder] = []
  var settings: [String: [String]] = [:]
  /// The systems that it is built for, such as `macos`, sorted; empty where the project file does
  /// not say.
  var systems: [String] = []
}

/// Reads the targets of a project's property list.
///
/// Everything in it refers to everything by keys, in circles if somebody wants: each group is gone
/// through once.
struct XcodeTargetReader {
  /// More than any project has.
  static let targetLimit = 2_000
  static let fileLimit = 1_000_000

  private let objects: [String: PropertyList]
  private let root: PropertyList?
  /// The path of each file and group, by key.
  private var paths: [String: String] = [:]
  private var count = 0

  /// The targets of a project.
  static func targets(_ list: PropertyList) -> [XcodeTarget] {
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

  private mutating func read() -> [XcodeTarget] {
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

  private mutating func target(_ object: PropertyList, _ key: String) -> XcodeTarget? {
    guard let name = object["name"]?.text else { return nil }
    let type = object["productType"]?.text ?? ""
    var target = XcodeTarget(
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
        XcodeTarget.Folder(path: path, exceptions: exceptions(folder, of: key)))
    }
    readSettings(object, into: &target)
    target.systems = TargetSystems.named(byKind: target.kind) ?? systems(of: object)
    return target
  }

  /// The paths of a reference; of one in several languages, those of each.
  private mutating func files(_ key: String) -> [String] {
    count += 1
    guard count <= Self.fileLimit, let object = objects[key] else { return [] }
    let children = object["children"]?.elements ?? []
    if children.isEmpty { return paths[key].map { [$0] } ?? [] }
    return children.compactMap { $0.text.flatMap { paths[$0] } }
  }

  /// The files of a synchronized folder that do not belong to a target.
  private func exceptions(_ folder: String, of target: String) -> Set<String> {
    var names: Set<String> = []
    for key in objects[folder]?["exceptions"]?.elements ?? [] {
      guard let set = object(key), set["target"]?.text == target else { continue }
      names.formUnion(set["membershipExceptions"]?.elements.compactMap(\.text) ?? [])
    }
    return names
  }

  // MARK: Settings

  /// The settings that have to do with appearance.
  static let settings = [
    "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    "ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME", "INFOPLIST_FILE",
    "INFOPLIST_KEY_UIUserInterfaceStyle", "INFOPLIST_KEY_NSRequiresAquaSystemAppearance",
    "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "SDKROOT", "SUPPORTED_PLATFORMS",
    "TARGETED_DEVICE_FAMILY", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET",
    "XROS_DEPLOYMENT_TARGET",
  ]

  /// A target's own settings; those of the project where it has none.
  private func readSettings(_ object: PropertyList, into target: inout XcodeTarget) {
    for name in Self.settings {
      let own = values(name, of: object)
      let values = own.isEmpty ? root.map { self.values(name, of: $0) } ?? [] : own
      if !values.isEmpty { target.settings[name] = values }
    }
  }

  /// The systems of a target by its settings, then by the project's.
  ///
  /// A file of settings may change all that stands outside of it, and is not read.
  private func systems(of object: PropertyList) -> [String] {
    let levels = [object, root].compactMap { $0 }
    for level in levels {
      for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
        let systems = TargetSystems.named(inSettings: values(name, of: level))
        if !systems.isEmpty { return systems }
      }
      if hasSettingsFile(level) { return [] }
    }
    return levels.lazy.map { level in
      TargetSystems.deploymentTargets.filter { !self.values($0.setting, of: level).isEmpty }
        .map(\.system)
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
