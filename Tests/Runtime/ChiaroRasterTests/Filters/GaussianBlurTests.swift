// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Testing

/// The fast blur against the exact one.
@Suite("Gaussian blur")
struct GaussianBlurTests {
  static let sigmas = [0.3, 0.8, 1.5, 3, 5.9, 6, 8, 11.9, 12, 20, 22.5, 24, 30, 45, 60, 90, 110]

  private func blurred(_ frame: TestFrame, _ sigma: Double) -> TestFrame {
    var result = frame
    result.apply(BackdropFilter(blur: GaussianBlur(sigma: sigma)))
    return result
  }

  @Test("edges of black and white are within 2/255 of a float Gaussian", arguments: sigmas)
  func edges(_ sigma: Double) {
    for offset in [0, 3, 7] {
      let frame = TestFrame(150, 97) { x, y in
        x > 70 + offset && y > 40 + offset ? SIMD4(repeating: 255) : SIMD4(0, 0, 0, 255)
      }
      let exact = GaussianBlur(sigma: sigma).reference(frame.samples, size: frame.size)
      #expect(blurred(frame, sigma).error(exact).worst < 2, "offset \(offset)")
    }
  }

  @Test("pictures with many edges are within 2/255, and at 50 dB or better", arguments: sigmas)
  func scenes(_ sigma: Double) {
    let frame = TestFrame.scene(211, 133, seed: UInt64(sigma * 10))
    let exact = GaussianBlur(sigma: sigma).reference(frame.samples, size: frame.size)
    let error = blurred(frame, sigma).error(exact)
    #expect(error.worst < 2)
    // 50 dB: 255² / 10⁵.
    #expect(error.meanSquare < 0.65)
  }

  @Test("fine patterns leave no moiré", arguments: [2, 3, 5, 7, 8, 9, 12, 16, 17])
  func patterns(_ period: Int) {
    let frame = TestFrame(200, 160) { x, y in
      (x % period < period / 2) != (y % period < period / 2)
        ? SIMD4(repeating: 255) : SIMD4(0, 0, 0, 255)
    }
    let exact = GaussianBlur(sigma: 30).reference(frame.samples, size: frame.size)
    #expect(blurred(frame, 30).error(exact).worst < 2)
  }

  @Test("a flat picture stays as it is, whatever its size", arguments: sigmas)
  func flat(_ sigma: Double) {
    for (width, height) in [(1, 1), (2, 5), (3, 1), (17, 16), (64, 9), (7, 130)] {
      let frame = TestFrame(width, height) { _, _ in SIMD4(200, 7, 255, 255) }
      #expect(blurred(frame, sigma) == frame, "\(width)×\(height)")
    }
  }

  @Test("translucent pixels are blurred as they are premultiplied")
  func translucent() {
    let frame = TestFrame(120, 60) { x, _ in x < 60 ? .zero : SIMD4(100, 50, 0, 128) }
    let exact = GaussianBlur(sigma: 10).reference(frame.samples, size: frame.size)
    #expect(blurred(frame, 10).error(exact).worst < 2)
  }

  @Test("sigma is from 0 to the widest", arguments: [(-1, 0), (.nan, 0), (.infinity, 500), (3, 3)])
  func range(_ given: Double, _ kept: Double) {
    #expect(GaussianBlur(sigma: given).sigma == kept)
  }

  @Test("no blur changes nothing and reaches nowhere")
  func none() {
    let frame = TestFrame.scene(40, 30, seed: 1)
    #expect(blurred(frame, 0) == frame)
    #expect(GaussianBlur(sigma: 0).reach == 0)
  }

  @Test("the reach grows with sigma, and is three to five times as wide", arguments: sigmas)
  func reach(_ sigma: Double) {
    let reach = Double(GaussianBlur(sigma: sigma).reach)
    #expect(reach >= 3 * sigma && reach <= max(2, 5 * sigma))
  }
}
