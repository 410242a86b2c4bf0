// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

@testable import ChiaroRaster

/// Pictures shrunk for reports.
@Suite("Fitting into a square")
struct FittingTests {
  private static func picture(_ samples: [UInt8], _ space: ColorSpace) -> Bitmap {
    Bitmap(
      size: PixelSize(width: 256, height: 4), samples: .eightBit(samples), colorSpace: space,
      alphaState: .straight)
  }

  private static func bytes(_ bitmap: Bitmap) -> [UInt8] {
    if case .eightBit(let samples) = bitmap.samples { samples } else { [] }
  }

  @Test("a picture that fits keeps its pixels, each to the byte", arguments: [255, 128, 3])
  func same(_ alpha: UInt8) {
    var samples: [UInt8] = []
    for index in 0..<1024 {
      let value = UInt8(index % 256)
      samples += [value, value / 2, 255 - value, alpha]
    }
    let fitted = Self.picture(samples, .sRGB).fitted(side: 256)
    #expect(fitted.size == PixelSize(width: 256, height: 4))
    #expect(Self.bytes(fitted) == samples)
  }

  @Test("what leaves no space comes to the bytes that its color has", arguments: [256, 100, 16, 1])
  func colors(_ side: Int) {
    // Display P3 goes by colors; a gray is the same in both.
    var samples: [UInt8] = []
    for index in 0..<1024 {
      let value = UInt8(index / 4)
      samples += [value, value, value, 255]
    }
    let quick = Self.picture(samples, .sRGB).fitted(side: side)
    let slow = Self.picture(samples, .displayP3).fitted(side: side)
    #expect(Self.bytes(quick) == Self.bytes(slow))
    #expect(quick.size == PixelSize(width: side, height: max(1, side / 64)))
  }
}
