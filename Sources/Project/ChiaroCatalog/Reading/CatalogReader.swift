// SPDX-License-Identifier: MIT

public import ChiaroSource

/// A reader that walks a catalog's folders, within limits, and then reads the sets it found.
struct CatalogReader {
  let root: String
  let tree: any FileTree
  let limits: CatalogLimits
  private var found: [FoundSet] = []
  private(set) var sets: [AssetSet] = []
  private(set) var groups: [AssetGroup] = []
  private(set) var icons: [IconBundle] = []
  private(set) var statistics = CatalogStatistics()
  private(set) var diagnostics: [Diagnostic] = []

  /// The identities of the folders that were read, so that none is read twice through links.
  private var visited: Set<FolderReader.Identity> = []
  /// The links to folders, which are followed after all folders were read in their own places.
  private var links: [Place] = []
  private let budget: RunBudget
  private let realRoot: String?
  private var ahead = ReadAhead()
  /// The identifiers of diagnostics that are reported only once.
  private var reportedOnce: Set<String> = []

  init(root: String, tree: any FileTree, limits: CatalogLimits) {
    self.root = root
    self.tree = tree
    self.limits = limits
    budget = limits.budget ?? RunBudget()
    realRoot = tree.realPath(root)
  }

  /// Reads the whole catalog.
  mutating func read() throws(CatalogError) {
    guard let identity = tree.identity(of: root) else {
      throw CatalogError(kind: .notFound, path: root, detail: "")
    }
    guard identity.isFolder else {
      throw CatalogError(kind: .notAFolder, path: root, detail: "")
    }
    visit(Place(path: root, name: "", names: [], depth: 0, parentKind: nil, isRoot: true))
    var next = 0
    while next < links.count {
      follow(links[next])
      next += 1
    }
    readSets()
    reportClashes()
    if limits.budget == nil { diagnostics += budget.diagnostics(at: root) }
  }

  /// A folder to read, with what is known from the folders around it.
  private struct Place {
    var path: String
    var name: String
    /// The namespaces that contain the folder.
    var names: [String]
    var depth: Int
    var parentKind: SetKind?
    var isRoot = false
  }

  private mutating func visit(_ place: Place) {
    let known = ahead.take(place.path)
    guard enter(place, known), let listing = known?.listing ?? list(place) else { return }
    let kind = place.isRoot ? nil : SetKind(folder: place.name)
    if let kind { reportNesting(kind, place) }
    guard case .some(let bytes) = readContents(place, listing, known) else { return }
    var inner = place.names
    if let kind {
      inner.append(Path.stem(place.name))
      found.append(
        FoundSet(
          kind: kind, name: inner.joined(separator: "/"), path: place.path, listing: listing,
          bytes: bytes))
    } else if place.isRoot {
      reportVersion(parse(bytes, place))
    } else if providesNamespace(place, parse(bytes, place)) {
      inner.append(place.name)
    }
    let folders = listing.entries.lazy.filter { $0.kind == .folder && !$0.name.hasPrefix(".") }
      .map { Path.join(place.path, $0.name) }
    var coming = kind == nil ? Array(folders)[...] : []
    var left = 0
    for entry in listing.entries where isFolder(entry, in: place) {
      if entry.kind == .folder, kind == nil {
        if left == 0 {
          left = min(coming.count, ReadAhead.batch)
          if budget.takeTime() {
            ahead.read(coming.prefix(left), in: tree, limit: limits.entriesPerFolder)
          }
          coming = coming.dropFirst(left)
        }
        left -= 1
      }
      let inside = Place(
        path: Path.join(place.path, entry.name), name: entry.name, names: inner,
        depth: place.depth + 1, parentKind: kind)
      if entry.kind == .link { links.append(inside) } else { open(inside) }
    }
  }

  /// Reads a folder of the catalog, or an icon bundle.
  private mutating func open(_ place: Place) {
    if Path.fileExtension(place.name) == "icon" { addIcon(place.path) } else { visit(place) }
  }

  /// Reads the folder that a link leads to, unless it was already read in its own place.
  private mutating func follow(_ link: Place) {
    guard let identity = tree.identity(of: link.path) else { return }
    report(
      .note, "link", link.path,
      "this link leads to a folder of the same catalog, which is read only once")
    if !visited.contains(identity) { open(link) }
  }

  // MARK: Folders

  /// Counts a folder and returns whether it can be read.
  private mutating func enter(_ place: Place, _ known: ReadAhead.Folder?) -> Bool {
    guard place.depth <= limits.depth else {
      report(
        .error, "catalog-too-deep", place.path,
        "this folder is nested deeper than \(limits.depth) levels, so its contents were not read")
      return false
    }
    guard statistics.folders < limits.folders else {
      reportOnce(
        .error, "catalog-too-large", place.path,
        "the catalog has more than \(limits.folders) folders; the rest was not read")
      return false
    }
    guard let identity = known?.identity ?? tree.identity(of: place.path) else {
      report(.error, "folder-unreadable", place.path, "this folder cannot be opened")
      return false
    }
    guard visited.insert(identity).inserted else {
      report(.note, "folder-twice", place.path, "this folder was already read under another name")
      return false
    }
    guard budget.takeTime(), budget.take(1, of: .folders) else { return false }
    statistics.folders += 1
    statistics.deepestFolder = max(statistics.deepestFolder, place.depth)
    return true
  }

