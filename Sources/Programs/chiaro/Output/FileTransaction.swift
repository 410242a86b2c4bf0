// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// Files that are written and removed together, or not at all.
///
/// All contents are written to a hidden folder first, with copies of what they replace, so that a
/// full disk is met before anything has changed. Then each is renamed to its place; where one
/// fails, those before are put back. A reader sees the old content of a file or the new, never a
/// part.
struct FileTransaction {
  /// A file whose new content is ready.
  private struct Draft {
    var staged: String
    var path: String
    var bytes: [UInt8]
    /// What stands there now, and a copy of it; nil for a file that is new.
    var before: (copy: String, bytes: [UInt8])?
  }

  /// What has been done, to be undone where a later step fails.
  private enum Step {
    case placed(Draft)
    case moved(from: String, to: String)
    case made(String)
  }

  private let stage: String
  private let flushes: Bool
  private var drafts: [Draft] = []
  private var steps: [Step] = []
  private var count = 0

  private static let largest = 1 << 30

  /// Writes files, and removes others and folders that hold nothing but their `Contents.json`.
  ///
  /// - Parameters:
  ///   - files: the files; their folders are made where they are missing
  ///   - removals: the files and folders that are removed
  ///   - folder: a folder on the same disk, beside or around the files
  ///   - flushes: whether the disk is waited for
  /// - Throws: `FileError`, in which case everything is as before
  static func run(
    _ files: [(path: String, bytes: [UInt8])], removing removals: [String], in folder: String,
    flushes: Bool
  ) throws(FileError) {
    if files.isEmpty && removals.isEmpty { return }
    var transaction = try FileTransaction(in: folder, flushes: flushes)
    do throws(FileError) {
      try transaction.prepare(files)
      try transaction.commit(removals)
    } catch {
      transaction.undo()
      transaction.clear()
      throw error
    }
    transaction.clear()
  }

  private init(in folder: String, flushes: Bool) throws(FileError) {
    self.flushes = flushes
    var place = folder.isEmpty ? "." : folder
    while !System.isFolder(place) {
      let parent = Path.parent(place)
      place = parent.isEmpty ? "." : parent
    }
    Self.removeLeftovers(in: place)
    stage = Path.join(place, Self.name(of: System.processID))
    do throws(SystemFailure) {
      try System.makeFolder(stage)
    } catch {
      throw FileError(.notWritten, path: stage, detail: error.message)
    }
  }

  // MARK: Steps

  private mutating func prepare(
    _ files: [(path: String, bytes: [UInt8])]
  ) throws(FileError) {
    for file in files {
      let isThere = (try? System.status(atPath: file.path, followingLinks: false)) != nil
      let path = isThere ? System.realPath(file.path) ?? file.path : file.path
      let status = try? System.status(atPath: path, followingLinks: true)
      if let status, status.kind != .file {
        throw FileError(
          .notWritten, path: path,
          detail: status.kind == .other ? SystemFailure.isSpecial.message : "a folder is in the way"
        )
      }
      let staged = try put(file.bytes, for: path, like: status)
      var draft = Draft(staged: staged, path: path, bytes: file.bytes, before: nil)
      if status != nil {
        let bytes = try FileReader.bytes(atPath: path, limit: Self.largest)
        draft.before = (try put(bytes, for: path, like: status), bytes)
      }
      drafts.append(draft)
    }
  }

  /// Writes content beside what it is to replace, and returns its path.
  private mutating func put(
    _ bytes: [UInt8], for path: String, like status: NodeStatus?
  ) throws(FileError) -> String {
    count += 1
    let staged = Path.join(stage, String(count))
    do throws(SystemFailure) {
      let descriptor = try System.createExclusively(staged)
      defer { System.closeFile(descriptor) }
      if let status, status.owner != System.user {
        System.setOwner(status.owner, status.group, of: descriptor)
      }
      System.setPermissions((status?.permissions ?? 0o644) & 0o777, of: descriptor)
      try System.writeAll(bytes, to: descriptor)
      if flushes { try System.flush(descriptor) }
    } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
    return staged
  }

