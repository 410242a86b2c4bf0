// SPDX-License-Identifier: MIT

import CChiaroProcess
import ChiaroSystem

/// The owner and the permissions of a file or folder.
struct Ownership: Hashable {
  var user: UInt32
  var group: UInt32
  /// The permission bits, including set-ID and sticky bits.
  var mode: UInt32
  var isFile: Bool
  var isFolder: Bool

  /// Whether every user may write to the file or folder.
  var isWritableByAll: Bool { mode & 0o002 != 0 }
  /// Whether the users of its group may write to the file or folder.
  var isWritableByGroup: Bool { mode & 0o020 != 0 }
  /// Whether every user may remove entries of the folder.
  var isOpenToAll: Bool { mode & 0o002 != 0 && mode & 0o1000 == 0 }
  /// Whether the owner may execute the file.
  var isExecutable: Bool { mode & 0o100 != 0 }

  /// Returns the reason why a user must not run the file, or files in the folder, as text; nil
  /// where there is none.
  ///
  /// A group that is the user's own, with nobody else in it, is no stranger: where every user has
  /// one, new files can be written by the group.
  func distrust(by user: UInt32, isPrivate: (_ group: UInt32) -> Bool) -> String? {
    if self.user != user { return "it belongs to another user" }
    if isWritableByAll || isWritableByGroup && !isPrivate(group) {
      return "users other than its owner may write to it"
    }
    return nil
  }

  /// Returns the reason why this process's user must not run the file, or files in the folder.
  var distrust: String? {
    let user = System.user
    return distrust(by: user) { user != 0 && chiaro_is_private_group(user, $0) != 0 }
  }
}

extension Ownership {
  /// Reads the ownership of the file or folder at a path, links followed; nil where that fails.
  init?(ofPath path: String) {
    guard let status = try? System.status(atPath: path, followingLinks: true) else { return nil }
    self.init(
      user: status.owner, group: status.group, mode: status.permissions,
      isFile: status.kind == .file, isFolder: status.kind == .folder)
  }
}
