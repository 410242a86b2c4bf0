// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// What closures on other threads have said, in order.
package final class Log<Entry: Sendable>: Sendable {
  private let entries = Mutex<[Entry]>([])

  /// Creates an empty log.
  package init() {}

  /// Appends what was said.
  package func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// What was said so far.
  package var all: [Entry] { entries.withLock { $0 } }

  /// Waits until the log is as wanted, but not for ever; then gives what it holds.
  package func wait(until isDone: ([Entry]) -> Bool) async -> [Entry] {
    let end = ContinuousClock.now + .seconds(300)
    var looks = 0
    // Among other tests a short sleep can be a long one: the time alone says nothing.
    while ContinuousClock.now < end || looks < 500 {
      let all = all
      if isDone(all) { return all }
      looks += 1
      try? await Task.sleep(for: .milliseconds(2))
    }
    return all
  }

  /// Waits until there are so many entries.
  package func wait(count: Int) async -> [Entry] { await wait { $0.count >= count } }
}
