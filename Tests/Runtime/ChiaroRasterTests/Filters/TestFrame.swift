// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport

/// A frame in memory that filters change, and the same as samples for the exact forms.
struct TestFrame: Equatable {
  var size: PixelSize
  var bytes: [UInt8]

  /// A frame whose pixels a closure gives: red, green, blue and alpha, premultiplied.
  init(_ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<UInt8>) {
    size = PixelSize(width: width, height: height)
    bytes = []
    for y in 0..<height {
      for x in 0..<width {
        let value = pixel(x, y)
        bytes += [value.x, value.y, value.z, value.w]
      }
    }
  }

  /// Rectangles of opaque colors and some noise: edges of all kinds.
  static func scene(_ width: Int, _ height: Int, seed: UInt64) -> TestFrame {
    var random = SeededGenerator(seed: seed)
    var frame = TestFrame(width, height) { _, _ in SIMD4(240, 240, 245, 255) }
    for _ in 0..<12 {
      let color = SIMD4(UInt8(random.index(under: 256)), UInt8(random.index(under: 256)), 200, 255)
      let (x, y) = (random.index(under: width), random.index(under: height))
      frame.fill(PixelRectangle(x: x, y: y, width: width / 3, height: height / 4), color)
    }
    return frame
  }

  var whole: PixelRectangle { PixelRectangle(size) }

  /// The pixels as samples from 0 to 1.
  var samples: [SIMD4<Float>] {
    (0..<size.pixelCount).map { SIMD4<Float>(SIMD4<UInt8>(bytes[4 * $0..<4 * $0 + 4])) / 255 }
  }

  subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    let first = 4 * (y * size.width + x)
    return SIMD4<UInt8>(bytes[first..<first + 4])
  }

  mutating func fill(_ rectangle: PixelRectangle, _ color: SIMD4<UInt8>) {
    let shown = rectangle.intersection(whole)
    for y in shown.y..<shown.y + shown.height {
      for x in shown.x..<shown.x + shown.width {
        for channel in 0..<4 { bytes[4 * (y * size.width + x) + channel] = color[channel] }
      }
    }
  }

  /// Takes over the pixels of a part of another frame.
  mutating func copy(_ rectangle: PixelRectangle, from other: TestFrame) {
    let shown = rectangle.intersection(whole)
    for y in shown.y..<shown.maxY {
      let range = 4 * (y * size.width + shown.x)..<4 * (y * size.width + shown.maxX)
      bytes.replaceSubrange(range, with: other.bytes[range])
    }
  }

  /// Applies a filter to a part, reading an extent; everything unless said otherwise.
  mutating func apply(
    _ filter: BackdropFilter, region: PixelRectangle? = nil, extent: PixelRectangle? = nil,
    mask: PlacedMask? = nil
  ) {
    let (size, whole) = (size, whole)
    bytes.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      filter.apply(
        to: PixelRows(base: base, rowLength: 4 * size.width, size: size),
        region: region ?? whole, extent: extent ?? whole, mask: mask)
    }
  }

  /// The largest distance to exact samples, in levels of 255, and the mean square of all.
  func error(_ samples: [SIMD4<Float>]) -> (worst: Float, meanSquare: Double) {
    var (worst, sum) = (Float(0), 0.0)
    for (index, sample) in samples.enumerated() {
      let pixel = SIMD4<Float>(SIMD4<UInt8>(bytes[4 * index..<4 * index + 4]))
      let distance = pixel - sample * 255
      worst = max(worst, distance.max(), -distance.min())
      sum += Double((distance * distance).sum())
    }
    return (worst, sum / Double(4 * samples.count))
  }
}
