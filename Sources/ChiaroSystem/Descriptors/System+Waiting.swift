// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Something can be read, in the words of `poll`.
  package static let readable = Int16(POLLIN)
  /// Something can be written, in the words of `poll`.
  package static let writable = Int16(POLLOUT)

  /// Waits until something happens to one of the descriptors, until the time is over, or until a
  /// signal comes.
  ///
  /// - Parameters:
  ///   - events: what is waited for, by descriptor, in the words of `poll`
  ///   - timeout: how long at most; nil waits for ever
  /// - Returns: whether something has happened
  @discardableResult
  package static func wait(
    for events: [(descriptor: Int32, events: Int16)], timeout: Duration?
  ) -> Bool {
    var requests = events.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
    return poll(&requests, nfds_t(requests.count), timeout.map(milliseconds) ?? -1) > 0
  }

  /// Whether nobody reads any more what is written to a pipe or a socket.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    // That is told by an event which nobody has to ask for.
    wait(for: [(descriptor, 0)], timeout: .zero)
  }

  /// Rounded up, so that a wait is never over before its time.
  private static func milliseconds(_ duration: Duration) -> Int32 {
    let (seconds, attoseconds) = duration.components
    guard seconds < 86_400 else { return 86_400_000 }
    return Int32(
      max(0, seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000))
  }
}
