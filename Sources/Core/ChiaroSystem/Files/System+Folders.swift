// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Calls a closure with the name and kind of each entry of a folder, until it returns false.
  ///
  /// The kind is nil if the file system does not provide it.
  package static func forEachEntry(
    ofFolder path: String, _ body: (String, NodeKind?) -> Bool
  ) throws(SystemFailure) {
    guard let stream = opendir(path) else { throw .last }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      if !body(name, NodeKind(entryType: entry.pointee.d_type)) { return }
    }
  }

  /// Returns the first `limit` names in a folder, sorted; empty if the folder cannot be read.
  ///
  /// Names that begin with a dot are skipped. A folder of more than 65,536 entries is not read to
  /// its end.
  package static func names(inFolder path: String, limit: Int) -> [String] {
    var names: [String] = []
    // A folder that is not there, or cannot be listed, has no names.
    try? forEachEntry(ofFolder: path) { name, _ in
      if names.count == 1 << 16 { return false }
      if !name.hasPrefix(".") { names.append(name) }
      return true
    }
    // All are read, for the order on the disk is not that of the names.
    return Array(names.sorted().prefix(limit))
  }

  /// Creates a folder.
  package static func makeFolder(_ path: String) throws(SystemFailure) {
    if mkdir(path, 0o777) != 0 { throw .last }
  }

  /// Creates a folder of a new name for temporary files, accessible to its owner only.
  ///
  /// - Parameter name: the beginning of its name
  /// - Returns: its path
  /// - Throws: `SystemFailure`
  package static func makeTemporaryFolder(_ name: String) throws(SystemFailure) -> String {
    var place = environment("TMPDIR") ?? "/tmp"
    if place.utf8.last != UInt8(ascii: "/") { place += "/" }
    var template = Array((place + name + ".XXXXXX").utf8CString)
    let isMade = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkdtemp($0) != nil } ?? false
    }
    if !isMade { throw .last }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Creates a symbolic link, at which nothing may exist.
  package static func makeLink(_ path: String, to target: String) throws(SystemFailure) {
    if symlink(target, path) != 0 { throw .last }
  }

  /// Removes an empty folder, and returns whether it was removed; a link is not.
  package static func removeFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Creates a folder and its missing parents, by default accessible to the owner only.
  package static func makeFolders(_ path: String, permissions: UInt32 = 0o700) {
    var made = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += part
      _ = mkdir(made, mode_t(permissions))
      made += "/"
    }
  }

  /// Flushes the entries of a folder to the disk; errors are ignored.
  package static func flushFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)
    if descriptor < 0 { return }
    _ = fsync(descriptor)
    close(descriptor)
  }

  /// The current working directory of this process; `.` if it is unknown.
  package static var workingFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Creates a descriptor that becomes readable when an entry of the folders changes; nil if the
  /// system does not support it or a folder does not exist.
  package static func makeFolderWatch(_ folders: [String]) -> Int32? {
    #if canImport(Darwin)
      return nil
    #else
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      guard descriptor >= 0 else { return nil }
      let events =
        IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF
        | IN_MOVE_SELF
      for folder in folders where inotify_add_watch(descriptor, folder, UInt32(events)) < 0 {
        closeFile(descriptor)
        return nil
      }
      return descriptor
    #endif
  }

  /// Reads the names of changed entries from a folder watch; nil stands for the folder itself.
  package static func readFolderWatch(_ descriptor: Int32) -> [String?] {
    var names: [String?] = []
    while case .bytes(let bytes) = readAvailable(descriptor) {
      var place = 0
      // An event: number, mask, cookie and length of four bytes each, then the name.
      while place + 16 <= bytes.count {
        let length = bytes[(place + 12)..<(place + 16)].reversed().reduce(0) { $0 << 8 | Int($1) }
        let name = bytes[(place + 16)...].prefix(length).prefix { $0 != 0 }
        names.append(name.isEmpty ? nil : String(decoding: name, as: UTF8.self))
        place += 16 + length
      }
    }
    return names
  }
}
