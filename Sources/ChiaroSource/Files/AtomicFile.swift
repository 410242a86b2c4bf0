// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Writes whole files so that a reader sees the old content or the new, never a part.
///
/// Apple counterpart: `Data.WritingOptions.atomic` · Source: POSIX.1 rename · Fidelity: approximate
public enum AtomicFile {
  /// What is done with a link that stands at a path.
  public enum Links: Sendable {
    /// The file that it leads to is replaced, and the link stays.
    case followed
    /// Nothing is written.
    case refused
  }

  /// Replaces the file at `path`, or creates it.
  ///
  /// The bytes go to a new file beside it, reach the disk, and take its place by renaming; the
  /// permissions of a file that stood there are kept, and its owner where the system allows. Where
  /// the file system can, the new file has no name until it is whole, so that a process that is
  /// killed leaves nothing behind; what older ones left is removed. A device or a pipe is written
  /// to.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content
  ///   - path: the file; its folder must exist
  ///   - links: what is done with a link at `path`
  /// - Throws: `FileError` of kind `notWritten`; what stood there is untouched then
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

  /// Replaces a file that is no link, and gives what the system says of the new one.
  static func replace(
    _ path: String, with bytes: [UInt8]
  ) throws(SystemFailure) -> NodeStatus {
    let status = try System.status(atPath: path, followingLinks: false)
    if status.kind == .link { throw .isLink }
    return try replace(path, status, with: bytes)
  }

  /// Replaces the file at `path` by a text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: the whole new content
  ///   - path: the file; its folder must exist
  ///   - links: what is done with a link at `path`
  /// - Throws: `FileError` of kind `notWritten`; what stood there is untouched then
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

  /// The same with a file that has no name before it is whole; nil where that cannot be done.
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

  /// Makes something under the first of a few names that is free.
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
  /// Writes to what is no file, such as a pipe.
  fileprivate static func write(
    _ bytes: [UInt8], toDevice path: String
  ) throws(SystemFailure) {
    let descriptor = try openForWriting(path)
    defer { closeFile(descriptor) }
    try writeAll(bytes, to: descriptor)
  }
}
