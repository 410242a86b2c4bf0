// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// The `poll` event of a descriptor that can be read.
  package static let readable = Int16(POLLIN)
  /// The `poll` event of a descriptor that can be written.
  package static let writable = Int16(POLLOUT)

  /// Waits for an event of one of several descriptors, a timeout or a signal.
  ///
  /// - Parameters:
  ///   - events: the descriptors with their awaited `poll` events
  ///   - timeout: the maximum time to wait; nil for no limit
  /// - Returns: whether an event occurred
  @discardableResult
  package static func wait(
    for events: [(descriptor: Int32, events: Int16)], timeout: Duration?
  ) -> Bool {
    var requests = events.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    return poll(&requests, nfds_t(requests.count), timeout.map(milliseconds) ?? -1) > 0
  }

  /// Returns whether the reading end of a pipe or socket is closed.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    // That is told by an event which nobody has to ask for.
    wait(for: [(descriptor, 0)], timeout: .zero)
  }

  /// Returns milliseconds, rounded up so that a wait never ends early; at most a day.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int32(
      max(0, seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
