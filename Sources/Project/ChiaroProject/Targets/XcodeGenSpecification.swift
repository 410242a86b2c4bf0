// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroYAML

/// The targets that a `project.yml` of XcodeGen describes, with paths relative to its folder.
struct XcodeGenSpecification: Sendable {
  /// A target, with the files and folders that belong to it.
  struct Target: Sendable {
    var name: String
    var kind: String
    var sources: [Source]
    var infoPlist: String?
    var settings: [String: [String]] = [:]
    var platformNames: [String] = []
    /// The folder of the file that describes it; nil for that of the `project.yml`.
    var folder: String?
  }

  /// A file or folder of a target.
  struct Source: Sendable {
    var path: String
    /// What is left out of the folder, as patterns relative to it.
    var excludes: [Glob] = []
  }

  /// The most targets that are read, as of an Xcode project.
  private static let limit = XcodeTargetReader.targetLimit

  private(set) var targets: [Target] = []
  /// The files that the description takes more targets from, relative to its folder.
  let includes: [String]
  private let versions: PropertyList?
  /// The Xcode that checked the project last; nil where the description does not say it.
  let xcodeVersion: Int?

  private static let yaml = {
    var limits = YAMLReader.Limits()
    limits.depth = 32
    limits.count = 200_000
    limits.textLength = 1 << 16
    limits.readsAliases = true
    return limits
  }()

  /// Reads a description; without targets where the text describes something else.
  ///
  /// - Parameters:
  ///   - bytes: the text
  ///   - including: the description that takes its targets from this one, whose oldest systems are
  ///     those of its targets too; nil if none does
  /// - Throws: why the text is no YAML, or exceeds the limits
  init(_ bytes: [UInt8], for including: XcodeGenSpecification? = nil) throws(YAMLError) {
    let root = try YAMLReader.read(bytes, Self.yaml).map { PropertyList($0) } ?? .other
    includes = Self.list(root["include"]).compactMap { $0.text ?? $0["path"]?.text }
    versions = root["options"]?["deploymentTarget"] ?? including?.versions
    xcodeVersion = root["attributes"]?["LastUpgradeCheck"]?.text.flatMap { Int($0) }
    guard case .dictionary(let members)? = root["targets"] else { return }
    let versions = versions
    targets = members.sorted { $0.key < $1.key }.prefix(Self.limit).map { name, value in
      Self.target(name, value, versions)
    }
  }

  /// Takes the targets of another description, which lies in a folder of its own.
  mutating func include(_ other: XcodeGenSpecification, in folder: String) {
    targets += other.targets.prefix(Self.limit - targets.count).map { target in
      var target = target
      target.folder = folder
      return target
    }
  }

  private static func target(
    _ name: String, _ value: PropertyList, _ versions: PropertyList?
  ) -> Target {
    var target = Target(
      name: name, kind: value["type"]?.text ?? "",
      sources: list(value["sources"]).compactMap(source),
      infoPlist: value["info"]?["path"]?.text)
    for platform in list(value["platform"]).compactMap(\.text) {
      guard let known = PlatformNames.named(inManifest: platform) else { continue }
      target.platformNames.append(known)
      let version =
        value["deploymentTarget"]?.text ?? value["deploymentTarget"]?[platform]?.text
        ?? versions?[platform]?.text
      let setting = PlatformNames.deploymentTargets.first { $0.platformName == known }?.setting
      if let version, let setting { target.settings[setting] = [version] }
    }
    target.platformNames.sort()
    let settings = value["settings"]
    for key in XcodeTargetReader.settings {
      if let text = (settings?["base"]?[key] ?? settings?[key])?.text {
        target.settings[key] = [text]
      }
    }
    return target
  }

  /// A list, or the one value that stands for a list of one.
  private static func list(_ value: PropertyList?) -> [PropertyList] {
    guard let value else { return [] }
    if case .list(let items) = value { return items }
    return [value]
  }

  private static func source(_ value: PropertyList) -> Source? {
    if let path = value.text { return Source(path: path) }
    guard let path = value["path"]?.text else { return nil }
    let excludes = list(value["excludes"]).compactMap(\.text)
    // A pattern that fits a folder leaves out all that is in it.
    return Source(path: path, excludes: excludes.flatMap { [Glob($0), Glob($0 + "/**")] })
  }
}

extension PropertyList {
  /// The same value as a property list has it; scalars are texts.
  fileprivate init(_ node: YAMLNode) {
    switch node.content {
    case .scalar(let text): self = .text(text)
    case .sequence(let items): self = .list(items.map { PropertyList($0) })
    case .mapping(let members):
      let pairs = members.map { ($0.key.text ?? "", PropertyList($0.value)) }
      self = .dictionary(Dictionary(pairs) { first, _ in first })
    }
  }
}

extension Project {
  /// Returns the targets of a `project.yml`; none where the Xcode project that is made of it is
  /// there, which says more.
  func generated(
    _ path: String, _ specification: XcodeGenSpecification, _ files: inout TargetFiles,
    _ left: inout [LeftOut]
  ) -> [ProjectTarget] {
    let folder = Path.parent(path)
    if xcodeProjects.contains(where: { Path.parent(Path.parent($0.path)) == folder }) { return [] }
    return specification.targets.map { found in
      let folder = found.folder ?? folder
      var target = ProjectTarget(found.name, .xcodegen, path: path, kind: found.kind)
      target.settings = found.settings
      target.xcodeVersion = specification.xcodeVersion
      target.platformNames = found.platformNames
      for source in found.sources {
        guard let start = inside(folder, source.path) else {
          let path = Path.normalized(Path.join(folder, source.path))
          left.append(LeftOut(path: path, reason: "outside of the project"))
          continue
        }
        if files.known.contains(start) { files.add(start, to: &target) }
        let excludes = source.excludes.prefix(Self.exclusionLimit)
        for file in files.files(in: start) {
          if !excludes.contains(where: { $0.matches(String(file.inside)) }) {
            files.add(file.path, to: &target)
          }
        }
      }
      if let plist = found.infoPlist ?? found.settings["INFOPLIST_FILE"]?.first {
        add(plist, in: folder, to: &target)
      }
      target.settle()
      return target
    }
  }
}
