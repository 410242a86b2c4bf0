// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A function that creates folders.
///
/// Apple counterpart: `FileManager.createDirectory(atPath:withIntermediateDirectories:)` · Source:
/// POSIX.1 mkdir · Fidelity: approximate, without attributes
public enum FolderWriter {
  /// Creates a folder and its parent folders if they do not exist.
  ///
  /// - Parameter path: the path of the folder
  /// - Throws: `FileError` of kind `notWritten` if a folder cannot be created
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
}
