// SPDX-License-Identifier: MIT

import ChiaroAudit
import ChiaroCatalog
import ChiaroProject
import ChiaroReport
import ChiaroSource

/// One project, searched, read and looked at.
struct AuditRun {
  let path: String
  let context: AuditContext
  let result: Auditor.Result
  let diagnostics: [Diagnostic]

  init(
    path: String, auditor: Auditor, configuration: AuditConfiguration, excluded: [String],
    pictures: PictureStore, progress: Progress
  ) throws {
    self.path = path
    let budget = RunBudget()
    var options = CatalogCollection.options(budget)
    options.excluded = excluded.map(Glob.init)
    options.includesOthers = configuration.includedSources.contains("others")
    var configuration = configuration
    configuration.budget = budget
    progress.show("searching \(path)")
    let project: Project
    do throws(ProjectError) {
      project = try Project.scan(path, options: options)
    } catch {
      throw Outcome.unreadable("\(error)")
    }
    let catalogs = try project.catalogs.map { path in
      progress.show("reading \(path)")
      return try CatalogCollection.read(path, budget)
    }
    let icons = project.icons.map { IconBundle.read(path: $0, within: budget) }
    context = AuditContext(
      project: project, catalogs: catalogs, icons: icons.compactMap(\.bundle),
      configuration: configuration, pictures: pictures)
    result = auditor.run(context) { progress.show("checking \($0)") }
    progress.clear()
    diagnostics =
      (project.diagnostics + catalogs.flatMap(\.diagnostics) + icons.flatMap(\.diagnostics)
      + result.diagnostics + pictures.diagnostics + Self.sharedNames(catalogs)
      + budget.diagnostics(at: path)).sorted()
  }

  /// Whether there was nothing to look at.
  var isEmpty: Bool {
    context.catalogs.isEmpty && context.icons.isEmpty && context.project.sources.isEmpty
  }

  /// Names that several catalogs of one folder have: Xcode merges such catalogs, and one wins.
  private static func sharedNames(_ catalogs: [AssetCatalog]) -> [Diagnostic] {
    var first: [String: AssetSet] = [:]
    var found: [Diagnostic] = []
    for catalog in catalogs {
      for set in catalog.sets where set.kind == .color || set.kind == .image {
        let key = "\(Path.parent(catalog.path))\n\(set.kind.rawValue)\n\(set.name)"
        guard let other = first[key] else {
          first[key] = set
          continue
        }
        if Path.parent(other.path) == Path.parent(set.path) || sameCatalog(other, set, catalog) {
          continue
        }
        found.append(
          Diagnostic(
            .warning, id: "name-in-two-catalogs",
            at: SourceLocation(
              file: set.contentsPath, line: 1, column: 1),
            "a \(set.kind.rawValue) called \"\(set.name)\" stands in \(other.path) too; in one"
              + " target only one of them is shown", fix: "rename one of them"))
      }
    }
    return found
  }

  private static func sameCatalog(
    _ a: AssetSet, _ b: AssetSet, _ catalog: AssetCatalog
  ) -> Bool {
    a.path.hasPrefix(catalog.path + "/") && b.path.hasPrefix(catalog.path + "/")
  }
}

/// Words about long work, on standard error when it is a terminal.
struct Progress: Sendable {
  let isShown: Bool

  func show(_ text: String) {
    if isShown { Terminal.replaceLine(String(text.prefix(Terminal.columns - 1))) }
  }

  func clear() {
    if isShown { Terminal.replaceLine("") }
  }
}
