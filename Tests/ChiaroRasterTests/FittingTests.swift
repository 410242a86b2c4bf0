// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

@testable import ChiaroRaster

/// Pictures shrunk for reports.
@Suite("Fitting into a square")
struct FittingTests {
  /// 256 × 4 pixels: every value of a channel, at four alphas.
  private static var ramp: Bitmap {
    let samples = [255, 128, 3, 0].flatMap { alpha in
      (0..<256).flatMap { value -> [UInt8] in
        [UInt8(value), UInt8(value / 2), UInt8(255 - value), UInt8(alpha)]
      }
    }
    return Bitmap(
      size: PixelSize(width: 256, height: 4), samples: .eightBit(samples), colorSpace: .sRGB,
      alphaState: .straight)
  }

  private static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    if case .eightBit(let samples) = bitmap.samples { samples } else { [] }
  }

  @Test("a picture that fits keeps its pixels, each to the byte")
  func same() {
    let picture = Self.ramp
    let fitted = picture.fitted(side: 256)
    #expect(fitted.size == picture.size)
    let (before, after) = (Self.bytes(picture), Self.bytes(fitted))
    for first in stride(from: 0, to: before.count, by: 4) {
      let isClear = before[first + 3] == 0
      #expect(
        after[first..<first + 4] == (isClear ? [0, 0, 0, 0] : before[first..<first + 4]),
        "\(first / 4)")
    }
  }

  @Test("what leaves no space comes to the bytes that its color has", arguments: [256, 100, 16, 1])
  func colors(_ side: Int) {
    // Display P3's way goes by colors; primaries aside, a gray is the same in both.
    let gray = { (space: ColorSpace) in
      let samples = (0..<1024).flatMap {
        [UInt8]([UInt8($0 / 4), UInt8($0 / 4), UInt8($0 / 4), 255])
      }
      return Bitmap(
        size: PixelSize(width: 256, height: 4), samples: .eightBit(samples), colorSpace: space,
        alphaState: .straight)
    }
    let (quick, slow) = (gray(.sRGB).fitted(side: side), gray(.displayP3).fitted(side: side))
    #expect(Self.bytes(quick) == Self.bytes(slow))
    #expect(quick.size == PixelSize(width: side, height: max(1, side / 64)))
  }
}
