// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// A counter of the pixels for which decoders allocated memory, by which tests check the limits.
final class PixelLedger: Sendable {
  struct Entries: Equatable {
    /// The number of allocations.
    var canvasCount = 0
    /// The total number of pixels.
    var pixelCount = 0
    /// The number of pixels of the largest picture.
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
