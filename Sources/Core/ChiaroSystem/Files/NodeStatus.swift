// SPDX-License-Identifier: MIT

import CLibrary

/// The kind of a file-system entry.
package enum NodeKind: Sendable, Hashable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a socket or a device.
  case other
}

/// The metadata of a file-system entry or open descriptor, as returned by `stat`.
package struct NodeStatus: Hashable, Sendable {
  /// The kind of the entry.
  package var kind: NodeKind
  /// The size in bytes.
  package var size: Int
  /// The identifier of the device that contains the entry.
  package var device: UInt64
  /// The inode number on the device.
  package var inode: UInt64
  /// The permission bits, including set-user-ID, set-group-ID and sticky.
  package var permissions: UInt32
  /// The user identifier of the owner.
  package var owner: UInt32
  /// The identifier of the group.
  package var group: UInt32
  /// The time of the last change of the content, as seconds since 1970 and nanoseconds.
  package var modified: [Int]

  /// Whether no user has write permission, including the owner.
  package var isReadOnly: Bool { permissions & 0o222 == 0 }
}

extension NodeKind {
  init?(entryType: UInt8) {
    switch Int32(entryType) {
    case Int32(DT_REG): self = .file
    case Int32(DT_DIR): self = .folder
    case Int32(DT_LNK): self = .link
    case Int32(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

extension NodeStatus {
  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    size = Int(raw.st_size)
    device = UInt64(truncatingIfNeeded: raw.st_dev)
    inode = UInt64(truncatingIfNeeded: raw.st_ino)
    permissions = UInt32(raw.st_mode) & 0o7777
    owner = UInt32(raw.st_uid)
    group = UInt32(raw.st_gid)
    #if canImport(Darwin)
      modified = [raw.st_mtimespec.tv_sec, raw.st_mtimespec.tv_nsec]
    #else
      modified = [Int(raw.st_mtim.tv_sec), Int(raw.st_mtim.tv_nsec)]
    #endif
  }
}
