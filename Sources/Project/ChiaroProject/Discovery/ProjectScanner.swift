// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroYAML

/// A scanner of a project's folders.
///
/// Each folder is searched once, whatever path leads to it, and no links are followed except those
/// to catalogs.
struct ProjectScanner {
  let root: String
  let options: Project.Options
  private(set) var project: Project
  private let tree: any FileTree
  private let budget: RunBudget
  private var folders = 0
  private var isFull = false
  private var visited: Set<FolderReader.Identity> = []
  private var found: [FoundCatalog] = []

  init(root: String, in tree: any FileTree, options: Project.Options) {
    self.root = root
    self.tree = tree
    self.options = options
    budget = options.budget ?? RunBudget()
    project = Project(root: root, in: tree)
  }

  mutating func scan() throws(ProjectError) {
    guard let identity = tree.identity(of: root) else {
      throw ProjectError(kind: .notFound, path: root)
    }
    guard identity.isFolder else { throw ProjectError(kind: .notAFolder, path: root) }
    if Project.isCatalog(root) {
      project.catalogs = [root]
    } else {
      visit(root, inside: "", depth: 0, rules: [])
      let catalogs = FoundCatalog.kept(found, in: root, tree, options.boundary)
      project.catalogs = catalogs.paths
      project.diagnostics += catalogs.diagnostics
    }
    if options.budget == nil { project.diagnostics += budget.diagnostics(at: root) }
  }

  private mutating func visit(
    _ path: String, inside: String, depth: Int, rules: [IgnoreRules]
  ) {
    guard depth <= options.depth else {
      return report(
        .warning, "project-too-deep", path,
        "this folder is nested deeper than \(options.depth) folders and was not searched")
    }
    folders += 1
    guard folders <= options.folders else {
      if folders == options.folders + 1 {
        report(
          .warning, "project-too-large", path,
          "the project has more than \(options.folders) folders; the rest was not searched")
      }
      return
    }
    guard budget.takeTime(), budget.take(1, of: .folders) else { return }
    guard let identity = tree.identity(of: path),
      let listing = try? tree.list(path, limit: options.entriesPerFolder)
    else { return report(.warning, "folder-unreadable", path, "this folder cannot be listed") }
    guard visited.insert(identity).inserted else {
      return report(
        .note, "folder-twice", path, "this folder was already searched under another name")
    }
    if listing.isTruncated {
      report(
        .warning, "folder-too-large", path,
        "this folder has more than \(options.entriesPerFolder) entries; the rest was not searched")
    }
    let rules = rules + ignoreRules(listing, path, inside)
    var names: [String] = []
    for entry in listing.entries {
      let isKept = note(
        entry, in: path, inside: inside.isEmpty ? entry.name : "\(inside)/\(entry.name)", depth,
        rules)
      if isKept { names.append(entry.name) }
    }
    keep(names, in: inside, path)
  }

  /// Notes what an entry is, or searches it; returns whether it is a file of the project.
  private mutating func note(
    _ entry: FolderReader.Entry, in folder: String, inside: String, _ depth: Int,
    _ rules: [IgnoreRules]
  ) -> Bool {
    let path = Path.join(folder, entry.name)
    let isFolder =
      entry.kind == .folder
      || entry.kind == .link && ending(entry.name) == "xcassets"
        && tree.identity(of: path)?.isFolder == true
    if isExcluded(inside, name: entry.name, isFolder: isFolder, rules) { return false }
    guard isFolder else {
      if entry.kind == .file { noteFile(path, entry.name) }
      return entry.kind == .file
    }
    switch ending(entry.name) {
    case "xcassets":
      found.append(FoundCatalog(path: path, isLink: entry.kind == .link))
    case "icon" where tree.identity(of: Path.join(path, "icon.json")) != nil:
      project.icons.append(path)
    case let ending where Project.compiledDocuments[ending] != nil:
      noteCompiled(path, document: Project.compiledDocuments[ending] ?? "")
    case "xcworkspace": project.workspaces.append(path)
    case "xcodeproj": noteXcodeProject(path)
    default: visit(path, inside: inside, depth: depth + 1, rules: rules)
    }
    return false
  }

