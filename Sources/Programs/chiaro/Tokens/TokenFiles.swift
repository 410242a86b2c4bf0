// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

/// The files of an import, read from disk with those that they name.
struct TokenFiles {
  private var files: [TokenFile] = []
  private let format: (any ReadableTokenFormat.Type)?
  private let modes: TokenModes
  /// What was not read.
  private var diagnostics: [Diagnostic] = []

  private static let largest = 64 << 20
  private static let mostFiles = 1000
  private static let depth = 8

  /// Reads files, and in folders those that look like a format.
  init(_ paths: [String], format name: String?, _ modes: TokenModes) throws {
    self.modes = modes
    format = try name.map(Self.format)
    for path in paths {
      if Self.isFolder(path) {
        try addFolder(path, depth: 0)
      } else {
        try add(path)
      }
    }
    if files.isEmpty {
      throw Outcome.unreadable("no file of a known format in \(paths.joined(separator: ", "))")
    }
    addReferences()
  }

  /// The axes of which the formats of the files can speak.
  var axes: Set<TokenCell.Axis> {
    let formats = files.compactMap { format ?? TokenFormats.format(of: $0) }
    return Set(
      TokenCell.Axis.allCases.filter { axis in formats.contains { $0.abilities.has(axis) } })
  }

  /// Returns the colors of all files.
  ///
  /// - Parameter kept: names that stay as they are, also if they tell an appearance
  /// - Returns: the colors, and what was odd
  /// - Throws: `Outcome`, when a file is of no known format
  func read(keeping kept: [TokenName] = []) throws -> ReadTokens {
    var result = ReadTokens()
    result.diagnostics = diagnostics
    let groups = try Dictionary(grouping: files) { file in
      guard let format = format ?? TokenFormats.format(of: file) else {
        throw Outcome.unreadable("\(file.path): no known format (see --from)")
      }
      return format.name
    }
    for format in TokenFormats.readable {
      guard let files = groups[format.name] else { continue }
      let reading = format.read(files, modes)
      result.diagnostics += reading.diagnostics
      let repeated = reading.palette.tokens.filter { !result.palette.add($0) }
      if !repeated.isEmpty {
        result.diagnostics.append(
          Diagnostic(
            .warning, id: "repeated-name", at: SourceLocation(file: files[0].path),
            """
            \(VisibleText.names(repeated.map(\.name.description))): also in a file of another \
            format; the first one counts
            """))
      }
    }
    let named = NamedAppearances(
      result.palette, keeping: Set(kept), modes, at: files.first?.path ?? "")
    result.palette = named.palette
    result.diagnostics += named.diagnostics
    result.reportOrphans(in: darkPath)
    return result
  }

  /// The file that colors for the dark alone most likely stand in.
  private var darkPath: String {
    let dark = files.first { Path.lastComponent($0.path).lowercased().contains("dark") }
    return (dark ?? files.first)?.path ?? ""
  }

  private static func format(_ name: String) throws -> any ReadableTokenFormat.Type {
    if let format = TokenFormats.readable.first(where: { $0.name == name }) { return format }
    let known = TokenFormats.readable.map { $0.name }
    throw Outcome.usage("unknown format \"\(name)\"\(Suggestions.hint(for: name, in: known))")
  }

  private mutating func add(_ path: String) throws {
    let bytes = try Outcome.reading { () throws(FileError) in
      try FileReader.bytes(atPath: path, limit: Self.largest)
    }
    files.append(TokenFile(path, bytes))
  }

  private mutating func addFolder(_ path: String, depth: Int) throws {
    let listing = try Outcome.reading { () throws(FileError) in try FolderReader.list(path) }
    if listing.isTruncated {
      report(path, "folder-too-large", "the folder has too many entries; some were not read")
    }
    for entry in listing.entries {
      if files.count >= Self.mostFiles {
        return report(
          path, "folder-too-large", "more than \(Self.mostFiles) files; the rest was not read")
      }
      let inside = Path.join(path, entry.name)
      switch entry.kind {
      case .folder where entry.name.hasPrefix("."): continue
      case .folder where depth < Self.depth: try addFolder(inside, depth: depth + 1)
      case .folder:
        report(
          inside, "folder-too-deep",
          "the folder is more than \(Self.depth) folders deep, so it was not read")
      case .link where TokenFormats.mayRead(inside) || Self.isFolder(inside):
        report(
          inside, "link-not-followed",
          "chiaro does not follow links; pass the link's target instead")
      case .file:
        guard TokenFormats.mayRead(inside) else { continue }
        do throws(FileError) {
          let bytes = try FileReader.bytes(atPath: inside, limit: Self.largest)
          let file = TokenFile(inside, bytes)
          if format?.recognizes(file) ?? (TokenFormats.format(of: file) != nil) {
            files.append(file)
          } else if let problem = Self.problem(of: file) {
            report(inside, "file-malformed", problem)
          }
        } catch {
          report(inside, "file-unreadable", "\(error)")
        }
      default: break
      }
    }
  }

  /// Says what is wrong with a file that looks like no format: half a file may have been one.
  private static func problem(of file: TokenFile) -> String? {
    if file.path.lowercased().hasSuffix(".xml"), file.bytes.allSatisfy({ $0 <= 0x20 }) {
      return "the file is empty"
    }
    guard file.path.lowercased().hasSuffix(".json") else { return nil }
    let reading = JSONDocument.read(file.bytes, file: file.path, acceptsComments: true)
    let error = reading.diagnostics.first { $0.severity == .error }
    return error.map { "not valid JSON: \($0.message)" }
      ?? (reading.document == nil ? "not JSON" : nil)
  }

  private static func isFolder(_ path: String) -> Bool {
    FolderReader.identity(of: path)?.isFolder == true
  }

  private mutating func report(_ path: String, _ id: String, _ message: String) {
    guard diagnostics.count < Self.mostFiles else { return }
    diagnostics.append(Diagnostic(.error, id: id, at: SourceLocation(file: path), message))
  }

  /// Reads what the files name, as long as it lies beside or below them.
  private mutating func addReferences() {
    var known = Set(files.map { Path.normalized($0.path) })
    for file in files {
      guard let format = format ?? TokenFormats.format(of: file) else { continue }
      let folder = Path.parent(file.path)
      for name in format.references(in: file) where !Path.escapes(name) {
        let path = Path.join(folder, name)
        guard files.count < Self.mostFiles, known.insert(Path.normalized(path)).inserted,
          let real = FileReader.realPath(path),
          let root = FileReader.realPath(folder.isEmpty ? "." : folder), Path.contains(root, real),
          let bytes = try? FileReader.bytes(atPath: path, limit: Self.largest)
        else { continue }
        files.append(TokenFile(path, bytes))
      }
    }
  }
}
