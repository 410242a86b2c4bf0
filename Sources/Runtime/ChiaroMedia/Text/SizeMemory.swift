// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// A cache of measured text sizes, since layouts ask for the same ones repeatedly.
final class SizeMemory: Sendable {
  /// A text with the width and line limit for which it was measured.
  struct Key: Hashable {
    var text: DisplayList.Text
    var width: Float
    var lineLimit: Int
  }

  /// The number of sizes that are kept before all are dropped.
  static let capacity = 8_192
  /// The largest length of a text in bytes; longer texts take much memory and are seldom measured
  /// twice.
  static let longestText = 512

  private let sizes = Mutex<[Key: PointSize]>([:])

  /// Returns the size for a key, from the cache or by calling `measure`.
  func size(_ key: Key, _ measure: () -> PointSize) -> PointSize {
    guard key.text.string.utf8.count <= Self.longestText else { return measure() }
    if let known = sizes.withLock({ $0[key] }) { return known }
    let size = measure()
    sizes.withLock { sizes in
      if sizes.count >= Self.capacity { sizes.removeAll(keepingCapacity: true) }
      sizes[key] = size
    }
    return size
  }
}
