// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@Suite("Pictures from one space to another")
struct PixelConversionTests {
  static let ways: [(ColorSpace, ColorSpace)] = [
    (.sRGB, .displayP3), (.displayP3, .sRGB), (.sRGB, .sRGB), (.displayP3, .displayP3),
  ]

  /// Every third byte and both ends: 636,056 colors with all corners and edges of the cube.
  private static let steps: [UInt8] = (0...85).map { UInt8($0 * 3) }

  /// A dense sample of the cube, each color with another alpha.
  private static let cube: [UInt8] = {
    var generator = SeededGenerator(seed: 12)
    var bytes: [UInt8] = []
    for red in steps {
      for green in steps {
        for blue in steps {
          bytes += [red, green, blue, UInt8(truncatingIfNeeded: generator.next())]
        }
      }
    }
    return bytes
  }()

  private static func converted(
    _ bytes: [UInt8], _ source: ColorSpace, _ target: ColorSpace
  ) -> [UInt8] {
    let conversion = PixelConversion(from: source, to: target)
    var result = [UInt8](repeating: 0, count: bytes.count)
    bytes.withUnsafeBytes { source in
      result.withUnsafeMutableBytes { conversion.convert(source, into: $0) }
    }
    return result
  }

  /// The exact bytes by the double formula, from linear light of each byte and no other table.
  private static func exact(
    _ pixel: ArraySlice<UInt8>, _ linear: [Double], _ source: ColorSpace, _ target: ColorSpace
  ) -> ColorComponents {
    let bytes = Array(pixel)
    let light = ColorComponents(
      linear[Int(bytes[0])], linear[Int(bytes[1])], linear[Int(bytes[2])])
    let from: ColorSpace = source == .displayP3 ? .linearDisplayP3 : .linearSRGB
    return from.convert(light, to: target).clamped(lowerBound: .zero, upperBound: .one) * 255
  }

  @Test("each channel is within 1 of the exact value, and nearly always the same", arguments: ways)
  func exactness(_ source: ColorSpace, _ target: ColorSpace) {
    let linear = (0...255).map {
      ColorSpace.sRGB.convert([Double($0) / 255, 0, 0], to: .linearSRGB).x
    }
    let converted = Self.converted(Self.cube, source, target)
    var (worst, different) = (0.0, 0)
    for first in stride(from: 0, to: Self.cube.count, by: 4 * 5) {
      let exact = Self.exact(Self.cube[first..<first + 4], linear, source, target)
      for channel in 0..<3 {
        let gap = (Double(converted[first + channel]) - exact[channel]).magnitude
        worst = max(worst, gap)
        if gap > 0.5 + 1e-9 { different += 1 }
      }
      if converted[first + 3] != Self.cube[first + 3] { worst = .infinity }
    }
    #expect(worst <= 1, "\(worst)")
    #expect(Double(different) / Double(Self.cube.count * 3 / 20) < 0.03, "\(different)")
  }

  @Test("white, black and the grays of both spaces are the same")
  func grays() {
    for (source, target) in Self.ways {
      let grays = (0...255).flatMap { [UInt8](repeating: UInt8($0), count: 4) }
      let converted = Self.converted(grays, source, target)
      let gaps = zip(grays, converted).map { abs(Int($0) - Int($1)) }
      #expect(gaps.max() ?? 0 <= 1 && converted[0] == 0 && converted[1020] == 255)
    }
  }

  @Test("a picture in 8 or 16 bits, straight or multiplied, is converted as its colors are")
  func pictures() {
    let size = PixelSize(width: 31, height: 17)
    for space in Bitmap.colorSpaces {
      for target in [ColorSpace.sRGB, .displayP3] {
        for depth in Bitmap.depths {
          for picture in Self.pictures(size, depth, space) {
            let converted = picture.converted(to: target)
            #expect(converted.colorSpace == target && converted.bitsPerChannel == depth)
            #expect(converted.alphaState == picture.alphaState)
            #expect(Self.worst(picture, converted) <= 1.01)
          }
        }
      }
    }
  }

  /// A straight picture and one multiplied by alpha; grays have three equal channels.
  private static func pictures(
    _ size: PixelSize, _ depth: Int, _ space: ColorSpace
  ) -> [Bitmap] {
    var generator = SeededGenerator(seed: 4)
    return Bitmap.AlphaState.allCases.map { state in
      let pixels = (0..<size.pixelCount).map { _ in
        let alpha = UInt8.random(in: 0...255, using: &generator)
        let most = state == .straight ? 255 : alpha
        let channels = (0..<3).map { _ in UInt8.random(in: 0...most, using: &generator) }
        return space.isGray
          ? RGBA(channels[0], channels[0], channels[0], alpha)
          : RGBA(channels[0], channels[1], channels[2], alpha)
      }
      return Bitmap(size, pixels, depth: depth, in: space, alphaState: state)
    }
  }

  /// The largest difference in steps of 8 bits, of multiplied channels where they are.
  private static func worst(_ picture: Bitmap, _ converted: Bitmap) -> Double {
    var worst = 0.0
    for y in 0..<picture.size.height {
      for x in 0..<picture.size.width {
        let (before, after) = (picture.color(x: x, y: y), converted.color(x: x, y: y))
        let exact = before.converted(to: converted.colorSpace).components
          .clamped(lowerBound: .zero, upperBound: .one)
        let share = picture.alphaState == .premultiplied ? after.alpha : 1
        let gap = (exact - after.components) * share * 255
        worst = max(worst, gap.max(), -gap.min())
      }
    }
    return worst
  }

  @Test("a large picture is converted in bands, to the same bytes; in place, too")
  func bands() {
    let size = PixelSize(width: 2100, height: 1001)
    let samples = (0..<size.pixelCount * 4).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761) }
    let picture = Bitmap(
      size: size, samples: .eightBit(samples), colorSpace: .sRGB, alphaState: .straight)
    let expected = Self.converted(samples, .sRGB, .displayP3)
    #expect(picture.converted(to: .displayP3).samples == .eightBit(expected))
    var inPlace = samples
    inPlace.withUnsafeMutableBytes {
      PixelConversion(from: .sRGB, to: .displayP3).convert(UnsafeRawBufferPointer($0), into: $0)
    }
    #expect(inPlace == expected)
    #expect(picture.converted(to: .sRGB) == picture)
  }
}
