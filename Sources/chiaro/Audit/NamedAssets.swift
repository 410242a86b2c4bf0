// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroColor
import ChiaroProject
import ChiaroSource

/// The assets of a project whose uses are asked for, and the files that may name them without
/// being parsed.
struct NamedAssets {
  private var assets: [JSON] = []
  /// The files that are only searched for names, from the project's folder.
  let files: [String]
  /// Names that a build setting or property list gives, which code need not.
  private let declared: Set<String>

  init(_ context: AuditContext) {
    declared = context.catalogs.reduce(into: ["AccentColor"]) { $0.formUnion($1.accentNames) }
    let project = context.project
    files =
      (project.storyboards + project.infoPlists.map(\.path) + project.xcodeProjects.map(\.path))
      .map { Path.relative($0, to: context.root) }
    for catalog in context.catalogs where !Self.isForPreviews(catalog.scope) {
      for color in catalog.colors {
        add(color.name, "color", Self.adapts(color))
      }
      for image in catalog.images where image.set.kind == .image || image.set.kind == .symbol {
        // The system finds the pictures of a complication by their places.
        if image.set.path.contains(".complicationset/") { continue }
        add(image.name, "image", image.hasOwnDark)
      }
    }
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
    for name in declared where uses[name, .color]?.count == 0 { uses[name, .color] = nil }
    return uses
  }

  private mutating func add(_ name: String, _ kind: JSON, _ adapts: Bool) {
    assets.append(["name": .string(name), "kind": kind, "adapts": .bool(adapts)])
  }

  /// Whether the values for light and dark differ by more than the rounding of a notation.
  private static func adapts(_ color: ColorSubject) -> Bool {
    guard let light = color.color(.light), let dark = color.color(.dark) else { return false }
    return light.alpha != dark.alpha || light.deltaE2000(to: dark) > 1
  }

  private static func isForPreviews(_ path: String) -> Bool {
    let path = path.lowercased()
    return ["preview", "tests/", "test/", "demo/", "example"].contains(where: path.contains)
  }
}
