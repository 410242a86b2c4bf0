// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTokens

/// The files of an import, read from disk with those that they name.
struct TokenFiles {
  private var files: [TokenFile] = []
  private let format: (any ReadableTokenFormat.Type)?
  /// What was not read.
  private var diagnostics: [Diagnostic] = []

  private static let largest = 64 << 20
  private static let mostFiles = 1000
  private static let depth = 8

  /// Reads files, and in folders those that look like a format.
  init(_ paths: [String], format name: String?) throws {
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

  /// Returns the colors of all files.
  func read() throws -> ReadTokens {
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
      let reading = format.read(files)
      result.diagnostics += reading.diagnostics
      for token in reading.palette.tokens where !result.palette.add(token) {
        result.diagnostics.append(
          Diagnostic(
            .warning, id: "repeated-name", at: SourceLocation(file: files[0].path),
            "\(VisibleText.reveal(token.name.description)) was read before; that counts"))
      }
      result.reportOrphans(in: files[0].path)
    }
    return result
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
    if listing.isTruncated { report(path, "folder-too-large", "not all of it was read") }
    for entry in listing.entries {
      if files.count >= Self.mostFiles {
        return report(path, "folder-too-large", "more than \(Self.mostFiles) files; not all read")
      }
      let inside = Path.join(path, entry.name)
      switch entry.kind {
      case .folder where entry.name.hasPrefix("."): continue
      case .folder where depth < Self.depth: try addFolder(inside, depth: depth + 1)
      case .folder:
        report(inside, "folder-too-deep", "more than \(Self.depth) folders deep; not read")
      case .link where TokenFormats.mayRead(inside) || Self.isFolder(inside):
        report(inside, "link-not-followed", "a link; name what it leads to, to have it read")
      case .file:
        guard TokenFormats.mayRead(inside) else { continue }
        do throws(FileError) {
          let bytes = try FileReader.bytes(atPath: inside, limit: Self.largest)
          let file = TokenFile(inside, bytes)
          if format?.recognizes(file) ?? (TokenFormats.format(of: file) != nil) {
            files.append(file)
          }
        } catch {
          report(inside, "file-unreadable", "\(error)")
        }
      default: break
      }
    }
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
