// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

@Suite("Resampling to a canvas")
struct ResamplingTests {
  private static func taps(
    _ length: Float, from count: Int, at start: Float = 0
  ) -> AxisTaps {
    let piece = AxisTaps.Piece(target: start..<start + length, source: 0..<Float(count))
    return AxisTaps([piece], count: count, window: Int(start)..<Int((start + length).rounded(.up)))
  }

  @Test(
    "the weights of each pixel are 1 in all, of samples that there are",
    arguments: [(10, 10), (3, 10), (10, 3), (1, 50), (50, 1), (7, 8)])
  func weights(_ length: Int, _ count: Int) {
    let taps = Self.taps(Float(length), from: count)
    #expect(taps.first.count == length)
    for pixel in 0..<length {
      let own = taps.weights[taps.starts[pixel]..<taps.starts[pixel + 1]]
      #expect(abs(own.reduce(0, +) - 1) < 1e-5)
      #expect(taps.first[pixel] >= 0 && taps.first[pixel] + own.count <= count)
    }
  }

  @Test(
    "tiles of any size give samples that there are",
    arguments: [1e-30, 1, 1e20, .greatestFiniteMagnitude, .infinity, .nan] as [Float])
  func tiles(_ repeating: Float) {
    for source in [0..<3, 0..<1e30, 1e30..<2e30, -1e30..<1, 2..<2] as [Range<Float>] {
      let piece = AxisTaps.Piece(target: 0..<9, source: source, repeating: repeating)
      let taps = AxisTaps([piece], count: 3, window: 0..<9)
      #expect(taps.sources.lowerBound >= 0 && taps.sources.upperBound <= 3)
    }
  }

  @Test("at its own size a row is made of its own samples alone")
  func identity() {
    let taps = Self.taps(9, from: 9)
    for pixel in 0..<9 {
      for index in taps.starts[pixel]..<taps.starts[pixel + 1] {
        let sample = taps.first[pixel] + index - taps.starts[pixel]
        #expect(abs(taps.weights[index] - (sample == pixel ? 1 : 0)) < 1e-6)
      }
    }
  }

  /// A source of one picture.
  private struct OnePicture: PictureSource {
    var bitmap: Bitmap

    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? { .bitmap(bitmap) }
  }

  @Test(
    "a picture of its own size is copied as resampling would give it, also where it is cut",
    arguments: [(0, 0), (2, 1), (-3, -2), (14, 11)])
  func copies(_ x: Int, _ y: Int) throws {
    let size = PixelSize(width: 9, height: 7)
    let canvas = Canvas(size: PixelSize(width: 20, height: 15))
    // The second has colors above their alpha, which is not copied.
    var loud = [UInt8](repeating: 200, count: size.pixelCount * 4)
    loud[3] = 100
    let pictures = [
      Bitmap.random(size, seed: 5),
      Bitmap(
        size: size, samples: .eightBit(loud), colorSpace: .sRGB, alphaState: .premultiplied),
    ]
    for bitmap in pictures {
      let fitter = PictureFitter(
        picture: .named("a"), source: OnePicture(bitmap: bitmap), canvas: canvas, isTinted: false,
        isSoftened: false)
      let edges = RoundedBox(
        left: Float(x), top: Float(y), right: Float(x + size.width), bottom: Float(y + size.height))
      let place = PicturePlace(
        edges: edges, slices: nil, scale: 1, isTinted: false, isSoftened: false)
      let window = PixelBounds(around: edges).intersection(canvas.bounds)
      guard case .pixels(let fitted)? = fitter.fitted(to: place) else {
        Issue.record("no picture was fitted")
        continue
      }
      let taps = { (start: Float, end: Float, count: Int, window: Range<Int>) in
        AxisTaps(
          [AxisTaps.Piece(target: start..<end, source: 0..<Float(count))], count: count,
          window: window)
      }
      let resampled = Resampler(canvas).resample(
        bitmap, columns: taps(edges.left, edges.right, size.width, window.columns),
        rows: taps(edges.top, edges.bottom, size.height, window.rows))
      #expect(fitted.bitmap == resampled)
      #expect(fitted.origin == PixelPoint(x: Int(window.left), y: Int(window.top)))
    }
  }

  @Test("a sharp edge stays sharp when it is made smaller, and no channel exceeds alpha")
  func sharp() {
    let black = RGBA(0, 0, 0, 255)
    let pixels = (0..<32 * 4).map { $0 % 32 < 16 ? black : RGBA(255, 255, 255, 255) }
    let bitmap = Bitmap(PixelSize(width: 32, height: 4), pixels)
    let canvas = Canvas(size: PixelSize(width: 8, height: 4))
    let small = Resampler(canvas).resample(
      bitmap, columns: Self.taps(8, from: 32), rows: Self.taps(4, from: 4))
    let row = (0..<8).map { small.color(x: $0, y: 2).components.x }
    #expect(row[2] < 0.1 && row[5] > 0.9)
    let random = Resampler(canvas).resample(
      .random(PixelSize(width: 9, height: 9), seed: 3), columns: Self.taps(23, from: 9),
      rows: Self.taps(23, from: 9))
    guard case .eightBit(let samples) = random.samples else { return }
    for first in stride(from: 0, to: samples.count, by: 4) {
      #expect(samples[first..<first + 3].allSatisfy { $0 <= samples[first + 3] })
    }
  }

  @Test("a picture comes into the canvas's space and depth", arguments: Canvas.Depth.allCases)
  func spaces(_ depth: Canvas.Depth) {
    let canvas = Canvas(
      size: PixelSize(width: 1, height: 1), colorSpace: .displayP3, depth: depth)
    for space in Bitmap.colorSpaces {
      let pixel = RGBA(200, 200, 200, 255)
      let bitmap = Bitmap(PixelSize(width: 1, height: 1), [pixel], in: space)
      let converted = Resampler(canvas).convert(bitmap)
      let expected = bitmap.color(x: 0, y: 0).converted(to: .displayP3)
      #expect(converted.colorSpace == .displayP3)
      #expect(converted.bitsPerChannel == (depth == .eightBit ? 8 : 16))
      let difference = converted.color(x: 0, y: 0).components - expected.components
      #expect((difference * difference).max() < 1e-5)
    }
  }
}
