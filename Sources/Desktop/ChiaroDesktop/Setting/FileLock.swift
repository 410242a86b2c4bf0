// SPDX-License-Identifier: MIT

package import ChiaroSource
import ChiaroSystem

/// An exclusive file lock held by one process, and released when the process ends in any way.
///
/// Apple counterpart: `flock` · Source: flock(2) · Fidelity: exact
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// The result of trying to take a lock.
  package enum Attempt: Sendable {
    /// The lock was taken; it is held as long as the associated value exists.
    case held(FileLock)
    /// Another process holds the lock.
    case taken
    /// The lock file could not be created, as on a read-only disk.
    case impossible(FileError)
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Tries to take a lock, for a number of seconds.
  ///
  /// The file at the path is used only for the lock; it is created with the folders above it, and
  /// stays. A short wait is advisable after a process was killed: a child that it was just starting
  /// holds the lock until the child's program begins.
  package static func take(_ path: String, within seconds: Double = 0) -> Attempt {
    let descriptor: Int32
    do throws(FileError) {
      try DesktopFolders.make(Path.parent(path))
      descriptor = try open(path)
    } catch {
      return .impossible(error)
    }
    let end = SystemTime.monotonicSeconds + seconds
    while !System.lock(descriptor) {
      if SystemTime.monotonicSeconds >= end {
        System.closeFile(descriptor)
        return .taken
      }
      System.sleep(milliseconds: 20)
    }
    return .held(FileLock(descriptor))
  }

  private static func open(_ path: String) throws(FileError) -> Int32 {
    do throws(SystemFailure) { return try System.openForLocking(path) } catch {
      throw FileError(.notWritten, path: path, detail: error.message)
    }
  }

  deinit { System.closeFile(descriptor) }
}
