// SPDX-License-Identifier: MIT

import CChiaroProcess
import ChiaroSystem
import Dispatch
import Synchronization

/// The processes left running by programs that have ended; they end with this process.
///
/// Their number is limited; the oldest ones are terminated when there are too many.
final class KeptPrograms: Sendable {
  static let shared = KeptPrograms()

  /// The largest number of programs with processes left running.
  static let limit = 32

  private struct Entry {
    var process: chiaro_process
    var isHeld: Bool
  }

  private let entries = Mutex<[Entry]>([])

  /// Adds the processes that an ended program left running, if any.
  func keep(_ process: chiaro_process, isHeld: Bool) {
    entries.withLock { entries in
      entries.append(Entry(process: process, isHeld: isHeld))
      Self.sweep(&entries)
    }
    // A keeper goes a moment after its program. Whoever still keeps something then is looked for
    // with the next program: nobody wakes up for it.
    for delay in [0.01, 0.1, 1] {
      DispatchQueue.global().asyncAfter(deadline: .now() + delay) { self.makeRoom() }
    }
  }

  /// Removes the entries whose processes have ended, and terminates the oldest ones beyond the
  /// limit.
  func makeRoom() { entries.withLock { Self.sweep(&$0) } }

  /// The number of programs with processes left running, including processes about to end.
  var count: Int {
    entries.withLock { entries in
      Self.sweep(&entries)
      return entries.count
    }
  }

  private static func sweep(_ entries: inout [Entry]) {
    entries.removeAll { entry in
      let isGone = withUnsafePointer(to: entry.process) { chiaro_process_is_gone($0) } != 0
      if isGone, entry.isHeld { release(entry.process) }
      return isGone
    }
    let excess = entries.count { $0.isHeld } - limit
    guard excess > 0 else { return }
    for index in entries.indices.filter({ entries[$0].isHeld }).prefix(excess) {
      withUnsafePointer(to: entries[index].process) { chiaro_process_end($0) }
      entries[index].isHeld = false
    }
  }

  private static func release(_ process: chiaro_process) {
    if process.hold >= 0 { System.closeFile(process.hold) }
  }
}