  private mutating func list(_ place: Place) -> FolderReader.Listing? {
    do throws(FileError) {
      let listing = try tree.list(place.path, limit: limits.entriesPerFolder)
      if listing.isTruncated {
        report(
          .error, "folder-too-large", place.path,
          "this folder has more than \(limits.entriesPerFolder) entries; the rest was not read")
      }
      return listing
    } catch {
      report(.error, "folder-unreadable", place.path, error.reason)
      return nil
    }
  }

  /// Returns whether an entry is a folder to read; a link must lead to one inside the catalog.
  private mutating func isFolder(_ entry: FolderReader.Entry, in place: Place) -> Bool {
    switch entry.kind {
    case .folder: return !entry.name.hasPrefix(".")
    case .file, .other: return false
    case .link:
      let path = Path.join(place.path, entry.name)
      guard tree.identity(of: path)?.isFolder == true else { return false }
      guard staysInside(path) else {
        report(
          .error, "link-outside", path, "this link leads out of the catalog and was not followed",
          fix: "copy its target into the catalog")
        return false
      }
      return true
    }
  }

  private func staysInside(_ path: String) -> Bool { Self.isInside(path, realRoot, tree) }

  private static func isInside(_ path: String, _ root: String?, _ tree: any FileTree) -> Bool {
    guard let root, let real = tree.realPath(path) else { return false }
    return Path.contains(root, real)
  }

  // MARK: Contents.json

  /// Returns the bytes of a folder's `Contents.json`.
  ///
  /// The outer optional is nil when the run's budget is exhausted, so that the folder is left out;
  /// the inner one is nil when there is no readable `Contents.json`.
  private mutating func readContents(
    _ place: Place, _ listing: FolderReader.Listing, _ known: ReadAhead.Folder?
  ) -> [UInt8]?? {
    guard let entry = listing.entries.first(where: { $0.name == "Contents.json" }) else {
      reportMissingContents(place, listing)
      return .some(nil)
    }
    let path = Path.join(place.path, entry.name)
    if entry.kind == .link && !staysInside(path) {
      report(
        .error, "link-outside", path, "this link leads out of the catalog and was not followed")
      return .some(nil)
    }
    guard budget.takeFile() else { return nil }
    return .some(bytes(path, known?.contents))
  }

  private mutating func bytes(_ path: String, _ known: [UInt8]?) -> [UInt8]? {
    guard statistics.bytes < limits.bytes else {
      reportOnce(
        .error, "catalog-too-large", path,
        "the catalog has more than \(limits.bytes) bytes; the other files were not read")
      return nil
    }
    do throws(FileError) {
      let bytes =
        if let known, known.count <= limits.bytesPerFile {
          known
        } else {
          try tree.bytes(atPath: path, limit: limits.bytesPerFile)
        }
      statistics.files += 1
      statistics.bytes += bytes.count
      _ = budget.take(bytes.count, of: .bytes)
      return bytes
    } catch {
      let id = error.kind == .tooLarge ? "file-too-large" : "file-unreadable"
      report(.error, id, path, error.reason)
      return nil
    }
  }

  /// Parses the `Contents.json` of a group or of the catalog; nil when it is missing or not JSON.
  private mutating func parse(_ bytes: [UInt8]?, _ place: Place) -> JSONDocument? {
    guard let bytes else { return nil }
    let reading = JSONDocument.read(bytes, file: Path.join(place.path, "Contents.json"))
    statistics.values += reading.document?.nodeCount ?? 0
    _ = budget.take(reading.document?.nodeCount ?? 0, of: .values)
    report(reading.diagnostics)
    return reading.document
  }

  /// Reports a set without a `Contents.json`.
  ///
  /// A group or a catalog does not need one, nor does an `.iconset`, whose images are found by
  /// their names, as `iconutil` does.
  private mutating func reportMissingContents(_ place: Place, _ listing: FolderReader.Listing) {
    guard !place.isRoot, let kind = SetKind(folder: place.name) else { return }
    let misspelled = listing.entries.first { $0.name.lowercased() == "contents.json" }
    if kind == .icon && misspelled == nil { return }
    report(
      .error, "contents-missing", place.path, "this set has no Contents.json",
      fix: misspelled.map { "rename \($0.name) to Contents.json" })
  }

  private mutating func reportVersion(_ document: JSONDocument?) {
    guard let document else { return }
    var reader = EntryReader(limits)
    reader.checkInfo(document.root)
    report(reader.diagnostics)
  }

