// SPDX-License-Identifier: MIT

import Synchronization

/// A thread-safe list of sources that is searched from the last added to the first.
final class SourceList<Source: Sendable>: Sendable {
  private let sources = Mutex<[Source]>([])

  func add(_ source: Source) { sources.withLock { $0.append(source) } }

  /// Returns the first non-nil result; sources are called outside the lock and may add others.
  func first<Found>(_ find: (Source) -> Found?) -> Found? {
    sources.withLock { $0 }.reversed().lazy.compactMap(find).first
  }
}
