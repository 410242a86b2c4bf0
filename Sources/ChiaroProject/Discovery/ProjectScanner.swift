// SPDX-License-Identifier: MIT

import ChiaroSource

/// Walks a project's folders and notes what matters.
struct ProjectScanner {
  let root: String
  let options: Project.Options
  private(set) var project: Project
  private var folders = 0
  private var ancestors: Set<FolderReader.Identity> = []

  init(root: String, options: Project.Options) {
    self.root = root
    self.options = options
    project = Project(root: root)
  }

  mutating func scan() throws(ProjectError) {
    guard let identity = FolderReader.identity(of: root) else {
      throw ProjectError(kind: .notFound, path: root)
    }
    guard identity.isFolder else { throw ProjectError(kind: .notAFolder, path: root) }
    if ending(root) == "xcassets" {
      project.catalogs = [root]
    } else {
      visit(root, inside: "", depth: 0, rules: [])
    }
  }

  private mutating func visit(
    _ path: String, inside: String, depth: Int, rules: [IgnoreRules]
  ) {
    guard depth <= options.depth else {
      return report(
        .warning, "project-too-deep", path, "deeper than \(options.depth) folders; not searched")
    }
    folders += 1
    guard folders <= options.folders else {
      if folders == options.folders + 1 {
        report(
          .warning, "project-too-large", path,
          "more than \(options.folders) folders; the rest was not searched")
      }
      return
    }
    guard let identity = FolderReader.identity(of: path),
      ancestors.insert(identity).inserted,
      let listing = try? FolderReader.list(path, limit: options.entriesPerFolder)
    else { return report(.warning, "folder-unreadable", path, "folder that cannot be listed") }
    defer { ancestors.remove(identity) }
    if listing.isTruncated {
      report(
        .warning, "folder-too-large", path,
        "more than \(options.entriesPerFolder) entries; the rest was not searched")
    }
    let rules = rules + ignoreRules(listing, path, inside)
    for entry in listing.entries {
      note(
        entry, in: path, inside: inside.isEmpty ? entry.name : "\(inside)/\(entry.name)", depth,
        rules)
    }
  }

  private mutating func note(
    _ entry: FolderReader.Entry, in folder: String, inside: String, _ depth: Int,
    _ rules: [IgnoreRules]
  ) {
    let path = Path.join(folder, entry.name)
    let isFolder =
      entry.kind == .folder
      || entry.kind == .link && ending(entry.name) == "xcassets"
        && FolderReader.identity(of: path)?.isFolder == true
    if isExcluded(inside, name: entry.name, isFolder: isFolder, rules) { return }
    guard isFolder else {
      if entry.kind == .file { noteFile(path, entry.name) }
      return
    }
    switch ending(entry.name) {
    case "xcassets":
      if entry.kind == .link {
        report(.note, "catalog-is-link", path, "catalog that is a link; read where it leads")
      }
      project.catalogs.append(path)
    case "icon" where FolderReader.identity(of: Path.join(path, "icon.json")) != nil:
      project.icons.append(path)
    case "xcodeproj": noteFile(Path.join(path, "project.pbxproj"), "project.pbxproj")
    default: visit(path, inside: inside, depth: depth + 1, rules: rules)
    }
  }

  private func isExcluded(
    _ inside: String, name: String, isFolder: Bool, _ rules: [IgnoreRules]
  ) -> Bool {
    if isFolder && isSkipped(name) { return true }
    if options.excluded.contains(where: { $0.matches(inside) || $0.matches(name) }) { return true }
    return rules.reversed().lazy.compactMap { $0.verdict(inside, isFolder: isFolder) }.first
      ?? false
  }

  private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || Project.skippedFolders.contains(name)
      || Project.skippedEndings.contains(ending(name))
  }

  /// The ending of a name, in any case; "" when there is none.
  private func ending(_ name: String) -> String { Path.fileExtension(name)?.lowercased() ?? "" }

  private func ignoreRules(
    _ listing: FolderReader.Listing, _ path: String, _ inside: String
  ) -> [IgnoreRules] {
    guard options.followsGitIgnore, listing.entries.contains(where: { $0.name == ".gitignore" }),
      let bytes = try? FileReader.bytes(atPath: Path.join(path, ".gitignore"), limit: 1 << 20)
    else { return [] }
    return [IgnoreRules(String(decoding: bytes, as: UTF8.self), in: inside)]
  }

  // MARK: Property lists

  private mutating func noteFile(_ path: String, _ name: String) {
    if name == "project.pbxproj" {
      read(path).map { project.xcodeProjects.append(XcodeProject($0, path: path)) }
    } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      read(path).map { project.infoPlists.append(InfoPlist($0, path: path)) }
    }
  }

  private mutating func read(_ path: String) -> PropertyList? {
    do throws(FileError) {
      switch PropertyList.read(try FileReader.bytes(atPath: path, limit: options.bytesPerFile)) {
      case .success(let list): return list
      case .failure(let error):
        report(
          .warning, "plist-unreadable", path, error.description, line: error.line ?? 1,
          column: error.column ?? 1)
      }
    } catch {
      report(.warning, "plist-unreadable", path, error.description)
    }
    return nil
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ path: String, _ message: String, line: Int = 1,
    column: Int = 1
  ) {
    let place = SourceLocation(file: path, line: line, column: column)
    project.diagnostics.append(Diagnostic(severity, id: id, at: place, message))
  }
}
