// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A temporary folder that is locked during its run, so that a later run can find and remove
/// folders left by killed runs.
package struct RunFolder: Sendable {
  /// Its path.
  package let path: String
  private let descriptor: Int32

  private let name: String
  /// The levels of folders that are removed.
  private let depth: Int

  /// A younger folder may be one that its run has not locked yet.
  private static let youngest = 60
  private static let mostLeft = 100

  /// Makes a folder, and removes folders left by killed runs.
  ///
  /// - Parameters:
  ///   - name: the beginning of its name
  ///   - depth: the most levels of folders in it, itself included
  /// - Throws: `FileError` of kind `notWritten`
  package init(_ name: String, depth: Int) throws(FileError) {
    (self.name, self.depth) = (name, depth)
    do throws(SystemFailure) {
      path = try System.makeTemporaryFolder(name)
    } catch {
      throw FileError(.notWritten, path: name, detail: error.message)
    }
    descriptor = (try? System.openForReading(path)) ?? -1
    if descriptor >= 0 { _ = System.lock(descriptor) }
    removeLeft(in: Path.parent(path))
  }

  /// Removes the folder with all that is in it.
  package func remove() {
    Self.remove(path, depth: depth)
    if descriptor >= 0 { System.closeFile(descriptor) }
  }

  /// Removes the folders of killed runs of this user.
  private func removeLeft(in place: String) {
    guard Self.isSafe(place) else { return }
    var left: [String] = []
    try? System.forEachEntry(ofFolder: place) { entry, _ in
      if entry.hasPrefix(name + ".") { left.append(Path.join(place, entry)) }
      return left.count < Self.mostLeft
    }
    for path in left { Self.removeLeft(path, depth: depth) }
  }

  /// Whether nobody else can put another thing in the place of a folder of this user's.
  private static func isSafe(_ place: String) -> Bool {
    guard let status = try? System.status(atPath: place, followingLinks: true) else { return false }
    let isSticky = status.permissions & 0o1000 != 0
    return isSticky || status.owner == System.user && status.permissions & 0o022 == 0
  }

  private static func removeLeft(_ path: String, depth: Int) {
    guard let status = status(path), status.kind == .folder, isOld(status),
      let descriptor = try? System.openForReading(path)
    else { return }
    defer { System.closeFile(descriptor) }
    // Its run may live, and what was opened may be another by now.
    guard let opened = try? System.status(of: descriptor), opened.inode == status.inode,
      opened.device == status.device, System.lock(descriptor)
    else { return }
    remove(path, depth: depth)
  }

  private static func isOld(_ status: NodeStatus) -> Bool {
    (status.modified.first ?? SystemTime.now) < SystemTime.now - youngest
  }

  /// Removes an entry of this user's; links are removed and not followed.
  private static func remove(_ path: String, depth: Int) {
    guard let status = status(path) else { return }
    guard status.kind == .folder else {
      System.remove(path)
      return
    }
    guard depth > 0 else { return }
    var names: [String] = []
    try? System.forEachEntry(ofFolder: path) { name, _ in
      names.append(name)
      return true
    }
    for name in names { remove(Path.join(path, name), depth: depth - 1) }
    _ = System.removeFolder(path)
  }

  /// The status of an entry of this user's.
  private static func status(_ path: String) -> NodeStatus? {
    guard let status = try? System.status(atPath: path, followingLinks: false),
      status.owner == System.user
    else { return nil }
    return status
  }
}
