// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A folder of the user's scripts, with checks of which may be run.
///
/// A user who can write to the folder, or to a folder on its path, decides what runs as this user;
/// that must be this user alone.
struct ScriptFolder {
  let path: String

  /// The largest number of scripts.
  static let countLimit = 100
  /// The largest number of files that are looked at.
  private static let entryLimit = 1000

  /// The scripts found in the folder, and the diagnostics about them.
  struct Look {
    /// The paths of the scripts, in the order of their names.
    var scripts: [String] = []
    /// The diagnostics about files that are not run.
    var diagnostics: [Diagnostic] = []
  }

  /// Returns the scripts that may be run, and diagnostics about others; empty if the folder does
  /// not exist.
  func look() -> Look {
    guard let ownership = Ownership(ofPath: path), ownership.isFolder else { return Look() }
    if let reason = distrust(path, ownership) {
      return Look(diagnostics: [Self.refused(path, "its scripts do not run: \(reason)")])
    }
    var look = Look()
    for name in System.names(inFolder: path, limit: Self.entryLimit) {
      let script = "\(path)/\(name)"
      guard let ownership = Ownership(ofPath: script), ownership.isFile, ownership.isExecutable
      else { continue }
      if let reason = distrust(script, ownership) {
        look.diagnostics.append(Self.refused(script, "does not run: \(reason)"))
      } else if look.scripts.count == Self.countLimit {
        look.diagnostics.append(
          Self.refused(
            script, "does not run: only the first \(Self.countLimit) scripts run",
            fix: "remove scripts from the folder, or start several from one script"))
      } else {
        look.scripts.append(script)
      }
    }
    return look
  }

  /// Returns the reason why another user may control a path; nil where none can.
  private func distrust(_ path: String, _ ownership: Ownership) -> String? {
    if let owner = System.linkOwner(path), !System.isTrusted(owner) {
      return "it is a link that belongs to another user"
    }
    return ownership.distrust ?? openFolder(above: path)
  }

  private func openFolder(above path: String) -> String? {
    guard var folder = FileReader.realPath(path) else { return "it is a broken link" }
    while folder != "/" && !folder.isEmpty {
      folder = Path.parent(folder)
      if Ownership(ofPath: folder)?.isOpenToAll == true {
        return "it is below \(folder), where everybody may write"
      }
    }
    return nil
  }

  /// Creates the folder for this user alone, with those above it, where there is none.
  func make() { System.makeFolders(path, permissions: 0o700) }

  private static func refused(
    _ path: String, _ reason: String,
    fix: String = "run chmod go-w or chown on the named file or folder"
  ) -> Diagnostic {
    Diagnostic(
      .warning, id: "script-refused", at: SourceLocation(file: path), reason, fix: fix)
  }
}
