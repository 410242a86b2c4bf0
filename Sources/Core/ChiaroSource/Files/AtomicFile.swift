// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Functions that write whole files atomically: a reader sees the old content or the new content,
/// but never a part of it.
///
/// Apple counterpart: `Data.WritingOptions.atomic` · Source: POSIX.1 rename · Fidelity:
/// approximate, links can be refused
public enum AtomicFile {
  /// The treatment of a path that is a symbolic link.
  public enum Links: Sendable {
    /// The target of the link is replaced, and the link stays; a link without a target is replaced
    /// itself.
    case followed
    /// Writing fails if the path is a link.
    case refused
  }

  /// Replaces the file at a path, or creates it.
  ///
  /// The bytes are written to a new file in the same folder, which is flushed to disk and then
  /// renamed to the path. The permissions of an existing file are kept, and its owner if the system
  /// allows it. If the file system supports it, the new file has no name until it is complete, so
  /// that a killed process leaves nothing behind; named leftovers of earlier processes are removed.
  ///
  /// Writing to a pipe, a socket or a device is refused, because it could wait forever. Exceptions
  /// are the streams that this process already has (`/dev/stdout`, `/dev/stderr`, `/dev/fd/3`), and
  /// `/dev/null` and `/dev/full`, which never wait; these are written to directly.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content
  ///   - path: the path of the file; its folder must exist
  ///   - links: the treatment of a link at `path`
  /// - Throws: `FileError` of kind `notWritten` if writing fails; an existing file is then
  ///   unchanged
  public static func write(
    _ bytes: [UInt8], toPath path: String, links: Links = .followed
  ) throws(FileError) {
    do throws(SystemFailure) {
      guard let draft = try draft(of: path, links, bytes) else { return }
      defer { draft.close() }
      try draft.flush()
      _ = try draft.place()
    } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  /// Replaces or creates a file that can be made again, without waiting for the disk.
  ///
  /// A reader sees the old content or the new. After a crash of the machine, the file may be empty.
  /// Leftovers of killed processes stay.
  ///
  /// - Parameters:
  ///   - bytes: the whole new content
  ///   - path: the file; its folder must exist, and a link is refused
  /// - Throws: `FileError` of kind `notWritten`; an existing file is then unchanged
  package static func writeUnflushed(
    _ bytes: [UInt8], toPath path: String
  ) throws(FileError) {
    do throws(SystemFailure) {
      guard let draft = try draft(of: path, .refused, bytes, removesLeftovers: false) else {
        return
      }
      defer { draft.close() }
      _ = try draft.place()
    } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  /// Replaces several files, or creates them, each whole or not at all.
  ///
  /// All files are written before the disk is flushed, which is less work.
  ///
  /// - Parameters:
  ///   - files: the contents by path; the folders must exist
  ///   - flushes: whether to wait for the disk; false for files that can be made again, which may
  ///     be empty after a crash of the machine
  /// - Returns: the failures, in the order of the files; all other files are written
  package static func write(
    _ files: [(path: String, bytes: [UInt8])], flushes: Bool = true
  ) -> [FileError] {
    var failures: [FileError] = []
    for start in stride(from: 0, to: files.count, by: mostDrafts) {
      failures += writeTogether(
        files[start..<min(start + mostDrafts, files.count)], flushes: flushes)
    }
    return failures
  }

  /// How many files are open at the same time.
  private static let mostDrafts = 128

  private static func writeTogether(
    _ files: ArraySlice<(path: String, bytes: [UInt8])>, flushes: Bool
  ) -> [FileError] {
    // A later step of one file may fail after an earlier step of another.
    var failures: [Int: FileError] = [:]
    var drafts: [(index: Int, draft: FileDraft)] = []
    let attempt = { (index: Int, action: () throws(SystemFailure) -> Void) -> Bool in
      do throws(SystemFailure) {
        try action()
        return true
      } catch {
        failures[index] = FileError(.notWritten, path: files[index].path, detail: error.message)
        return false
      }
    }
    for (index, file) in zip(files.indices, files) {
      _ = attempt(index) { () throws(SystemFailure) in
        guard let draft = try draft(of: file.path, .followed, file.bytes) else { return }
        drafts.append((index, draft))
      }
    }
    drafts = drafts.filter { file in
      if !flushes { return true }
      let isFlushed = attempt(file.index) { () throws(SystemFailure) in try file.draft.flush() }
      if !isFlushed { file.draft.close() }
      return isFlushed
    }
    for file in drafts {
      _ = attempt(file.index) { () throws(SystemFailure) in _ = try file.draft.place() }
      file.draft.close()
    }
    return failures.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Replaces a file that is not a link, and returns the status of the new file.
  static func replace(
    _ path: String, with bytes: [UInt8]
  ) throws(SystemFailure) -> NodeStatus {
    let status = try System.status(atPath: path, followingLinks: false)
    if status.kind == .link { throw .isLink }
    if status.kind == .other { throw .isSpecial }
    let draft = try FileDraft(of: path, status, bytes)
    defer { draft.close() }
    try draft.flush()
    return try draft.place()
  }

  /// Replaces the file at a path with a text in UTF-8, or creates it.
  ///
  /// - Parameters:
  ///   - text: the whole new content
  ///   - path: the path of the file; its folder must exist
  ///   - links: the treatment of a link at `path`
  /// - Throws: `FileError` of kind `notWritten` if writing fails; an existing file is then
  ///   unchanged
  public static func write(
    _ text: String, toPath path: String, links: Links = .followed
  ) throws(FileError) {
    try write(Array(text.utf8), toPath: path, links: links)
  }

  /// Returns new content of a file that is still to be put in its place; nil for a stream, which
  /// is written at once.
  private static func draft(
    of path: String, _ links: Links, _ bytes: [UInt8], removesLeftovers: Bool = true
  ) throws(SystemFailure) -> FileDraft? {
    let target = try target(of: path, links)
    let status = try? System.status(atPath: target, followingLinks: true)
    if status?.kind == .other {
      try System.write(bytes, toStream: target, namedAs: path)
      return nil
    }
    return try FileDraft(of: target, status, bytes, removesLeftovers: removesLeftovers)
  }

  private static func target(of path: String, _ links: Links) throws(SystemFailure) -> String {
    let isLink = (try? System.status(atPath: path, followingLinks: false))?.kind == .link
    if isLink && links == .refused { throw .isLink }
    return isLink ? System.realPath(path) ?? path : path
  }
}

extension System {
  /// Writes to a stream of this process or to a device that never waits; anything else is refused.
  ///
  /// - Parameters:
  ///   - bytes: the bytes
  ///   - path: the path of what is no regular file, links resolved as far as they can be
  ///   - name: the path as somebody wrote it
  /// - Throws: `SystemFailure`
  fileprivate static func write(
    _ bytes: [UInt8], toStream path: String, namedAs name: String
  ) throws(SystemFailure) {
    if let stream = ownStream(name) { return try writeAll(bytes, to: stream) }
    guard ["/dev/null", "/dev/full"].contains(path) else { throw .isSpecial }
    let descriptor = try openForWriting(path)
    defer { closeFile(descriptor) }
    try writeAll(bytes, to: descriptor)
  }

  /// The open descriptor of this process that a path such as `/dev/stdout` or `/dev/fd/3` names.
  private static func ownStream(_ path: String) -> Int32? {
    let streams = ["/dev/stdout": standardOutput, "/dev/stderr": standardError]
    if let stream = streams[path] { return stream }
    let lead = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    guard let number = lead.flatMap({ Int32(path.dropFirst($0.count)) }), number > 0,
      (try? status(of: number)) != nil
    else { return nil }
    return number
  }
}
