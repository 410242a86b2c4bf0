// SPDX-License-Identifier: MIT

extension PlacedMask {
  /// The rectangle of the mask.
  var frame: PixelRectangle {
    PixelRectangle(x: origin.x, y: origin.y, width: mask.size.width, height: mask.size.height)
  }

  /// Replaces pixels in proportion to the mask's coverage; the row must lie inside the mask.
  func blend(
    _ source: UnsafePointer<UInt8>, into target: UnsafeMutablePointer<UInt8>, x: Int, y: Int,
    count: Int
  ) {
    let first = (y - origin.y) * mask.rowLength + x - origin.x
    mask.bytes.withUnsafeBufferPointer { coverage in
      for pixel in 0..<count {
        let share = UInt32(coverage[first + pixel])
        if share == 0 { continue }
        for channel in 4 * pixel..<4 * pixel + 4 {
          target[channel] = Self.mix(target[channel], source[channel], share)
        }
      }
    }
  }

  /// Returns `from` and `to` mixed in the proportion 255 − s to s, rounded.
  @inline(__always)
  private static func mix(_ from: UInt8, _ to: UInt8, _ share: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (UInt32(from) * (255 - share) + UInt32(to) * share + 127) / 255)
  }
}
