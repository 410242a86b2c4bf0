// SPDX-License-Identifier: MIT

import ChiaroSource

/// A set's folder: its files, and a safe way to find one by name.
struct SetFolder {
  let path: String
  /// The files and folders in the folder, by name; the first of names that are canonically
  /// equivalent.
  private let entries: [String: FolderReader.Entry]
  private let tree: any FileTree
  /// A closure that returns whether a path, with links resolved, is inside the catalog.
  private let staysInside: (String) -> Bool

  init(
    path: String, listing: FolderReader.Listing, tree: any FileTree,
    staysInside: @escaping (String) -> Bool
  ) {
    self.path = path
    self.tree = tree
    self.staysInside = staysInside
    entries = Dictionary(listing.entries.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The names of the visible files apart from `Contents.json`, sorted.
  var files: [String] {
    entries.values.filter { entry in
      entry.kind != .folder && entry.name != "Contents.json" && !entry.name.hasPrefix(".")
    }.map(\.name).sorted()
  }

  enum Finding {
    case path(String)
    case missing
    case outside
  }

  func find(_ name: String) -> Finding {
    if Path.escapes(name) { return .outside }
    // The name as the disk spells it: texts compare equal in any Unicode form, paths do not.
    let entry = entries[name]
    let file = Path.join(path, entry?.name ?? name)
    switch entry?.kind {
    case .file, .folder: return .path(file)
    case .other: return .missing
    case .link, nil:
      // Nil is a name with folders in it, or nothing.
      guard tree.identity(of: file) != nil else { return .missing }
      return staysInside(file) ? .path(file) : .outside
    }
  }
}

/// A reader of sets whose entries name files.
enum FileSetReader {
  static func read(
    _ root: JSONValue, _ kind: SetKind, _ folder: SetFolder, _ reader: inout EntryReader
  ) -> FileSet {
    var entries: [FileSet.Entry] = []
    for (_, list) in root.members where list.kind == .array {
      for item in reader.objects(in: list) { entries.append(entry(item, folder, &reader)) }
    }
    if kind == .image || kind == .appIcon || kind == .symbol { reportRepeats(entries, &reader) }
    if kind == .image {
      let filled = entries.filter { $0.filename != nil && !$0.isUnassigned }
      reader.reportMissingBase(filled.map(\.slot), at: root.location)
    }
    return FileSet(
      entries: entries, properties: properties(root["properties"]),
      unreferencedFiles: unreferenced(entries, root["properties"], folder))
  }

  private static func entry(
    _ item: JSONValue, _ folder: SetFolder, _ reader: inout EntryReader
  ) -> FileSet.Entry {
    let (filename, path) = file(item["filename"], folder, &reader)
    return FileSet.Entry(
      slot: reader.slot(item), filename: filename, path: path,
      resizing: resizing(item["resizing"]), alignmentInsets: insets(item["alignment-insets"]),
      isUnassigned: item["unassigned"]?.bool == true, location: item.location, offset: item.start)
  }

  /// Returns the name of an entry's file and, if the file exists, its path.
  private static func file(
    _ json: JSONValue?, _ folder: SetFolder, _ reader: inout EntryReader
  ) -> (name: String?, path: String?) {
    guard let json, json.kind != .null else { return (nil, nil) }
    guard let name = json.string, !name.isEmpty else {
      reader.report(
        .warning, "filename-not-text", at: json.location,
        "filename is \(json.excerpt) (expected a text); ignored")
      return (nil, nil)
    }
    switch folder.find(name) {
    case .path(let path): return (name, path)
    case .missing: return (name, nil)
    case .outside:
      reader.report(
        .error, "filename-outside", at: json.location,
        "filename \"\(name.excerpt)\" is outside of the set's folder and was not read",
        fix: "move the file into the set's folder")
      return (nil, nil)
    }
  }

  /// Reports entries with equal slots, except those without a file.
  private static func reportRepeats(_ entries: [FileSet.Entry], _ reader: inout EntryReader) {
    reader.reportRepeats(
      entries.filter { $0.filename != nil && !$0.isUnassigned }.map { ($0.slot, $0.location) })
  }

  private static func unreferenced(
    _ entries: [FileSet.Entry], _ properties: JSONValue?, _ folder: SetFolder
  ) -> [String] {
    // Some kinds name their files among the properties (an AR object its content and preview).
    let named = Set(entries.compactMap(\.filename))
      .union(properties?.members.compactMap(\.value.string) ?? [])
    return folder.files.filter { !named.contains($0) }
  }

  private static func properties(_ json: JSONValue?) -> FileSet.Properties {
    var properties = FileSet.Properties()
    guard let json else { return properties }
    properties.templateRenderingIntent = json["template-rendering-intent"]?.string
    properties.preservesVector = json["preserves-vector-representation"]?.bool == true
    properties.compressionType = json["compression-type"]?.string
    properties.isPreRendered = json["pre-rendered"]?.bool == true
    properties.isLocalizable = json["localizable"]?.bool == true
    properties.autoScales = json["auto-scaling"]?.string == "auto"
    properties.onDemandTags = json["on-demand-resource-tags"]?.elements.compactMap(\.string) ?? []
    return properties
  }

  private static func resizing(_ json: JSONValue?) -> FileSet.Resizing? {
    guard let json, let mode = json["mode"]?.string else { return nil }
    return FileSet.Resizing(
      mode: mode, centerMode: json["center"]?["mode"]?.string,
      centerWidth: json["center"]?["width"]?.number,
      centerHeight: json["center"]?["height"]?.number,
      capInsets: insets(json["cap-insets"]) ?? .init(top: 0, left: 0, bottom: 0, right: 0))
  }

  private static func insets(_ json: JSONValue?) -> FileSet.Insets? {
    guard let json, json.kind == .object else { return nil }
    return FileSet.Insets(
      top: json["top"]?.number ?? 0, left: json["left"]?.number ?? 0,
      bottom: json["bottom"]?.number ?? 0, right: json["right"]?.number ?? 0)
  }
}
