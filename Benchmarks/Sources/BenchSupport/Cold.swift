// SPDX-License-Identifier: MIT

import Foundation

/// Caches as a program finds them when it did nothing for a while.
public enum Cold {
  // Each benchmark is one thread.
  nonisolated(unsafe) private static var memory = [UInt8](repeating: 1, count: 96 << 20)

  /// Fills the caches with 96 MB of other memory.
  public static func cool() {
    for index in stride(from: 0, to: memory.count, by: 64) { memory[index] &+= 1 }
  }

  /// Waits for 60 ms, and fills the caches.
  public static func rest() {
    Thread.sleep(forTimeInterval: 0.06)
    cool()
  }
}
