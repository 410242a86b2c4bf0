// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

/// Checks the four quarters of a picture of 32 × 32 pixels, in the middle of each.
func expectQuarters(
  _ bitmap: Bitmap, _ expected: [[Int]], within tolerance: Int,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(bitmap.size == PixelSize(width: 32, height: 32), sourceLocation: sourceLocation)
  for (index, channels) in expected.enumerated() {
    let found = bitmap.channels(8 + 16 * (index % 2), 8 + 16 * (index / 2))
    let difference = zip(found, channels).map { abs($0 - $1) }.max() ?? 0
    #expect(
      difference <= tolerance, "quarter \(index): \(found), not \(channels)",
      sourceLocation: sourceLocation)
  }
}