  private mutating func isExcluded(
    _ inside: String, name: String, isFolder: Bool, _ rules: [IgnoreRules]
  ) -> Bool {
    if isFolder && isSkipped(name) { return true }
    if isFolder && !options.includesOthers && Project.isOfOthers(name) {
      project.leftOut.append(Path.join(root, inside))
      return true
    }
    if rules.isEmpty && options.excluded.isEmpty { return false }
    // Rules for what translators bring (`*.lproj/`) do not mean storyboards, which stay.
    let rules = isFolder && name == "Base.lproj" ? [] : rules
    guard budget.has(.steps) else {
      // Counted; what is not excluded any more is searched.
      _ = budget.take(0, of: .steps)
      return false
    }
    var steps = 0
    let isExcluded =
      isExcluded(GlobPath(inside), GlobPath(name), &steps)
      || isIgnored(IgnoreRules.Subject(inside, isFolder: isFolder), rules, &steps)
    _ = budget.take(steps, of: .steps)
    return isExcluded
  }

  private func isExcluded(_ inside: GlobPath, _ name: GlobPath, _ steps: inout Int) -> Bool {
    for glob in options.excluded
    where glob.matches(inside, &steps) || glob.matches(name, &steps) {
      return true
    }
    return false
  }

  /// Returns whether the rules ignore a path; the innermost rules that match it decide.
  private func isIgnored(
    _ subject: IgnoreRules.Subject, _ rules: [IgnoreRules], _ steps: inout Int
  ) -> Bool {
    for rules in rules.reversed() {
      if let verdict = rules.verdict(subject, &steps) { return verdict }
    }
    return false
  }

  private func isSkipped(_ name: String) -> Bool {
    name.hasPrefix(".") || Project.skippedFolders.contains(name)
      || Project.skippedEndings.contains(ending(name))
  }

  /// Returns the file extension of a name in lower case; "" when there is none.
  private func ending(_ name: String) -> String { Path.fileExtension(name)?.lowercased() ?? "" }

  /// Returns the rules of a folder's `.gitignore`, and adds a diagnostic for skipped ones.
  private mutating func ignoreRules(
    _ listing: FolderReader.Listing, _ path: String, _ inside: String
  ) -> [IgnoreRules] {
    guard options.followsGitIgnore,
      listing.entries.contains(where: { $0.name == ".gitignore" && $0.kind == .file })
    else { return [] }
    let file = Path.join(path, ".gitignore")
    guard let bytes = bytes(file, limit: options.bytesPerIgnoreFile, "ignore-rules-unreadable")
    else { return [] }
    let rules = IgnoreRules(bytes, in: inside)
    if rules.leftOutCount > 0 {
      report(
        .warning, "ignore-rules-left-out", file,
        "\(Count.text(rules.leftOutCount, "rule was", "rules were")) skipped "
          + "(expected at most \(IgnoreRules.mostRules) rules, each of up to "
          + "\(IgnoreRules.longestRule) bytes)")
    }
    return [rules]
  }

  /// Returns the content of a file; nil, with a diagnostic, when it cannot be read.
  private mutating func bytes(_ path: String, limit: Int, _ id: String) -> [UInt8]? {
    guard budget.takeFile() else { return nil }
    do throws(FileError) {
      let bytes = try tree.bytes(atPath: path, limit: limit)
      _ = budget.take(bytes.count, of: .bytes)
      return bytes
    } catch {
      report(.warning, id, path, error.description)
      return nil
    }
  }

  // MARK: Files

  /// Adds a folder's files to the inventory, whatever their kind.
  private mutating func keep(_ names: [String], in inside: String, _ path: String) {
    let room = max(0, options.files - project.found.count)
    project.found.append(names.prefix(room), in: inside)
    guard names.count > room, !isFull else { return }
    isFull = true
    report(
      .warning, "project-too-large", path,
      "the project has more than \(options.files) files; the list of files is incomplete")
  }

