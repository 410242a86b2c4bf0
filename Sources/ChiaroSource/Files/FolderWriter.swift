// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Functions that create and remove folders.
///
/// Apple counterpart: `FileManager.createDirectory(atPath:withIntermediateDirectories:)` · Source:
/// POSIX.1 mkdir · Fidelity: approximate, without attributes
public enum FolderWriter {
  /// Creates a folder and its parent folders, unless they exist.
  ///
  /// - Parameter path: the folder
  /// - Throws: `FileError` of kind `notWritten`
  public static func make(_ path: String) throws(FileError) {
    if FolderReader.identity(of: path)?.isFolder == true { return }
    let parent = Path.parent(path)
    if !parent.isEmpty && parent != path { try make(parent) }
    do throws(SystemFailure) {
      try System.makeFolder(path)
    } catch {
      // Somebody else may have made it in the meantime.
      if FolderReader.identity(of: path)?.isFolder == true { return }
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  /// Removes a folder that holds one file and nothing else.
  ///
  /// - Parameters:
  ///   - path: the folder; a link is refused
  ///   - name: the name of the file
  /// - Throws: `FileError` of kind `notWritten` when there is anything else in it
  package static func remove(_ path: String, with name: String) throws(FileError) {
    let listing = try FolderReader.list(path, limit: 2)
    guard listing.entries.map(\.name) == [name], listing.entries[0].kind == .file,
      !listing.isTruncated
    else {
      throw FileError(.notWritten, path: path, detail: "it holds more than \(name)")
    }
    guard System.remove(Path.join(path, name)), System.removeFolder(path) else {
      throw FileError(.notWritten, path: path, detail: "the system refuses to remove it")
    }
  }
}
