// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// The sizes of texts that were measured: layouts ask for the same ones again and again.
final class SizeMemory: Sendable {
  /// A text, and the room that it was given.
  struct Key: Hashable {
    var text: DisplayList.Text
    var width: Float
    var lineLimit: Int
  }

  /// How many are kept, before all are forgotten.
  static let capacity = 8_192
  /// Longer texts would take much room, and are seldom measured twice.
  static let longestText = 512

  private let sizes = Mutex<[Key: PointSize]>([:])

  /// The size for a key: what is kept, or what `measure` says.
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
