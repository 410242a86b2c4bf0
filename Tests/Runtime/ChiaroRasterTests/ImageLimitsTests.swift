// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@Suite struct ImageLimitsTests {
  struct Case: Sendable {
    var width: Int
    var height: Int
    /// Nil when the size is accepted.
    var kind: ImageError.Kind?
  }

  static let limits = ImageLimits(byteCount: 100, pixelCount: 1_000, side: 200)
  static let cases = [
    Case(width: 1, height: 1), Case(width: 200, height: 5), Case(width: 5, height: 200),
    Case(width: 201, height: 1, kind: .tooLarge), Case(width: 1, height: 201, kind: .tooLarge),
    Case(width: 40, height: 25), Case(width: 40, height: 26, kind: .tooLarge),
    Case(width: 0, height: 5, kind: .malformed), Case(width: 5, height: 0, kind: .malformed),
    Case(width: .max, height: .max, kind: .tooLarge),
  ]

  @Test("sizes are accepted up to each limit and refused above it", arguments: cases)
  func sizes(_ test: Case) {
    let size = PixelSize(width: test.width, height: test.height)
    var kind: ImageError.Kind?
    do throws(ImageError) {
      try Self.limits.check(size, of: .png)
    } catch {
      kind = error.kind
      #expect(error.detail.contains(size.description))
    }
    #expect(kind == test.kind)
  }

  @Test("files are accepted up to the limit and refused above it")
  func files() throws {
    try Self.limits.check(byteCount: 100, of: .pdf)
    let error = #expect(throws: ImageError.self) {
      try Self.limits.check(byteCount: 101, of: .pdf)
    }
    #expect(error?.description == "pdf: too large: 101 bytes (expected at most 100)")
  }

  @Test("the standard limits are 64 MB, 64 million pixels and 32,768 a side")
  func standard() {
    #expect(ImageLimits.standard == ImageLimits(byteCount: 67_108_864))
    #expect(ImageLimits.standard.pixelCount == 67_108_864)
    #expect(ImageLimits.standard.side == 32_768)
  }

  @Test("every kind of error has words", arguments: ImageError.Kind.allCases)
  func words(kind: ImageError.Kind) {
    let text = ImageError(kind, .svg, "the detail").description
    #expect(text.hasPrefix("svg: ") && text.hasSuffix(": the detail"))
  }
}

@Suite struct VectorSizeTests {
  struct Case: Sendable {
    var points: PointSize
    var size: VectorSize
    var pixels: PixelSize

    init(_ width: Double, _ height: Double, _ size: VectorSize, _ pixels: (Int, Int)) {
      points = PointSize(width: width, height: height)
      self.size = size
      self.pixels = PixelSize(width: pixels.0, height: pixels.1)
    }
  }

  static let cases = [
    Case(24, 24, .pixelsPerPoint(1), (24, 24)), Case(24, 12, .pixelsPerPoint(3), (72, 36)),
    Case(24.001, 23.999, .pixelsPerPoint(1), (24, 24)),
    Case(24.5, 24.02, .pixelsPerPoint(1), (25, 25)),
    Case(0.001, 100, .pixelsPerPoint(1), (1, 100)),
    Case(24, 12, .fitting(side: 64), (64, 32)), Case(12, 24, .fitting(side: 64), (32, 64)),
    Case(5_000, 1, .fitting(side: 64), (64, 1)),
    Case(1e300, 1, .pixelsPerPoint(1), (Int(Int32.max), 1)),
  ]

  @Test("vectors get as many pixels as asked for", arguments: cases)
  func sizes(_ test: Case) {
    #expect(test.size.pixelSize(for: test.points) == test.pixels)
  }

  @Test("only finite sizes above 0 can be drawn")
  func drawable() {
    #expect(PointSize(width: 1, height: 0.5).isDrawable)
    for side in [0, -1, Double.infinity, .nan] {
      #expect(!PointSize(width: side, height: 1).isDrawable)
      #expect(!PointSize(width: 1, height: side).isDrawable)
    }
  }
}
