// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Opens for reading, never waiting for a writer (a named pipe opens at once).
  package static func openForReading(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
  }

  /// Opens a device or a pipe for writing; a terminal does not become this process's own.
  package static func openForWriting(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
  }

  /// Creates a new file that nobody else can have opened, readable by its owner alone.
  package static func createExclusively(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
  }

  /// Opens a new file of a folder that has no name yet, so that nothing is left of it when this
  /// process ends; nil where the file system has no such files.
  package static func createUnnamed(inFolder folder: String) -> Int32? {
    #if os(Linux)
      // O_TMPFILE, which the C library shows to GNU programs only (asm-generic/fcntl.h).
      let unnamed = 0o20_000_000 | O_DIRECTORY
      return try? uninterrupted { open(folder, O_WRONLY | O_CLOEXEC | unnamed, 0o600) }
    #else
      return nil
    #endif
  }

  /// Gives a file without a name one, which must be free.
  package static func name(_ descriptor: Int32, _ path: String) throws(SystemFailure) {
    #if os(Linux)
      let source = "/proc/self/fd/\(descriptor)"
      if linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) != 0 { throw .last }
    #else
      throw SystemFailure(code: ENOTSUP)
    #endif
  }

  /// A new file without a name that holds some bytes, to be read from its beginning.
  ///
  /// It is gone when nobody has it open any more.
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

  /// Opens a file for a lock, and makes it where there is none.
  package static func openForLocking(_ path: String) throws(SystemFailure) -> Int32 {
    try uninterrupted { open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
  }

  /// Locks an open file, without waiting.
  package static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  /// Brings what was written to the disk.
  package static func flush(_ descriptor: Int32) throws(SystemFailure) {
    _ = try uninterrupted { fsync(descriptor) }
  }

  /// Gives a file another name, at which nothing else stands any more then.
  package static func rename(_ from: String, _ to: String) throws(SystemFailure) {
    if CLibrary.rename(from, to) != 0 { throw .last }
  }

  /// Takes a file away; false where that is not possible.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unlink(path) == 0 }
}
