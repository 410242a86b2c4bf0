// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A path to which a file of the service is installed, with checks of the symbolic links on it.
///
/// Links set by this user or by root are followed, because many people keep their configuration
/// behind links. Links of other users are not, and below a given prefix none at all: files there
/// may have come from an untrusted archive or repository.
struct InstallationPath: Sendable {
  /// The path of the file.
  let path: String
  /// The folder below which no link is followed; nil for an installation for this user.
  var prefix: String?

  /// Writes a text file, creating the folders above it.
  ///
  /// - Throws: `FileError` of kind `notWritten` when a refused link is on the path, or when it
  ///   fails
  func write(_ text: String) throws(FileError) { try write(Array(text.utf8)) }

  /// Writes a file, creating the folders above it.
  ///
  /// - Throws: as for a text
  func write(_ bytes: [UInt8]) throws(FileError) {
    if let link = linkInTheWay {
      throw FileError(
        .notWritten, path: path, detail: "the link \(VisibleText.reveal(link)) is in the way")
    }
    try DesktopFolders.make(Path.parent(path), permissions: 0o755)
    try AtomicFile.write(bytes, toPath: path, links: .refused)
  }

  /// Removes the file, or a link in its place, and the folders above it that are empty then, below
  /// the folders that others look into too.
  ///
  /// - Returns: false where there is no file or a refused link is on the path
  func remove() -> Bool {
    guard linkInTheWay == nil, System.remove(path) else { return false }
    var folder = Path.parent(path)
    while Self.folders.contains(Path.lastComponent(folder)), System.removeFolder(folder) {
      folder = Path.parent(folder)
    }
    return true
  }

  /// The folders that an installation creates.
  private static let folders: Set<String> = [
    "xdg-desktop-portal", "portals", "dbus-1", "services", "systemd", "user",
  ]

  /// The first link above the file that is refused; nil for none.
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
