// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A fade as pixels: from what was shown when it began to what is painted now.
struct FrameFade {
  /// What was shown when it began.
  private let former: Bitmap
  /// What it shows, where that was mixed in place; empty before.
  private var bytes: [UInt8] = []
  /// What it shows, where that was mixed as a picture of its own.
  private var mixed: Bitmap?

  /// Begins with what was shown.
  init(from former: Bitmap) { self.former = former }

  /// What it shows.
  var picture: Bitmap {
    guard mixed == nil, !bytes.isEmpty else { return mixed ?? former }
    return Bitmap(
      size: former.size, samples: .eightBit(bytes), colorSpace: former.colorSpace,
      alphaState: former.alphaState)
  }

  /// Mixes in place, for canvases of 8 bits: steps of 1/255, and no memory after the first frame.
  mutating func mix(with final: UnsafeRawBufferPointer, progress: Double) {
    guard case .eightBit(let before) = former.samples else { return }
    if bytes.isEmpty { bytes = before }
    bytes.withUnsafeMutableBytes { bytes in
      before.withUnsafeBytes {
        PixelTransfer.mix($0, final, progress: progress, into: bytes)
      }
    }
  }

  /// Mixes as finely as the samples are.
  mutating func mix(with final: Bitmap, progress: Double) {
    let share = min(1, max(0, progress))
    mixed = Bitmap.mix([(former, 1 - share), (final, share)])
  }
}
