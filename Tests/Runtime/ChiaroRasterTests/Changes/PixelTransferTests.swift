// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

@Suite("Frames on their way to a window")
struct PixelTransferTests {
  private func bytes(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
  }

  @Test(
    "a part goes to its place in the order of bytes asked for, and nothing beside it",
    arguments: PixelTransfer.ByteOrder.allCases,
    [
      PixelRectangle(x: 0, y: 0, width: 13, height: 7),
      PixelRectangle(x: 3, y: 2, width: 1, height: 1),
      PixelRectangle(x: 1, y: 1, width: 7, height: 5),
      PixelRectangle(x: 5, y: 0, width: 0, height: 3),
    ])
  func copy(_ order: PixelTransfer.ByteOrder, _ part: PixelRectangle) {
    let source = bytes(13 * 7 * 4, seed: 1)
    let stride = 13 * 4 + 12
    var target = [UInt8](repeating: 9, count: stride * 7)
    source.withUnsafeBytes { from in
      target.withUnsafeMutableBytes { to in
        guard let base = to.baseAddress else { return }
        PixelTransfer.copy(part, of: from, width: 13, to: base, bytesPerRow: stride, order: order)
      }
    }
    var expected = [UInt8](repeating: 9, count: stride * 7)
    for y in part.y..<part.maxY {
      for x in part.x..<part.maxX {
        let pixel = source[(y * 13 + x) * 4..<(y * 13 + x) * 4 + 4].map { $0 }
        let swapped = order == .rgba ? pixel : [pixel[2], pixel[1], pixel[0], pixel[3]]
        expected.replaceSubrange(y * stride + x * 4..<y * stride + x * 4 + 4, with: swapped)
      }
    }
    #expect(target == expected)
  }

  @Test(
    "two frames are mixed channel by channel and rounded once",
    arguments: [0, 0.001, 0.25, 0.5, 0.75, 0.999, 1, -3, 7.5])
  func mix(_ progress: Double) {
    let (first, second) = (bytes(4 * 11, seed: 2), bytes(4 * 11, seed: 3))
    var mixed = [UInt8](repeating: 0, count: first.count)
    first.withUnsafeBytes { one in
      second.withUnsafeBytes { other in
        mixed.withUnsafeMutableBytes {
          PixelTransfer.mix(one, other, progress: progress, into: $0)
        }
      }
    }
    let weight = (min(1, max(0, progress)) * 255).rounded()
    let expected = zip(first, second).map { one, other in
      UInt8(((Double(one) * (255 - weight) + Double(other) * weight) / 255).rounded())
    }
    #expect(mixed == expected)
  }
}
