// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Functions that write whole files atomically: a reader sees the old content or the new, never a
/// part.
///
/// Apple counterpart: `Data.WritingOptions.atomic` · Source: POSIX.1 rename · Fidelity: approximate
public enum AtomicFile {
  /// The treatment of a symbolic link at the path.
  public enum Links: Sendable {
    /// The link's target is replaced, and the link stays; a link that leads nowhere is replaced.
    case followed
    /// The write fails.
    case refused
  }

  /// Replaces the file at a path, or creates it.
  ///
  /// The bytes are written to a new file in the same folder, flushed to the disk, and renamed to
  /// the path. The permissions of an existing file are kept, and its owner where the system allows.
  /// Where the file system supports it, the new file has no name until it is complete, so that a
  /// killed process leaves nothing behind; named leftovers of earlier processes are removed. A
  /// device or a pipe is written to directly.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content
  ///   - path: the file; its folder must exist
  ///   - links: the treatment of a link at `path`
  /// - Throws: `FileError` of kind `notWritten`; an existing file is then unchanged
  public static func write(
    _ bytes: [UInt8], toPath path: String, links: Links = .followed
  ) throws(FileError) {
    do throws(SystemFailure) {
      let target = try target(of: path, links)
      let status = try? System.status(atPath: target, followingLinks: true)
      if status?.kind == .other { return try System.write(bytes, toDevice: target) }
      _ = try replace(target, status, with: bytes)
    } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  /// Replaces a file that is not a link, and returns the status of the new file.
  static func replace(
    _ path: String, with bytes: [UInt8]
  ) throws(SystemFailure) -> NodeStatus {
    let status = try System.status(atPath: path, followingLinks: false)
    if status.kind == .link { throw .isLink }
    return try replace(path, status, with: bytes)
  }

  /// Replaces the file at a path with a text in UTF-8, or creates it.
  ///
  /// - Parameters:
  ///   - text: the whole new content
  ///   - path: the file; its folder must exist
  ///   - links: the treatment of a link at `path`
  /// - Throws: `FileError` of kind `notWritten`; an existing file is then unchanged
  public static func write(
    _ text: String, toPath path: String, links: Links = .followed
  ) throws(FileError) {
    try write(Array(text.utf8), toPath: path, links: links)
  }

  private static func target(of path: String, _ links: Links) throws(SystemFailure) -> String {
    let isLink = (try? System.status(atPath: path, followingLinks: false))?.kind == .link
    if isLink && links == .refused { throw .isLink }
    return isLink ? System.realPath(path) ?? path : path
  }

  private static func replace(
    _ target: String, _ status: NodeStatus?, with bytes: [UInt8]
  ) throws(SystemFailure) -> NodeStatus {
    LeftoverFiles.remove(beside: target)
    if let written = try replaceByUnnamed(target, status, with: bytes) { return written }
    let (name, descriptor) = try firstFree(beside: target) { (name) throws(SystemFailure) in
      try System.createExclusively(name)
    }
    defer { System.closeFile(descriptor) }
    do throws(SystemFailure) {
      try fill(descriptor, with: bytes, like: status)
    } catch {
      System.remove(name)
      throw error
    }
    try rename(name, to: target)
    return try System.status(of: descriptor)
  }

  /// Replaces a file by an unnamed file, which gets the name once it is complete; returns nil if
  /// the file system does not support that.
  private static func replaceByUnnamed(
    _ target: String, _ status: NodeStatus?, with bytes: [UInt8]
  ) throws(SystemFailure) -> NodeStatus? {
    guard let descriptor = System.createUnnamed(inFolder: folder(of: target)) else { return nil }
    defer { System.closeFile(descriptor) }
    try fill(descriptor, with: bytes, like: status)
    let name: String
    do throws(SystemFailure) {
      name = try firstFree(beside: target) { (name) throws(SystemFailure) in
        try System.name(descriptor, name)
      }.name
    } catch {
      // Without /proc a file cannot be given a name.
      if error.isMissing { return nil }
      throw error
    }
    try rename(name, to: target)
    return try System.status(of: descriptor)
  }

  private static func folder(of target: String) -> String {
    let folder = Path.parent(target)
    return folder.isEmpty ? "." : folder
  }

  private static func rename(_ name: String, to target: String) throws(SystemFailure) {
    do throws(SystemFailure) {
      try System.rename(name, target)
    } catch {
      System.remove(name)
      throw error
    }
  }

  /// Calls a closure with up to a hundred candidate names until it succeeds with one that is free.
  private static func firstFree<Made>(
    beside target: String, _ make: (String) throws(SystemFailure) -> Made
  ) throws(SystemFailure) -> (name: String, made: Made) {
    for attempt in 0..<100 {
      let name = LeftoverFiles.name(beside: target, process: System.processID, attempt)
      do throws(SystemFailure) {
        return (name, try make(name))
      } catch {
        if !error.isTaken { throw error }
      }
    }
    throw .taken
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like status: NodeStatus?
  ) throws(SystemFailure) {
    if let status, status.owner != System.user {
      System.setOwner(status.owner, status.group, of: descriptor)
    }
    System.setPermissions((status?.permissions ?? 0o644) & 0o777, of: descriptor)
    try System.writeAll(bytes, to: descriptor)
    try System.flush(descriptor)
  }
}

extension System {
  /// Writes to a path that is no regular file, such as a pipe.
  fileprivate static func write(
    _ bytes: [UInt8], toDevice path: String
  ) throws(SystemFailure) {
    let descriptor = try openForWriting(path)
    defer { closeFile(descriptor) }
    try writeAll(bytes, to: descriptor)
  }
}
