// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Returns the status of an open descriptor.
  package static func status(of descriptor: Int32) throws(SystemFailure) -> NodeStatus {
    var raw = stat()
    if fstat(descriptor, &raw) != 0 { throw .last }
    return NodeStatus(raw)
  }

  /// Returns the status of a file at a path.
  package static func status(
    atPath path: String, followingLinks: Bool
  ) throws(SystemFailure) -> NodeStatus {
    var raw = stat()
    let result = followingLinks ? stat(path, &raw) : lstat(path, &raw)
    if result != 0 { throw .last }
    return NodeStatus(raw)
  }

  /// Returns whether a path leads to a folder, after following links.
  package static func isFolder(_ path: String) -> Bool {
    (try? status(atPath: path, followingLinks: true))?.kind == .folder
  }

  /// Sets the owner and group of an open file; errors are ignored.
  package static func setOwner(_ owner: UInt32, _ group: UInt32, of descriptor: Int32) {
    _ = fchown(descriptor, uid_t(owner), gid_t(group))
  }

  /// Sets the permission bits of an open file; errors are ignored.
  package static func setPermissions(_ mode: UInt32, of descriptor: Int32) {
    _ = fchmod(descriptor, mode_t(mode))
  }

  /// Returns a path with all links resolved; nil if it cannot be resolved.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the unresolved target of a symbolic link; nil if there is no link at the path.
  package static func linkTarget(_ path: String) -> String? {
    var characters = [CChar](repeating: 0, count: 4096)
    let count = readlink(path, &characters, characters.count)
    if count < 0 { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the owner of a symbolic link; nil if there is no link at the path.
  package static func linkOwner(_ path: String) -> UInt32? {
    guard let status = try? status(atPath: path, followingLinks: false), status.kind == .link
    else { return nil }
    return status.owner
  }

  /// Returns whether this process's effective user owns the file at a path, after following links.
  package static func isOwnFile(_ path: String) -> Bool {
    (try? status(atPath: path, followingLinks: true))?.owner == user
  }
}
