// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A folder of a person's programs, and which of them may be run.
///
/// Whoever can write there, or stands on the way there, decides what runs as this user: that must
/// be this user alone.
struct ScriptFolder {
  let path: String

  /// How many scripts are run at most.
  static let countLimit = 100

  /// What looking into the folder came to.
  struct Look {
    /// The programs, in the order of their names.
    var scripts: [String] = []
    /// What is not run, and why.
    var diagnostics: [Diagnostic] = []
  }

  /// Looks into the folder, which need not be there.
  func look() -> Look {
    guard let ownership = Ownership(ofPath: path), ownership.isFolder else { return Look() }
    if let reason = distrust(path, ownership) {
      return Look(diagnostics: [Self.refused(path, "no script in it is run: \(reason)")])
    }
    var look = Look()
    for name in System.names(inFolder: path, limit: Self.countLimit) {
      let script = "\(path)/\(name)"
      guard let ownership = Ownership(ofPath: script), ownership.isFile, ownership.isExecutable
      else { continue }
      if let reason = distrust(script, ownership) {
        look.diagnostics.append(Self.refused(script, "not run: \(reason)"))
      } else {
        look.scripts.append(script)
      }
    }
    return look
  }

  /// Why somebody else may decide what stands at a path; nil where that cannot be.
  private func distrust(_ path: String, _ ownership: Ownership) -> String? {
    if let owner = System.linkOwner(path), !System.isTrusted(owner) {
      return "it is a link of another user"
    }
    return ownership.distrust(by: System.user) ?? openFolder(above: path)
  }

  private func openFolder(above path: String) -> String? {
    guard var folder = FileReader.realPath(path) else { return "it leads nowhere" }
    while folder != "/" && !folder.isEmpty {
      folder = Path.parent(folder)
      if Ownership(ofPath: folder)?.isOpenToAll == true {
        return "everybody may write to \(folder), in which it lies"
      }
    }
    return nil
  }

  private static func refused(_ path: String, _ reason: String) -> Diagnostic {
    Diagnostic(.warning, id: "script-refused", at: SourceLocation(file: path), reason)
  }
}
