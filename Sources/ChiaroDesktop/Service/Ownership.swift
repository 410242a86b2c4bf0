// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The owner and the permissions of a file or folder.
struct Ownership: Hashable {
  var user: UInt32
  /// The permission bits, including set-ID and sticky bits.
  var mode: UInt32
  var isFile: Bool
  var isFolder: Bool

  /// Whether users other than the owner may write to the file or folder.
  var isWritableByOthers: Bool { mode & 0o022 != 0 }
  /// Whether every user may remove entries of the folder.
  var isOpenToAll: Bool { mode & 0o002 != 0 && mode & 0o1000 == 0 }
  /// Whether the owner may execute the file.
  var isExecutable: Bool { mode & 0o100 != 0 }

  /// Returns the reason why a user must not run the file, or files in the folder, as text; nil
  /// where there is none.
  func distrust(by user: UInt32) -> String? {
    if self.user != user { return "it belongs to another user" }
    if isWritableByOthers { return "others than its owner may write to it" }
    return nil
  }
}

extension Ownership {
  /// Reads the ownership of the file or folder at a path, links followed; nil where that fails.
  init?(ofPath path: String) {
    guard let status = try? System.status(atPath: path, followingLinks: true) else { return nil }
    self.init(
      user: status.owner, mode: status.permissions, isFile: status.kind == .file,
      isFolder: status.kind == .folder)
  }
}
