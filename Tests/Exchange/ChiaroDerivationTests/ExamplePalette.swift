// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroProject
import ChiaroSource
import Testing

@testable import ChiaroAudit
@testable import ChiaroDerivation

/// A catalog in memory, in the notation of rule examples: `Ink: any #102030 | dark #FFFFFF`.
struct ExamplePalette {
  private(set) var files: [String: [UInt8]]
  var options = Derivation.Options()
  var platform = Platform.iOS

  init(_ text: String, _ change: (inout Derivation.Options) -> Void = { _ in }) {
    files = ExampleCatalog(text).files
    change(&options)
  }

  func derivation() throws -> Derivation {
    let catalog = try AssetCatalog(path: "Example.xcassets", in: MemoryTree(files))
    var configuration = AuditConfiguration()
    configuration.platform = platform
    let context = AuditContext(
      project: Project(root: "."), catalogs: [catalog], configuration: configuration)
    return Derivation(of: context.catalogs, options: options)
  }

  /// Derives, and takes what comes of it as the catalog's new content.
  @discardableResult
  mutating func write() throws -> [CatalogEdit] {
    let edits = try derivation().edits()
    for edit in edits { files[edit.path] = edit.after }
    return edits
  }
}

extension Derivation {
  func color(_ name: String, _ appearance: AuditAppearance) -> Color? {
    colors.first { $0.name == name }?.color(appearance)
  }
}
