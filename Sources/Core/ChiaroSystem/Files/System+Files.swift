// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Opens a file for reading, nonblocking, so that a named pipe opens without a writer.
  package static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  }

  /// Opens a device for writing, nonblocking; a terminal does not become the controlling terminal.
  package static func openForWriting(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK) }
  }

  /// Creates a file for writing, accessible to its owner only; fails if the path exists.
  package static func createExclusively(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
  }

  /// Creates an unnamed file in a folder, which vanishes when it is closed unless it is given a
  /// name; nil if the file system does not support it.
  package static func createUnnamed(inFolder folder: String) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which the C library shows to GNU programs only (asm-generic/fcntl.h).
      let unnamed = 0o20_000_000 | O_DIRECTORY
      return try? uninterrupted { open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o600) }
    #else
      return nil
    #endif
  }

  /// Gives an unnamed file a path, at which nothing may exist.
  package static func name(_ descriptor: Int32, _ path: String) throws(SystemFailure) {
    #if os(Linux)
      let source = "/proc/self/fd/\(descriptor)"
      if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 { throw .last }
    #else
      throw SystemFailure(code: ENOTSUP)
    #endif
  }

  /// Creates an unnamed file with the given bytes, positioned at its beginning.
  ///
  /// The file vanishes when its last descriptor is closed.
  package static func temporaryFile(holding bytes: [UInt8]) throws(SystemFailure) -> Int32 {
    guard let file = tmpfile() else { throw .last }
    defer { fclose(file) }
    let descriptor = try copy(fileno(file), notBelow: 3)
    do throws(SystemFailure) {
      try writeAll(bytes, to: descriptor)
      if lseek(descriptor, 0, SEEK_SET) != 0 { throw .last }
      return descriptor
    } catch {
      closeFile(descriptor)
      throw error
    }
  }

  /// Opens a file to be locked, creating it if it does not exist; a pipe or device is refused.
  package static func openForLocking(_ path: String) throws(SystemFailure) -> Int32 {
    let descriptor = try uninterrupted {
      open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOCTTY | O_NONBLOCK, 0o600)
    }
    if (try? status(of: descriptor))?.kind == .file { return descriptor }
    closeFile(descriptor)
    throw .isSpecial
  }

  /// Locks an open file exclusively, without waiting; returns false if it cannot be locked.
  package static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// Flushes an open file to the disk.
  package static func flush(_ descriptor: Int32) throws(SystemFailure) {
    _ = try uninterrupted { fsync(descriptor) }
  }

  /// Renames a file, replacing any file at the new path.
  package static func rename(_ from: String, _ to: String) throws(SystemFailure) {
    if CLibrary.rename(from, to) != 0 { throw .last }
  }

  /// Removes a file; returns false if that fails.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 }
}
