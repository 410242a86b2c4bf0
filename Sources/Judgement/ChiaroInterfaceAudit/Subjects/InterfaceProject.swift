// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroAudit
import ChiaroCatalog
import ChiaroFindings
import ChiaroProject
import ChiaroSource

/// What the rules know of a project besides the file that they look at.
struct InterfaceProject: Sendable {
  /// The catalogs of the project.
  let catalogs: [CatalogSubject]
  /// The positions in `catalogs` of the catalogs that are built with a file, by the file's path.
  private let catalogsOfFile: [String: Set<Int>]
  /// What code does to objects of interface files.
  let code: ObjectCode
  private let lockOfFile: @Sendable (String) -> AppearanceLock?

  init(_ context: AuditContext) {
    catalogs = context.catalogs
    code = context.objectCode ?? ObjectCode()
    let places = Dictionary(
      catalogs.enumerated().map { ($1.catalog.path, $0) }, uniquingKeysWith: { first, _ in first })
    var catalogsOfFile: [String: Set<Int>] = [:]
    for target in context.targets {
      let own = target.catalogs.compactMap { places[$0] }
      for file in target.storyboards { catalogsOfFile[file, default: []].formUnion(own) }
    }
    self.catalogsOfFile = catalogsOfFile
    lockOfFile = { context.lock(governing: $0) }
  }

  /// Returns the catalogs that are built with a file; all where no target says it.
  func catalogs(of file: String) -> [CatalogSubject] {
    guard let own = catalogsOfFile[file], !own.isEmpty else { return catalogs }
    return own.sorted().map { catalogs[$0] }
  }

  /// Returns the style that the app of a file is locked to; nil if it is not locked.
  func lock(of file: String) -> AppearanceLock? { lockOfFile(file) }
}
