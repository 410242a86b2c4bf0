// SPDX-License-Identifier: MIT

import Synchronization

/// Things that know something by name, of which the one added last is asked first.
final class SourceList<Source: Sendable>: Sendable {
  private let sources = Mutex<[Source]>([])

  func add(_ source: Source) { sources.withLock { $0.append(source) } }

  /// The first answer; sources are asked outside of the lock, and may add others.
  func first<Found>(_ find: (Source) -> Found?) -> Found? {
    sources.withLock { $0 }.reversed().lazy.compactMap(find).first
  }
}
