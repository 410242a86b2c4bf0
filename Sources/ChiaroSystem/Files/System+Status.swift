// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// What the system says of an open descriptor.
  package static func status(of descriptor: Int32) throws(SystemFailure) -> NodeStatus {
    var raw = stat()
    if fstat(descriptor, &raw) != 0 { throw .last }
    return NodeStatus(raw)
  }

  /// What the system says of a path.
  package static func status(
    atPath path: String, followingLinks: Bool
  ) throws(SystemFailure) -> NodeStatus {
    var raw = stat()
    let result = followingLinks ? stat(path, &raw) : lstat(path, &raw)
    if result != 0 { throw .last }
    return NodeStatus(raw)
  }

  /// Whether a folder stands at a path, links followed.
  package static func isFolder(_ path: String) -> Bool {
    (try? status(atPath: path, followingLinks: true))?.kind == .folder
  }

  /// Gives a file to another user, where this one may.
  package static func setOwner(_ owner: UInt32, _ group: UInt32, of descriptor: Int32) {
    _ = fchown(descriptor, uid_t(owner), gid_t(group))
  }

  /// Says who may read, write and run an open file.
  package static func setPermissions(_ mode: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(mode))
  }

  /// The path with every link followed, or nil when it leads nowhere.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a symbolic link leads, as it stands there; nil where there is none.
  package static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &characters, characters.count)
    if count < 0 { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The user whom a symbolic link belongs to; nil where there is none.
  package static func linkOwner(_ path: String) -> UInt32? {
    guard let status = try? status(atPath: path, followingLinks: false), status.kind == .link
    else { return nil }
    return status.owner
  }

  /// Whether what stands at a path belongs to the user of this process.
  package static func isOwnFile(_ path: String) -> Bool {
    (try? status(atPath: path, followingLinks: true))?.owner == user
  }
}
