// SPDX-License-Identifier: MIT

import ChiaroColor

extension PixelRows {
  /// Returns the mean relative luminance of a region, from 0 to 1, with WCAG's weights for linear
  /// sRGB.
  ///
  /// Translucent pixels count as if they were over black. The result is nil if no pixel of the
  /// region lies in the frame.
  ///
  /// Apple counterpart: what Liquid Glass measures behind itself · Source: WCAG 2.2, relative
  /// luminance · Fidelity: approximate, Apple's measure is not public
  public func meanLuminance(of region: PixelRectangle) -> Double? {
    let region = region.intersection(PixelRectangle(size))
    guard !region.isEmpty else { return nil }
    let scale = LuminanceScale.scale(of: .sRGB)
    var sum = 0.0
    for y in region.y..<region.maxY {
      let row = UnsafeBufferPointer(start: pixel(x: region.x, y: y), count: 4 * region.width)
      var line: Float = 0
      for first in stride(from: 0, to: row.count, by: 4) {
        line += scale.luminance(row, at: first, .straight)
      }
      sum += Double(line)
    }
    return sum / Double(region.width * region.height)
  }
}

extension Renderer {
  /// Returns the mean relative luminance of a region of the frame, from 0 to 1.
  ///
  /// The weights are WCAG's for linear sRGB, and translucent pixels count as if they were over
  /// black. The result is nil if no pixel of the region lies in the frame, on a 16-bit canvas, and
  /// for the reference pipeline.
  ///
  /// Apple counterpart: what Liquid Glass measures behind itself · Source: WCAG 2.2, relative
  /// luminance · Fidelity: approximate, Apple's measure is not public
  public func meanLuminance(of region: PixelRectangle) -> Double? {
    withPixels { bytes in
      guard let base = bytes.baseAddress else { return nil }
      // Rows are described for reading and writing both; these are only read.
      let rows = PixelRows(
        base: UnsafeMutablePointer(mutating: base.assumingMemoryBound(to: UInt8.self)),
        rowLength: 4 * canvas.size.width, size: canvas.size)
      return rows.meanLuminance(of: region)
    } ?? nil
  }
}
