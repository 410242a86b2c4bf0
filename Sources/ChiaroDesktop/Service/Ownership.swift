// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Whom a file or a folder belongs to, and who may write there.
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

extension Ownership {
  /// What is known of who may change what stands at a path, links followed; nil where nothing is.
  init?(ofPath path: String) {
    guard let status = try? System.status(atPath: path, followingLinks: true) else { return nil }
    self.init(
      user: status.owner, mode: status.permissions, isFile: status.kind == .file,
      isFolder: status.kind == .folder)
  }
}
