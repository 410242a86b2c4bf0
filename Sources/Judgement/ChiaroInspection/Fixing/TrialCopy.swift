// SPDX-License-Identifier: MIT

import ChiaroSource

/// A copy of a project's folder in which changes are tried.
///
/// Links and hidden entries are not copied, as the audit does not look at them.
struct TrialCopy {
  /// Why a project is not copied.
  enum Failure: Error {
    /// It has too many files or levels of folders.
    case tooLarge
    case system(String)
  }

  private let folder: RunFolder
  /// The path of the copy, whose name is that of the project: a catalog is one by its name.
  let path: String

  private static let mostFiles = 100_000
  private static let mostBytes = 1 << 30
  private static let mostLevels = 40

  /// Copies a folder.
  ///
  /// - Parameters:
  ///   - root: the folder
  ///   - changed: the contents of files that differ from theirs, by paths relative to the folder
  /// - Throws: `Failure`; nothing is left then
  init(of root: String, with changed: [String: [UInt8]]) throws(Failure) {
    do throws(FileError) {
      folder = try RunFolder("chiaro-trial", depth: Self.mostLevels + 2)
    } catch {
      throw .system(error.reason)
    }
    path = Path.join(folder.path, Path.lastComponent(FileReader.realPath(root) ?? root))
    do throws(Failure) {
      try Self.makeFolder(path)
      var room = Room(files: Self.mostFiles, bytes: Self.mostBytes)
      try Self.copy(root, to: path, inside: "", levels: Self.mostLevels, changed, &room)
    } catch {
      folder.remove()
      throw error
    }
  }

  /// Removes the copy.
  func remove() { folder.remove() }

  /// What may still be copied.
  private struct Room {
    var files: Int
    var bytes: Int
  }

  private static func copy(
    _ source: String, to target: String, inside: String, levels: Int, _ changed: [String: [UInt8]],
    _ room: inout Room
  ) throws(Failure) {
    guard levels > 0 else { throw .tooLarge }
    let entries: [FolderReader.Entry]
    do throws(FileError) {
      entries = try FolderReader.list(source).entries
    } catch {
      throw .system(error.reason)
    }
    for entry in entries where !entry.name.hasPrefix(".") || entry.name == ".gitignore" {
      let (from, to) = (Path.join(source, entry.name), Path.join(target, entry.name))
      let relative = inside.isEmpty ? entry.name : Path.join(inside, entry.name)
      switch entry.kind {
      case .folder:
        try makeFolder(to)
        try copy(from, to: to, inside: relative, levels: levels - 1, changed, &room)
      case .file:
        try copyFile(from, to: to, changed[relative], &room)
      case .link, .other: continue
      }
    }
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    do throws(FileError) { try FolderWriter.make(path) } catch { throw .system(error.reason) }
  }

  private static func copyFile(
    _ source: String, to target: String, _ content: [UInt8]?, _ room: inout Room
  ) throws(Failure) {
    guard room.files > 0 else { throw .tooLarge }
    do throws(FileError) {
      let bytes: [UInt8]
      if let content {
        bytes = content
      } else {
        bytes = try FileReader.bytes(atPath: source, limit: room.bytes)
      }
      room.files -= 1
      room.bytes -= bytes.count
      try AtomicFile.writeUnflushed(bytes, toPath: target)
    } catch {
      switch error.kind {
      case .tooLarge: throw .tooLarge
      case .notWritten: throw .system(error.reason)
      // The audit cannot read it either.
      case .notFound, .unreadable, .notAFile: return
      }
    }
  }
}
