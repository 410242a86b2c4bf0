// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// Counts the pixels for which decoders took memory; tests prove the limits with it.
final class PixelLedger: Sendable {
  struct Entries: Equatable {
    /// How many pictures got room.
    var canvasCount = 0
    /// The pixels of all of them.
    var pixelCount = 0
    /// The pixels of the largest.
    var largestPixelCount = 0
  }

  private let state = Mutex(Entries())

  var entries: Entries { state.withLock { $0 } }

  func record(_ size: PixelSize) {
    state.withLock { entries in
      entries.canvasCount += 1
      entries.pixelCount += size.pixelCount
      entries.largestPixelCount = max(entries.largestPixelCount, size.pixelCount)
    }
  }
}
