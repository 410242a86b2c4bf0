// SPDX-License-Identifier: MIT

import BenchSupport
import ChiaroColor
import ChiaroRaster

/// sRGB to Display P3 of 12 megapixels of 8 bits: the same pixels as Little CMS and the C loop
/// beside it.
@main
enum ConvertBench {
  private static let size = PixelSize(width: 4000, height: 3000)

  static func main() {
    for (name, pixels) in [("noise", noise), ("gradient", gradient)] {
      let conversion = PixelConversion(from: .sRGB, to: .displayP3)
      var output = [UInt8](repeating: 0, count: pixels.count)
      Measurement("convert.\(name)", runs: 9).millionsPerSecond(of: size.pixelCount) {
        pixels.withUnsafeBytes { source in
          output.withUnsafeMutableBytes { conversion.convert(source, into: $0) }
        }
        return Double(output[pixels.count / 2])
      }
      let bitmap = Bitmap(
        size: size, samples: .eightBit(pixels), colorSpace: .sRGB, alphaState: .straight)
      Measurement("convert.Bitmap.\(name)", runs: 9).wallMilliseconds {
        Double(bitmap.converted(to: .displayP3).size.width)
      }
    }
  }

  private static var noise: [UInt8] {
    var state: UInt32 = 1
    return pixels { _, _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      let red = UInt8(state >> 24)
      state = state &* 1_664_525 &+ 1_013_904_223
      let green = UInt8(state >> 24)
      state = state &* 1_664_525 &+ 1_013_904_223
      return (red, green, UInt8(state >> 24))
    }
  }

  private static var gradient: [UInt8] {
    pixels { x, y in
      (
        UInt8(truncatingIfNeeded: x / 16), UInt8(truncatingIfNeeded: y / 12),
        UInt8(truncatingIfNeeded: (x + y) / 28)
      )
    }
  }

  /// Opaque pixels.
  private static func pixels(_ color: (Int, Int) -> (UInt8, UInt8, UInt8)) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size.pixelCount * 4) { bytes, count in
      var place = 0
      for y in 0..<size.height {
        for x in 0..<size.width {
          let (red, green, blue) = color(x, y)
          bytes[place] = red
          bytes[place + 1] = green
          bytes[place + 2] = blue
          bytes[place + 3] = 255
          place += 4
        }
      }
      count = place
    }
  }
}
