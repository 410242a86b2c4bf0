// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The new content of a file, beside the one that it is to replace.
struct FileDraft {
  private let target: String
  private let status: NodeStatus?
  private let bytes: [UInt8]
  private let descriptor: Int32
  /// The name that it has until it is in place; nil for a file that has none yet.
  private let name: String?

  /// Writes content beside a file, without waiting for the disk.
  ///
  /// - Parameters:
  ///   - target: the file
  ///   - status: its status; nil where there is none yet
  ///   - bytes: the content
  ///   - removesLeftovers: whether what killed processes left beside the file is removed
  /// - Throws: `SystemFailure` when it cannot be written; nothing is left behind then
  init(
    of target: String, _ status: NodeStatus?, _ bytes: [UInt8], removesLeftovers: Bool = true
  ) throws(SystemFailure) {
    if removesLeftovers { LeftoverFiles.remove(beside: target) }
    try self.init(target, status, bytes, isNamed: false)
  }

  private init(
    _ target: String, _ status: NodeStatus?, _ bytes: [UInt8], isNamed: Bool
  ) throws(SystemFailure) {
    (self.target, self.status, self.bytes) = (target, status, bytes)
    if !isNamed, let descriptor = System.createUnnamed(inFolder: Self.folder(of: target)) {
      (self.descriptor, name) = (descriptor, nil)
    } else {
      let (name, descriptor) = try Self.firstFree(beside: target) { (name) throws(SystemFailure) in
        try System.createExclusively(name)
      }
      (self.descriptor, self.name) = (descriptor, name)
    }
    do throws(SystemFailure) {
      try fill()
    } catch {
      discard()
      throw error
    }
  }

  /// Waits until the disk has the content; of what fails nothing stays behind.
  func flush() throws(SystemFailure) {
    do throws(SystemFailure) {
      try System.flush(descriptor)
    } catch {
      if let name { System.remove(name) }
      throw error
    }
  }

  /// Takes the place of the file, and returns the status of what is there now.
  func place() throws(SystemFailure) -> NodeStatus {
    if let name {
      try Self.rename(name, to: target)
      return try System.status(of: descriptor)
    }
    // Where nothing is there yet, nothing has to be replaced.
    if status == nil, (try? System.name(descriptor, target)) != nil {
      return try System.status(of: descriptor)
    }
    let name: String
    do throws(SystemFailure) {
      name = try Self.firstFree(beside: target) { (name) throws(SystemFailure) in
        try System.name(descriptor, name)
      }.name
    } catch {
      // Without /proc a file cannot be given a name: another is made with one.
      guard error.isMissing else { throw error }
      let draft = try FileDraft(target, status, bytes, isNamed: true)
      defer { draft.close() }
      try draft.flush()
      return try draft.place()
    }
    try Self.rename(name, to: target)
    return try System.status(of: descriptor)
  }

  /// Lets go of the file, which vanishes unless it is in place.
  func close() { System.closeFile(descriptor) }

  private func discard() {
    close()
    if let name { System.remove(name) }
  }

  private func fill() throws(SystemFailure) {
    if let status, status.owner != System.user {
      System.setOwner(status.owner, status.group, of: descriptor)
    }
    System.setPermissions((status?.permissions ?? 0o644) & 0o777, of: descriptor)
    try System.writeAll(bytes, to: descriptor)
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
}
