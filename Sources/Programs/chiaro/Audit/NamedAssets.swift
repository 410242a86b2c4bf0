// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// The assets of a project whose uses are asked for, and the files that may name them without
/// being parsed.
struct NamedAssets {
  private var assets: [JSON] = []
  /// The files and catalogs of targets, as a request has them.
  let targets: JSON
  /// The files of targets that are apps, as a request has them.
  let apps: JSON
  /// The oldest systems that files have to run on, as a request has them.
  let systems: JSON
  /// The files that are only searched for names, from the project's folder.
  let files: [String]
  /// The names of assets in catalogs of examples, as a request has them.
  private(set) var otherNames: JSON = []
  /// The sets that a build setting or property list names, which code need not.
  private var declared: [String] = []

  init(_ context: AuditContext) {
    let project = context.project
    files =
      (project.storyboards + project.infoPlists.map(\.path) + project.dataFiles
      + project.xcodeProjects.map(\.path) + Self.headers(of: project)
      + project.files(of: FileKind(rawValue: "xcconfig")).map(\.path)
      + Self.translations(of: project))
      .map { Path.relative($0, to: context.root) }
    targets = Self.targets(context.targets, of: project)
    apps = Self.apps(context.targets, of: project)
    systems = OldestSystems(context.targets, of: project).json
    let others = context.catalogs.filter { SourceOrigin.isForTrial($0.scope) }.flatMap {
      $0.colors.map(\.set.name) + $0.images.map(\.set.name)
    }
    otherNames = .array(others.map(JSON.string))
    for catalog in context.catalogs where !SourceOrigin.isForTrial(catalog.scope) {
      for color in catalog.colors {
        add(color.set, "color", Self.adapts(color), catalog.scope, Self.values(of: color))
        if catalog.accentNames.contains(color.name) { declared.append(color.set.path) }
      }
      for image in catalog.images where image.set.kind == .image || image.set.kind == .symbol {
        // The system finds the pictures of a complication by their places.
        if image.set.path.contains(".complicationset/") { continue }
        add(image.set, "image", image.hasOwnDark, catalog.scope)
      }
    }
  }

  /// The headers, where there are files of Objective-C: they say what inherits from what.
  private static func headers(of project: Project) -> [String] {
    let hasObjectiveC = project.sources.contains { path in
      ["m", "mm"].contains(Path.fileExtension(path)?.lowercased() ?? "")
    }
    return hasObjectiveC ? project.files(of: FileKind(rawValue: "h")).map(\.path) : []
  }

  /// The most files of texts that are searched: an app may be in a hundred languages.
  private static let mostTranslations = 100

  /// The texts for people, of which some are the names of pictures with words in them.
  private static func translations(of project: Project) -> [String] {
    let kinds = ["strings", "xcstrings"].map(FileKind.init(rawValue:))
    return Array(kinds.flatMap { project.files(of: $0) }.map(\.path).prefix(mostTranslations))
  }

  /// Whether the project has no assets that code could name.
  var isEmpty: Bool { assets.isEmpty }

  /// The assets as a request has them.
  var json: JSON { .array(assets) }

  /// The files that are only searched for names, as a request has them.
  var texts: JSON { .array(files.map(JSON.string)) }

  /// Takes those out that something else than code declares to be used.
  func complete(_ uses: AssetUses) -> AssetUses {
    var uses = uses
    for set in declared where uses[set]?.count == 0 { uses[set] = nil }
    return uses
  }

  private mutating func add(
    _ set: AssetSet, _ kind: JSON, _ adapts: Bool, _ catalog: String, _ values: JSON = []
  ) {
    assets.append([
      "name": .string(set.name), "kind": kind, "adapts": .bool(adapts), "set": .string(set.path),
      "catalog": .string(catalog), "values": values,
    ])
  }

  /// What a color shows in light and dark, and under increased contrast.
  private static func values(of color: ColorSubject) -> JSON {
    .array(
      AuditAppearance.base.compactMap { appearance in
        guard let value = color.color(appearance) else { return nil }
        let srgb = value.space.convert(value.components, to: .sRGB)
        return [
          "appearance": .string("\(appearance)"),
          "srgb": .array([srgb.x, srgb.y, srgb.z, value.alpha].map(JSON.number)),
        ]
      })
  }

  /// The files and catalogs of each target that has both, as a request has them.
  private static func targets(_ declared: [ProjectTarget], of project: Project) -> JSON {
    let inside = { (paths: [String]) -> JSON in
      .array(paths.map { .string(Path.relative($0, to: project.root)) })
    }
    return .array(
      declared.compactMap { target in
        target.catalogs.isEmpty || target.source == .folder
          ? nil
          : [
            "files": inside(target.sources + target.storyboards),
            "catalogs": .array(
              target.catalogs.map { .string(Path.relative($0, to: project.folder)) }),
          ]
      })
  }

  /// Whether a target is an app, as far as its declaration tells: a folder may be one.
  private static func isApp(_ target: ProjectTarget) -> Bool {
    target.source == .folder || target.kind.hasPrefix("application")
      || target.kind.hasPrefix("executable")
  }

  /// The source files of each target that is an app, as a request has them.
  private static func apps(_ declared: [ProjectTarget], of project: Project) -> JSON {
    .array(
      declared.filter(isApp).map { target in
        [
          "name": .string(target.name),
          "project": .string(Path.relative(target.path, to: project.root)),
          "style": target.lock(in: project).map { .string($0.style.rawValue.lowercased()) }
            ?? .null,
          "files": .array(
            target.sources.map { .string(Path.relative($0, to: project.root)) }),
        ]
      })
  }

  /// The difference, in ΔE2000, up to which the values of a hue for light and dark count as one:
  /// `systemBlue` has 4 between its own.
  private static let alike = 5.0

  /// Whether the values for light and dark differ so that somebody sees it.
  private static func adapts(_ color: ColorSubject) -> Bool {
    guard let light = color.color(.light), let dark = color.color(.dark) else { return false }
    return abs(light.alpha - dark.alpha) > 0.1 || light.deltaE2000(to: dark) > alike
  }
}
