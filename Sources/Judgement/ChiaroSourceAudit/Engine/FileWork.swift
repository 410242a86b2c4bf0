// SPDX-License-Identifier: MIT

import ChiaroSystem
import Synchronization

/// The work on many files at once.
enum FileWork {
  /// Works on all cores.
  ///
  /// - Parameters:
  ///   - count: how many files there are
  ///   - take: the closure called with the number of each file, in order and one after the other
  ///   - work: the closure called with the number and what was taken, for several files at once
  /// - Returns: what comes of it, in the order of the files
  static func facts<Taken: Sendable>(
    count: Int, taking take: @escaping @Sendable (Int) -> Taken,
    _ work: @escaping @Sendable (Int, Taken) -> FileFacts
  ) -> [FileFacts] {
    guard count > 0 else { return [] }
    let turn = Turn()
    let results = Mutex([FileFacts?](repeating: nil, count: count))
    SystemThreads.runDeep(min(count, System.processorCount)) {
      while let (place, taken) = turn.next(below: count, take) {
        var facts = work(place, taken)
        facts.colors.index = ColorIndex(facts)
        results.withLock { $0[place] = facts }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }

  /// Reads some files anew, on all cores.
  ///
  /// - Parameters:
  ///   - files: the files as they were read
  ///   - changed: the new bytes of some of them, by path
  ///   - reread: the closure that reads a path's bytes
  /// - Returns: the files in their order, those anew whose bytes are new
  static func replaced(
    _ files: [FileFacts], by changed: [String: [UInt8]],
    _ reread: @escaping @Sendable (String, [UInt8]) -> FileFacts
  ) -> [FileFacts] {
    let paths = changed.keys.sorted()
    let facts = facts(
      count: paths.count, taking: { (paths[$0], changed[paths[$0]] ?? []) },
      { _, file in reread(file.0, file.1) })
    let anew = Dictionary(zip(paths, facts)) { first, _ in first }
    return files.map { anew[$0.path] ?? $0 }
  }

  /// Hands out the numbers from 0, each with what is taken for it.
  private final class Turn: Sendable {
    private let value = Mutex(0)

    func next<Taken: Sendable>(below end: Int, _ take: (Int) -> Taken) -> (Int, Taken)? {
      value.withLock { place in
        guard place < end else { return nil }
        defer { place += 1 }
        return (place, take(place))
      }
    }
  }
}