  private mutating func noteFile(_ path: String, _ name: String) {
    if name == "project.pbxproj" {
      read(path).map { project.xcodeProjects.append(XcodeProject($0, path: path)) }
    } else if name == "Info.plist" || name.hasSuffix("-Info.plist") {
      guard let list = read(path) else { return }
      // A service's own settings, such as `GoogleService-Info.plist`, say nothing of a bundle.
      if name == "Info.plist" || !InfoPlist.isOfService(list) {
        project.infoPlists.append(InfoPlist(list, path: path))
      } else {
        project.dataFiles.append(path)
      }
    } else if ["plist", "json"].contains(ending(name)) {
      project.dataFiles.append(path)
    } else if name == "project.yml" || name == "project.yaml" {
      readSpecification(path)
    } else if ["storyboard", "xib"].contains(ending(name)) {
      project.storyboards.append(path)
    } else if Project.pictureEndings.contains(ending(name)) {
      project.pictures.append(path)
    } else if Project.sourceEndings.contains(ending(name)) {
      if name == "Package.swift" { readManifest(path) }
      project.sources.append(path)
    }
  }

  /// Adds the document that a compiled storyboard or xib keeps, or its folder where it keeps none.
  private mutating func noteCompiled(_ folder: String, document: String) {
    let entries = (try? FolderReader.list(folder, limit: options.entriesPerFolder))?.entries ?? []
    if entries.contains(where: { $0.name == document && $0.kind == .file }) {
      project.compiledInterfaces.append(Path.join(folder, document))
    } else {
      project.closedInterfaces.append(folder)
    }
  }

  /// Reads the file in an Xcode project's folder, unless it is a link, which may lead anywhere.
  private mutating func noteXcodeProject(_ folder: String) {
    let name = "project.pbxproj"
    let path = Path.join(folder, name)
    let entries = (try? tree.list(folder, limit: options.entriesPerFolder))?.entries ?? []
    if entries.contains(where: { $0.name == name && $0.kind == .link }) {
      report(.warning, "plist-unreadable", path, "this file is a link, which is not followed")
    } else {
      noteFile(path, name)
    }
  }

  private mutating func readManifest(_ path: String) {
    guard let bytes = bytes(path, limit: options.bytesPerManifest, "manifest-unreadable") else {
      return
    }
    project.manifests.append((path, PackageManifest(bytes)))
  }

  private mutating func readSpecification(_ path: String) {
    guard var specification = specification(path, for: nil) else { return }
    var pending = specification.includes.compactMap { project.inside(Path.parent(path), $0) }
    var seen: Set = [path]
    while let file = pending.popLast(), seen.count <= Self.mostIncludes {
      guard seen.insert(file).inserted, let other = self.specification(file, for: specification)
      else { continue }
      let folder = Path.parent(file)
      specification.include(other, in: folder)
      pending += other.includes.compactMap { project.inside(folder, $0) }
    }
    project.specifications.append((path, specification))
  }

  /// Reads a description, or reports why it cannot be read.
  private mutating func specification(
    _ path: String, for including: XcodeGenSpecification?
  ) -> XcodeGenSpecification? {
    let id = "project-yml-unreadable"
    guard let bytes = bytes(path, limit: options.bytesPerManifest, id) else { return nil }
    do {
      return try XcodeGenSpecification(bytes, for: including)
    } catch {
      report(
        .warning, id, path, error.reason, line: error.line ?? 1, column: error.column ?? 1)
      return nil
    }
  }

  /// The most files that a description takes targets from.
  private static let mostIncludes = 64

  private mutating func read(_ path: String) -> PropertyList? {
    guard let bytes = bytes(path, limit: options.bytesPerFile, "plist-unreadable") else {
      return nil
    }
    switch PropertyList.read(bytes) {
    case .success(let list): return list
    case .failure(let error):
      report(
        .warning, "plist-unreadable", path, error.description, line: error.line ?? 1,
        column: error.column ?? 1)
      return nil
    }
  }

  private mutating func report(
    _ severity: Severity, _ id: String, _ path: String, _ message: String, line: Int = 1,
    column: Int = 1
  ) {
    guard budget.takeUp(to: 1, of: .diagnostics) == 1 else { return }
    let place = SourceLocation(file: path, line: line, column: column)
    project.diagnostics.append(Diagnostic(severity, id: id, at: place, message))
  }
}
