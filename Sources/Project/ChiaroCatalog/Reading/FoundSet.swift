// SPDX-License-Identifier: MIT

import ChiaroSource

/// A set's folder found by the reader, with the unparsed bytes of its `Contents.json`.
///
/// Sets do not depend on each other, so they are read on all cores.
struct FoundSet: Sendable {
  /// The result of reading a set.
  struct Reading: Sendable {
    var set: AssetSet
    var diagnostics: [Diagnostic]
    /// The number of JSON values in the set's `Contents.json`.
    var valueCount: Int
  }

  var kind: SetKind
  /// The name of the set, with its namespaces.
  var name: String
  var path: String
  var listing: FolderReader.Listing
  /// The bytes of the set's `Contents.json`; nil when there is none.
  var bytes: [UInt8]?

  /// Splits sets into batches of about a megabyte, or at most 1,024 sets.
  ///
  /// Batches are small enough to check the budget in between, and large enough for all cores.
  static func stretches(_ sets: [FoundSet]) -> [Range<Int>] {
    var stretches: [Range<Int>] = []
    var (start, bytes) = (0, 0)
    for index in sets.indices {
      bytes += sets[index].bytes?.count ?? 0
      guard bytes >= 1 << 20 || index - start == 1023 || index == sets.count - 1 else { continue }
      stretches.append(start..<(index + 1))
      (start, bytes) = (index + 1, 0)
    }
    return stretches
  }

  /// Parses the set's content.
  func read(
    in tree: any FileTree, _ limits: CatalogLimits,
    staysInside: @escaping @Sendable (String) -> Bool
  ) -> Reading {
    let file = Path.join(path, "Contents.json")
    let parsed = bytes.map { JSONDocument.read($0, file: file) }
    let document = parsed?.document
    var reader = EntryReader(limits)
    if let document { reader.checkInfo(document.root) }
    let content = content(document, in: tree, &reader, staysInside)
    if let document, document.root.kind != .object {
      let start = SourceLocation(file: file, line: 1, column: 1)
      reader.report(.error, "contents-not-object", at: start, "Contents.json is not an object")
    }
    return Reading(
      set: AssetSet(kind: kind, name: name, path: path, content: content, document: document),
      diagnostics: (parsed?.diagnostics ?? []) + reader.diagnostics,
      valueCount: document?.nodeCount ?? 0)
  }

  private func content(
    _ document: JSONDocument?, in tree: any FileTree, _ reader: inout EntryReader,
    _ staysInside: @escaping @Sendable (String) -> Bool
  ) -> AssetSet.Content {
    guard kind != .color else {
      return .color(document.map { ColorSetReader.read($0.root, &reader) } ?? ColorSet(entries: []))
    }
    let folder = SetFolder(path: path, listing: listing, tree: tree, staysInside: staysInside)
    guard let document else {
      return .files(
        FileSet(entries: [], properties: .init(), unreferencedFiles: folder.files))
    }
    return .files(FileSetReader.read(document.root, kind, folder, &reader))
  }
}

extension AssetSet {
  /// The number of entries in the set.
  var entryCount: Int {
    switch content {
    case .color(let colors): colors.entries.count
    case .files(let files): files.entries.count
    }
  }
}
