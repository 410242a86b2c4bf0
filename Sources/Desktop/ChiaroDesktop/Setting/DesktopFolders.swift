// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The folders for a user's state, configuration and data.
///
/// Apple counterpart: `FileManager.url(for:in:)` · Source: XDG Base Directory Specification 0.8 ·
/// Fidelity: exact
package enum DesktopFolders {
  /// The folder for program state kept between runs: `$XDG_STATE_HOME`, else `~/.local/state`.
  package static var state: String? { folder("XDG_STATE_HOME", ".local/state") }

  /// The folder for configuration: `$XDG_CONFIG_HOME`, else `~/.config`.
  package static var configuration: String? { folder("XDG_CONFIG_HOME", ".config") }

  /// The folder for data installed for one user: `$XDG_DATA_HOME`, else `~/.local/share`.
  package static var data: String? { folder("XDG_DATA_HOME", ".local/share") }

  /// Creates a folder and its missing parents, by default for this user alone.
  ///
  /// - Throws: `FileError` that names the first folder that cannot be created
  static func make(_ path: String, permissions: UInt32 = 0o700) throws(FileError) {
    System.makeFolders(path, permissions: permissions)
    if path.isEmpty || System.isFolder(path) { return }
    var folder = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/") {
      folder += part
      if !System.isFolder(folder) { try makeMissing(folder) }
      folder += "/"
    }
  }

  private static func makeMissing(_ folder: String) throws(FileError) {
    do throws(SystemFailure) { try System.makeFolder(folder) } catch {
      throw FileError(.notWritten, path: folder, detail: error.message)
    }
  }

  /// Returns a folder; as specified, a variable whose path is not absolute counts as not set.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = System.environment(variable), path.hasPrefix("/") { return path }
    guard let home = System.environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)"
  }
}
