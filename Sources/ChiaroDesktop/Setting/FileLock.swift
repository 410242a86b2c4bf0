// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// A lock that one process holds and that ends with it, however it ends.
///
/// Apple counterpart: `flock` · Source: flock(2) · Fidelity: exact
public final class FileLock: Sendable {
  private let descriptor: Int32

  /// What taking a lock came to.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public enum Attempt: Sendable {
    /// It is held as long as the value lives.
    case held(FileLock)
    /// Somebody else holds it.
    case taken
    /// There is no place for it, such as a disk that cannot be written.
    case impossible
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Tries to take a lock, for so many seconds.
  ///
  /// The file is there for the lock alone; it is made with the folders above it, and stays. A
  /// little patience is needed behind one who was killed: what he was just starting has his lock
  /// until it has begun.
  public static func take(_ path: String, within seconds: Double = 0) -> Attempt {
    System.makeFolders(Path.parent(path))
    guard let descriptor = try? System.openForLocking(path) else { return .impossible }
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

  deinit { System.closeFile(descriptor) }
}
