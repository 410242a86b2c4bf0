// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroMedia
import ChiaroRaster
import ChiaroTestSupport
import Testing

/// Pictures in sRGB and in Display P3, from files onto both kinds of canvas.
@Suite("Wide color, from files to canvases")
struct WideColorTests {
  /// How a file says which space it is in.
  enum Tag: String, CaseIterable {
    case both, profile, codePoints
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var space: ColorSpace
    var depth: Int
    var tag: Tag
    var canvas: ColorSpace
    var canvasDepth: Canvas.Depth
    var testDescription: String { "\(space) \(depth) \(tag) on \(canvas) \(canvasDepth)" }
  }

  static let spaces: [ColorSpace] = [.sRGB, .displayP3]
  static let cases = spaces.flatMap { space in
    [8, 16].flatMap { depth in
      Tag.allCases.flatMap { tag in
        spaces.flatMap { canvas in
          Canvas.Depth.allCases.map {
            Case(space: space, depth: depth, tag: tag, canvas: canvas, canvasDepth: $0)
          }
        }
      }
    }
  }

  private static let size = PixelSize(width: 24, height: 16)

  /// Corners of the cube, grays and random colors, opaque.
  private static func picture(_ space: ColorSpace, depth: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 3)
    var samples: [Double] = []
    for index in 0..<size.pixelCount {
      switch index {
      case 0..<8: samples += [Double(index & 1), Double(index >> 1 & 1), Double(index >> 2)]
      case 8..<40: samples += [Double](repeating: Double(index - 8) / 31, count: 3)
      default:
        for _ in 0..<3 { samples.append(Double.random(in: 0...1, using: &generator)) }
      }
      samples.append(1)
    }
    let bytes: Bitmap.Samples =
      depth == 8
      ? .eightBit(samples.map { UInt8($0 * 255 + 0.5) })
      : .sixteenBit(samples.map { UInt16($0 * 65_535 + 0.5) })
    return Bitmap(size: size, samples: bytes, colorSpace: space, alphaState: .straight)
  }

  /// A file without the chunks of a name.
  private static func file(_ bytes: [UInt8], without name: String) -> [UInt8] {
    var (result, place) = (Array(bytes[..<8]), 8)
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let chunk = bytes[place..<place + 12 + length]
      if Array(chunk.dropFirst(4).prefix(4)) != Array(name.utf8) { result += chunk }
      place += 12 + length
    }
    return result
  }

  private static func file(_ test: Case) throws -> [UInt8] {
    let bytes = try #require(
      ChiaroMedia.PNGWriter.bytes(
        picture(test.space, depth: test.depth), embedsProfile: true))
    return switch test.tag {
    case .both: bytes
    case .profile: file(bytes, without: "cICP")
    case .codePoints: file(bytes, without: "iCCP")
    }
  }

  @Test("every pixel is the exact conversion of its color, clipped", arguments: cases)
  func conversion(_ test: Case) throws {
    let decoded = try SystemImageDecoder().decode(try Self.file(test)).bitmap
    #expect(decoded.colorSpace == test.space && decoded.bitsPerChannel == test.depth)
    let shown = Self.shown(decoded, on: test)
    let isFine = test.depth == 16 && test.canvasDepth == .sixteenBit
    var worst = 0.0
    for y in 0..<Self.size.height {
      for x in 0..<Self.size.width {
        let original = Self.picture(test.space, depth: test.depth).color(x: x, y: y)
        let exact = original.converted(to: test.canvas).components
          .clamped(lowerBound: .zero, upperBound: .one)
        let gap = shown.color(x: x, y: y).components - exact
        worst = max(worst, gap.max(), -gap.min())
      }
    }
    #expect(worst <= (isFine ? 1.5 / 65_535 : 1.0 / 255), "\(worst * 255) of 255")
  }

  /// The picture drawn on a canvas, pixel on pixel.
  private static func shown(_ bitmap: Bitmap, on test: Case) -> Bitmap {
    var list = DisplayList()
    list.images = ["picture"]
    let frame = Rectangle(x: 0, y: 0, width: Float(size.width), height: Float(size.height))
    list.commands = [.image(frame, 0)]
    let canvas = Canvas(size: size, colorSpace: test.canvas, depth: test.canvasDepth)
    let resources = RenderResources(pictures: NamedPictures(["picture": bitmap]))
    return Renderer(canvas: canvas, resources: resources).render(list)
  }

  @Test("what a canvas shows goes back into a file of its space", arguments: spaces)
  func thereAndBack(_ space: ColorSpace) throws {
    let test = Case(
      space: space, depth: 16, tag: .both, canvas: space, canvasDepth: .sixteenBit)
    let shown = Self.shown(Self.picture(space, depth: 16), on: test)
    let bytes = try #require(ChiaroMedia.PNGWriter.bytes(shown))
    let read = try SystemImageDecoder().decode(bytes)
    #expect(read.bitmap.samples == Self.picture(space, depth: 16).samples)
    #expect(read.facts.profile == (space == .displayP3 ? .displayP3 : .sRGB))
  }
}
