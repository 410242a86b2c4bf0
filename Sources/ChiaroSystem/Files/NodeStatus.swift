// SPDX-License-Identifier: MIT

import CLibrary

/// What stands at a path.
package enum NodeKind: Sendable, Hashable {
  /// A file with bytes.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A pipe, a socket or a device.
  case other
}

/// What the system says of a path or an open descriptor.
package struct NodeStatus: Hashable, Sendable {
  /// What it is.
  package var kind: NodeKind
  /// How many bytes it has.
  package var size: Int
  /// The file system on which it lies.
  package var device: UInt64
  /// Its number there.
  package var inode: UInt64
  /// The bits that say who may read, write and run it.
  package var permissions: UInt32
  /// The user whom it belongs to.
  package var owner: UInt32
  /// The group that it belongs to.
  package var group: UInt32
  /// When its content changed last, in seconds and nanoseconds.
  package var modified: [Int]

  /// Whether nobody may write to it, its owner included.
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
