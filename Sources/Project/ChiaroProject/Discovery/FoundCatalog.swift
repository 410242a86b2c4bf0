// SPDX-License-Identifier: MIT

import ChiaroSource

/// A catalog's folder, or a link to one, that the search found.
struct FoundCatalog {
  var path: String
  var isLink: Bool

  /// Returns the catalogs to read, in the order given, and diagnostics about the others.
  ///
  /// A link is followed within the project's repository or, if there is none, within the project's
  /// folder. A linked catalog that was also found without the link is not read again.
  static func kept(
    _ found: [FoundCatalog], in root: String, _ tree: any FileTree, _ boundary: Boundary?
  ) -> (paths: [String], diagnostics: [Diagnostic]) {
    var seen = Set(
      found.filter { !$0.isLink }.compactMap { tree.identity(of: $0.path) })
    var diagnostics: [Diagnostic] = []
    let top = tree.realPath(root).map { boundary?.repository(of: $0) ?? $0 }
    let kept = found.filter { catalog in
      guard catalog.isLink else { return true }
      let (isKept, diagnostic) = verdict(catalog.path, top, tree, &seen)
      diagnostics.append(diagnostic)
      return isKept
    }
    return (kept.map(\.path), diagnostics)
  }

  private static func verdict(
    _ path: String, _ top: String?, _ tree: any FileTree,
    _ seen: inout Set<FolderReader.Identity>
  ) -> (isKept: Bool, Diagnostic) {
    guard let top, let real = tree.realPath(path), Path.contains(top, real),
      let identity = tree.identity(of: path)
    else {
      return (
        false,
        diagnostic(
          .warning, "catalog-link-outside", path,
          "this catalog is a link that leads out of the project, and was not followed",
          fix: "copy the catalog into the project, or name it on the command line")
      )
    }
    let parent = Path.parent(path)
    if let folder = tree.realPath(parent.isEmpty ? "." : parent),
      Path.contains(real, folder)
    {
      return (
        false,
        diagnostic(
          .warning, "link-cycle", path,
          "this link leads back to a folder that contains it, and was not followed",
          fix: "remove the link")
      )
    }
    let isNew = seen.insert(identity).inserted
    return (
      isNew,
      diagnostic(
        .note, "catalog-is-link", path,
        isNew
          ? "this catalog is a link; its target is read"
          : "this link leads to a catalog that is read under another name", fix: nil)
    )
  }

  private static func diagnostic(
    _ severity: Severity, _ id: String, _ path: String, _ message: String, fix: String?
  ) -> Diagnostic {
    Diagnostic(
      severity, id: id, at: SourceLocation(file: path, line: 1, column: 1), message, fix: fix)
  }
}
