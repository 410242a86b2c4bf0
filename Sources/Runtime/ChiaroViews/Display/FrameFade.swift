// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A cross-fade of pixels, from the frame shown when the fade began to the frame painted now.
struct FrameFade {
  /// The frame shown when the fade began.
  private let former: Bitmap
  /// The samples of the current frame, mixed in place; empty if none was mixed in this way yet.
  private var bytes: [UInt8] = []
  /// The current frame, mixed as a separate bitmap; nil if none was mixed in this way yet.
  private var mixed: Bitmap?

  /// Creates a fade from the frame that is shown.
  init(from former: Bitmap) { self.former = former }

  /// The current frame of the fade; the former frame before the first mix.
  var picture: Bitmap {
    guard mixed == nil, !bytes.isEmpty else { return mixed ?? former }
    return Bitmap(
      size: former.size, samples: .eightBit(bytes), colorSpace: former.colorSpace,
      alphaState: former.alphaState)
  }

  /// Mixes the current frame in place, in steps of 1/255.
  ///
  /// Both frames have 8 bits per channel; no memory is allocated after the first call.
  mutating func mix(with final: UnsafeRawBufferPointer, progress: Double) {
    guard case .eightBit(let before) = former.samples else { return }
    if bytes.isEmpty { bytes = before }
    bytes.withUnsafeMutableBytes { bytes in
      before.withUnsafeBytes {
        PixelTransfer.mix($0, final, progress: progress, into: bytes)
      }
    }
  }

  /// Mixes the current frame in the precision of the bitmaps' samples.
  mutating func mix(with final: Bitmap, progress: Double) {
    let share = min(1, max(0, progress))
    mixed = Bitmap.mix([(former, 1 - share), (final, share)])
  }
}
