// SPDX-License-Identifier: MIT

import ChiaroSystem

/// What goes to and comes from a child process.
enum Channel {
  /// Waits until there is something to read, at most so long.
  static func waitForInput(_ descriptor: Int32, milliseconds: Int32) -> Bool {
    System.wait(for: [(descriptor, System.readable)], timeout: .milliseconds(milliseconds))
  }

  /// Reads what is there; nothing when the other end is closed.
  static func read(_ descriptor: Int32, into buffer: inout [UInt8]) -> Int {
    (try? System.read(descriptor, into: &buffer)) ?? 0
  }

  /// Writes all bytes; false when the other end is closed.
  static func write(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    var start = 0
    while start < bytes.count {
      guard let count = try? System.send(descriptor, bytes, from: start), count > 0 else {
        return false
      }
      start += count
    }
    return true
  }
}