  private mutating func commit(_ removals: [String]) throws(FileError) {
    for draft in drafts {
      let folder = Path.parent(draft.path)
      if !folder.isEmpty, !System.isFolder(folder) {
        try make(Path.parent(folder))
        if placeWithFolder(draft) { continue }
        try make(folder)
      }
      try place(draft.staged, draft.bytes, at: draft.path)
      steps.append(.placed(draft))
    }
    for path in removals {
      if System.isFolder(path) { try check(path) }
      count += 1
      let place = Path.join(stage, String(count))
      do throws(SystemFailure) {
        try System.rename(path, place)
      } catch {
        throw FileError(.notWritten, path: path, detail: error.message)
      }
      steps.append(.moved(from: path, to: place))
    }
  }

  /// Refuses to remove a folder that holds more than a `Contents.json`.
  private func check(_ folder: String) throws(FileError) {
    let listing = try FolderReader.list(folder, limit: 2)
    guard listing.entries.map(\.name) == ["Contents.json"], !listing.isTruncated else {
      throw FileError(.notWritten, path: folder, detail: "it holds more than Contents.json")
    }
  }

  private mutating func make(_ folder: String) throws(FileError) {
    if folder.isEmpty || System.isFolder(folder) { return }
    try make(Path.parent(folder))
    do throws(SystemFailure) {
      try System.makeFolder(folder)
    } catch {
      throw FileError(.notWritten, path: folder, detail: error.message)
    }
    steps.append(.made(folder))
  }

  /// Puts a new folder in its place with its `Contents.json` in it: without it, a group would have
  /// no namespace, and colors other names; false where it cannot be done in one step.
  private mutating func placeWithFolder(_ draft: Draft) -> Bool {
    guard Path.lastComponent(draft.path) == "Contents.json" else { return false }
    count += 1
    let whole = Path.join(stage, String(count))
    let inside = Path.join(whole, "Contents.json")
    let folder = Path.parent(draft.path)
    do throws(SystemFailure) {
      try System.makeFolder(whole)
      try System.rename(draft.staged, inside)
      try System.rename(whole, folder)
    } catch {
      // It lies on another disk, or somebody else was faster.
      try? System.rename(inside, draft.staged)
      _ = System.removeFolder(whole)
      return false
    }
    steps += [.made(folder), .placed(draft)]
    return true
  }

  /// Renames a file to its place; where that lies on another disk, it is written there.
  private func place(_ staged: String, _ bytes: [UInt8], at path: String) throws(FileError) {
    do throws(SystemFailure) {
      try System.rename(staged, path)
    } catch {
      try AtomicFile.write(bytes, toPath: path)
    }
  }

  // MARK: Ends

  /// Puts everything back as it was, the last step first.
  private mutating func undo() {
    while let step = steps.popLast() {
      switch step {
      case .placed(let draft):
        if let before = draft.before {
          // Nothing can be said of a disk that fails twice but what the first error says.
          try? place(before.copy, before.bytes, at: draft.path)
        } else {
          System.remove(draft.path)
        }
      case .moved(let from, let to): try? System.rename(to, from)
      case .made(let folder): _ = System.removeFolder(folder)
      }
    }
  }

  /// Removes the hidden folder, and folders that removed files leave empty.
  private func clear() {
    for step in steps {
      guard case .moved(let path, _) = step else { continue }
      _ = System.removeFolder(Path.parent(path))
    }
    Self.remove(stage)
  }

  private static let lead = ".chiaro-"
  private static let ending = ".partial"

  private static func name(of process: Int32) -> String { "\(lead)\(process)\(ending)" }

  /// Removes what killed processes left.
  private static func removeLeftovers(in folder: String) {
    var found: [String] = []
    try? System.forEachEntry(ofFolder: folder) { name, _ in
      let number = name.dropFirst(lead.count).dropLast(ending.count)
      if let process = Int32(number), process > 0, name == self.name(of: process),
        process == System.processID || !System.isRunning(process: process)
      {
        found.append(Path.join(folder, name))
      }
      return found.count < 100
    }
    for path in found where !isLink(path) { remove(path) }
  }

  private static func isLink(_ path: String) -> Bool {
    (try? System.status(atPath: path, followingLinks: false))?.kind == .link
  }

  /// Removes a hidden folder, in which there are files, and folders with a `Contents.json`.
  private static func remove(_ folder: String) {
    var names: [String] = []
    try? System.forEachEntry(ofFolder: folder) { name, _ in
      names.append(name)
      return true
    }
    for path in names.map({ Path.join(folder, $0) }) where !System.remove(path) {
      System.remove(Path.join(path, "Contents.json"))
      _ = System.removeFolder(path)
    }
    _ = System.removeFolder(folder)
  }
}
