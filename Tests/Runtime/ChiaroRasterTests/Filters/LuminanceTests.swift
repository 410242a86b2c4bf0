// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

/// How light a part of a frame is.
@Suite("Mean luminance")
struct LuminanceTests {
  private func luminance(_ frame: TestFrame, _ region: PixelRectangle) -> Double? {
    var frame = frame
    let size = frame.size
    return frame.bytes.withUnsafeMutableBufferPointer {
      $0.baseAddress.flatMap {
        PixelRows(base: $0, rowLength: 4 * size.width, size: size).meanLuminance(of: region)
      }
    }
  }

  @Test(
    "colors have the luminance of WCAG",
    arguments: [
      ([255, 255, 255, 255], 1), ([0, 0, 0, 255], 0), ([255, 0, 0, 255], 0.2126),
      ([0, 255, 0, 255], 0.7152), ([0, 0, 255, 255], 0.0722), ([188, 188, 188, 255], 0.5029),
    ] as [(SIMD4<UInt8>, Double)])
  func colors(_ color: SIMD4<UInt8>, _ expected: Double) throws {
    let frame = TestFrame(5, 4) { _, _ in color }
    let measured = try #require(luminance(frame, frame.whole))
    #expect((measured - expected).magnitude < 0.0005)
  }

  @Test("only the region counts, as far as it lies in the frame")
  func region() throws {
    let frame = TestFrame(8, 4) { x, _ in x < 2 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let white = PixelRectangle(x: -5, y: 1, width: 7, height: 99)
    #expect(try #require(luminance(frame, white)) > 0.999)
    let half = PixelRectangle(x: 0, y: 0, width: 4, height: 4)
    #expect((try #require(luminance(frame, half)) - 0.5).magnitude < 0.001)
    #expect(luminance(frame, PixelRectangle(x: 8, y: 0, width: 3, height: 3)) == nil)
  }
}