  private mutating func providesNamespace(_ place: Place, _ document: JSONDocument?) -> Bool {
    let value = document?.root["properties"]?["provides-namespace"]
    let provides = value?.bool == true
    if let value, value.bool == nil {
      report(
        Diagnostic(
          .warning, id: "namespace-not-bool", at: value.location,
          "provides-namespace is \(value.excerpt) (expected true or false); read as false"))
    }
    groups.append(AssetGroup(path: place.path, providesNamespace: provides))
    if place.name.contains(".") {
      report(
        .note, "group-with-period", place.path,
        "this folder has an unknown extension and is read as a group",
        fix: "rename it, or correct the extension")
    }
    return provides
  }

  // MARK: Sets

  /// Reads the sets on all cores, in batches, until the run's budget is exhausted.
  private mutating func readSets() {
    for stretch in FoundSet.stretches(found) {
      guard budget.takeTime(), budget.has(.values), budget.has(.entries) else {
        let spent = RunBudget.Resource.allCases.first { !budget.has($0) } ?? .time
        for _ in stretch { _ = budget.take(0, of: spent) }
        continue
      }
      let readings = Array(found[stretch]).concurrentMap { [tree, limits, realRoot] set in
        set.read(in: tree, limits) { Self.isInside($0, realRoot, tree) }
      }
      for reading in readings { report(reading.diagnostics) }
      let values = readings.reduce(0) { $0 + $1.valueCount }
      statistics.values += values
      sets += readings.map(\.set)
      _ = budget.take(values, of: .values)
      _ = budget.take(readings.reduce(0) { $0 + $1.set.entryCount }, of: .entries)
    }
    found = []
  }

  private mutating func addIcon(_ path: String) {
    guard let identity = tree.identity(of: path), visited.insert(identity).inserted,
      budget.takeFile()
    else { return }
    var reader = IconBundleReader(path: path, tree: tree, limits: limits) { [self] in
      staysInside($0)
    }
    if let icon = reader.read() {
      icons.append(icon)
      _ = budget.take(icon.document.nodeCount, of: .values)
    }
    statistics.folders += 1
    statistics.files += 1
    statistics.bytes += reader.bytesRead
    _ = budget.take(reader.bytesRead, of: .bytes)
    report(reader.diagnostics)
  }

  private mutating func reportNesting(_ kind: SetKind, _ place: Place) {
    guard let parent = place.parentKind, !parent.holdsSets else { return }
    report(
      .warning, "set-inside-set", place.path,
      "this \(kind.rawValue) is inside of the \(parent.rawValue), where Xcode does not look for it",
      fix: "move the folder out of the other set")
  }

  /// Reports sets of one kind whose names are equal or differ only in case.
  private mutating func reportClashes() {
    var byName: [String: AssetSet] = [:]
    for set in sets {
      let key = "\(set.kind.rawValue)/\(set.name.lowercased())"
      guard let other = byName[key] else {
        byName[key] = set
        continue
      }
      let isSame = other.name == set.name
      report(
        .warning, isSame ? "repeated-name" : "name-differs-in-case", set.contentsPath,
        isSame
          ? """
          a second \(set.kind.rawValue) "\(set.name)" exists at \
          \(Path.relative(other.path, to: root)), which is used instead
          """
          : "the name differs from \"\(other.name)\" only in case, which some file systems ignore",
        fix: "rename one of them")
    }
  }

  // MARK: Reports

  private mutating func report(
    _ severity: Severity, _ id: String, _ path: String, _ message: String, fix: String? = nil
  ) {
    report(
      Diagnostic(
        severity, id: id, at: SourceLocation(file: path, line: 1, column: 1), message, fix: fix))
  }

  /// Reports a problem once that would otherwise be repeated for every further folder.
  private mutating func reportOnce(
    _ severity: Severity, _ id: String, _ path: String, _ message: String
  ) {
    if reportedOnce.insert(id).inserted { report(severity, id, path, message) }
  }

  private mutating func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  private mutating func report(_ found: [Diagnostic]) {
    let count = min(found.count, max(0, limits.diagnostics - diagnostics.count))
    diagnostics += found.prefix(budget.takeUp(to: count, of: .diagnostics))
  }
}

extension AssetCatalog {
  /// Creates a catalog by reading its folder; any other folder is read as if it were a catalog.
  ///
  /// - Parameters:
  ///   - path: the path of the folder; a link to a folder is followed
  ///   - tree: the file tree that contains the folder; by default, the disk
  ///   - limits: the limits on reading
  /// - Throws: `CatalogError` if there is no readable folder at the path
  public init(
    path: String, in tree: any FileTree = DiskTree(), limits: CatalogLimits = CatalogLimits()
  ) throws(CatalogError) {
    var reader = CatalogReader(root: path, tree: tree, limits: limits)
    try reader.read()
    self.init(
      path: path, sets: reader.sets, groups: reader.groups, icons: reader.icons,
      diagnostics: reader.diagnostics.sorted(), statistics: reader.statistics)
  }
}
