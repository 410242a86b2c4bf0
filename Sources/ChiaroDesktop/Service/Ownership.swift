// SPDX-License-Identifier: MIT

/// The owner and permissions of a file or folder.
struct Ownership: Hashable {
  var user: UInt32
  /// The permission bits, including set-ID and sticky bits.
  var mode: UInt32
  var isFile: Bool
  var isFolder: Bool

  /// Whether users other than the owner may write to it.
  var isWritableByOthers: Bool { mode & 0o022 != 0 }
  /// Whether everybody may remove entries of the folder.
  var isOpenToAll: Bool { mode & 0o002 != 0 && mode & 0o1000 == 0 }
  /// Whether the owner may execute it.
  var isExecutable: Bool { mode & 0o100 != 0 }

  /// Returns the reason why a user must not run files from here, as text; nil where there is none.
  func distrust(by user: UInt32) -> String? {
    if self.user != user { return "it belongs to another user" }
    if isWritableByOthers { return "others than its owner may write to it" }
    return nil
  }
}
