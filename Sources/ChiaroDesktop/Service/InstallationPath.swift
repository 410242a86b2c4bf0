// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A place where a file of the service is written or removed, and the links on the way there.
///
/// Links that this user or the system has set are followed: many people keep their configuration
/// behind some. Links of anybody else are not, and below a prefix that was named none at all: what
/// lies there may have come out of somebody's archive or repository.
struct InstallationPath {
  /// The file.
  let path: String
  /// The folder below which no link is followed; nil where the file is for this user alone.
  var prefix: String?

  /// Writes a text, with the folders above it.
  ///
  /// - Throws: `FileError` of kind `notWritten` when a link is in the way, or when it fails
  func write(_ text: String) throws(FileError) {
    if let link = linkInTheWay {
      throw FileError(
        .notWritten, path: path, detail: "the link \(VisibleText.reveal(link)) stands in the way")
    }
    System.makeFolders(Path.parent(path), permissions: 0o755)
    try AtomicFile.write(text, toPath: path, links: .refused)
  }

  /// Removes the file, or the link in its place; false where none was, or a link is in the way.
  func remove() -> Bool { linkInTheWay == nil && System.remove(path) }

  /// The first link above the file that is not to be followed.
  private var linkInTheWay: String? {
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    let named = prefix?.split(separator: "/").count ?? .max
    for (index, part) in Path.parent(path).split(separator: "/").enumerated() {
      folder += part
      if let owner = System.linkOwner(folder) {
        let isTrusted = prefix == nil ? System.isTrusted(owner) : index < named
        if !isTrusted { return folder }
      }
      folder += "/"
    }
    return nil
  }
}
