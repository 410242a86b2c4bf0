// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A file of another program, as it is now, with what it is to become.
struct FollowedFile {
  /// What each follower wants of the file.
  struct Want {
    var follower: String
    var edit: FollowerEdit
  }

  /// What a file becomes.
  struct Change {
    /// The new bytes; nil for no file.
    var bytes: [UInt8]?
    /// What is kept of it; nil where nothing of ours stands in it.
    var kept: KeptFile?
    /// Why followers do not get what they want.
    var problems: [String: String] = [:]
  }

  let path: String
  /// The bytes that are there; nil for no file.
  let current: [UInt8]?

  /// Reads a file.
  ///
  /// - Throws: `FileError` where it cannot be read whole, belongs to another user, or is reached by
  ///   a link of another user
  init(_ path: String) throws(FileError) {
    self.path = path
    current = try Self.bytes(path)
    if current == nil { return }
    if let owner = System.linkOwner(path), !System.isTrusted(owner) {
      throw FileError(.unreadable, path: path, detail: "it is a link that belongs to another user")
    }
    if !System.isOwnFile(path) {
      throw FileError(.unreadable, path: path, detail: "it belongs to another user")
    }
  }

  /// The bytes of a file; nil where there is none, which a link that leads nowhere is not.
  private static func bytes(_ path: String) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try FileReader.bytes(atPath: path, limit: FollowerPlace.sizeLimit)
    } catch {
      if error.kind == .notFound, System.linkTarget(path) == nil { return nil }
      throw error
    }
  }

  /// Returns what the file becomes when our values from before are given back and others are set.
  ///
  /// - Parameters:
  ///   - wants: the values that are wanted
  ///   - kept: what is kept of the file from before
  /// - Returns: the new bytes, and what is kept of the file then
  func change(_ wants: [Want], kept: KeptFile?) -> Change {
    let format = kept?.format ?? wants.first?.edit.format ?? .groups
    if let oddity = current.flatMap(format.oddity) { return left(wants, kept, oddity) }
    let base = kept.map { $0.withoutOurs(current) } ?? current
    var change = Change(bytes: base)
    var values: [KeptFile.Value] = []
    for want in wants {
      guard base != nil || want.edit.makesFile else {
        change.problems[want.follower] = "\(path) is missing"
        continue
      }
      let own = base.flatMap { want.edit.format.value(of: want.edit.key, in: $0) }
      switch want.edit.wish(own) {
      case .left(let reason): change.problems[want.follower] = reason
      case .value(let ours) where ours == own: continue
      case .value(let ours):
        let bytes = want.edit.format.setting(want.edit.key, to: ours, in: change.bytes ?? [])
        guard Self.isWritten(ours, want.edit, bytes) else {
          change.problems[want.follower] = "chiaro cannot set \(want.edit.key.name) in \(path)"
          continue
        }
        change.bytes = bytes
        values.append(KeptFile.Value(key: want.edit.key, own: own, ours: ours))
      }
    }
    change.kept = self.kept(values, base, change.bytes, format, kept)
    return change
  }

  /// Whether a program will read a value that was set, and the file is one that we can read again.
  private static func isWritten(_ ours: String, _ edit: FollowerEdit, _ bytes: [UInt8]) -> Bool {
    edit.format.value(of: edit.key, in: bytes) == ours && edit.format.oddity(of: bytes) == nil
      && bytes.count <= FollowerPlace.sizeLimit
  }

  private func left(_ wants: [Want], _ kept: KeptFile?, _ reason: String) -> Change {
    let problems = wants.map { ($0.follower, "\(path) stays as it is: \(reason)") }
    return Change(bytes: current, kept: kept, problems: Dictionary(problems) { first, _ in first })
  }

  private func kept(
    _ values: [KeptFile.Value], _ base: [UInt8]?, _ new: [UInt8]?, _ format: ConfigurationFormat,
    _ former: KeptFile?
  ) -> KeptFile? {
    guard !values.isEmpty, let new else { return nil }
    let text = { (bytes: [UInt8]) in String(decoding: bytes, as: UTF8.self) }
    return KeptFile(
      path: path, format: format, before: base.map(text), after: text(new),
      earlier: new == current ? nil : current.map(text),
      folders: former?.folders ?? missingFolders, values: values)
  }

  /// The folders above the file that are not there, the outer one first.
  private var missingFolders: [String] {
    var missing: [String] = []
    var folder = Path.parent(path)
    while folder.count > 1, FolderReader.identity(of: folder) == nil {
      missing.insert(folder, at: 0)
      folder = Path.parent(folder)
    }
    return missing
  }

  /// Writes the new bytes, whole or not at all, or removes the file.
  ///
  /// - Returns: false where somebody else has written the file since it was read
  /// - Throws: `FileError` where it cannot be written; it is then as it was
  func write(_ bytes: [UInt8]?, folders: [String]) throws(FileError) -> Bool {
    if try FollowedFile(path).current != current { return false }
    if let bytes {
      try DesktopFolders.make(Path.parent(path), permissions: 0o755)
      try AtomicFile.write(bytes, toPath: path)
    } else {
      guard System.remove(path) else {
        throw FileError(.notWritten, path: path, detail: "it cannot be removed")
      }
      for folder in folders.reversed() { _ = System.removeFolder(folder) }
    }
    return true
  }
}
