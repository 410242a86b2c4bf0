// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ChiaroRaster

@Suite("Shadows")
struct ShadowKernelTests {
  @Test(
    "the weights are those of a Gaussian, 1 in all", arguments: [0.3, 1, 2.5, 7, 40] as [Float])
  func weights(_ sigma: Float) {
    let kernel = ShadowKernel(sigma: sigma)
    #expect(abs(kernel.whole.reduce(0, +) - 1) < 1e-5)
    #expect(kernel.reach == Int((3 * sigma).rounded(.up)))
    #expect(ShadowKernel.reach(of: sigma) == kernel.reach)
    for (step, weight) in kernel.half.enumerated() {
      let ratio = exp(-Double(step * step) / (2 * Double(sigma * sigma)))
      #expect(abs(Double(weight / kernel.half[0]) - ratio) < 1e-6)
    }
  }

  @Test("a shadow too narrow blurs nothing, one too wide is as wide as may be")
  func limits() {
    #expect(ShadowKernel(sigma: 0).half == [1])
    #expect(ShadowKernel(sigma: .nan).half == [1])
    #expect(ShadowKernel(sigma: 1e9).half == ShadowKernel(sigma: ShadowKernel.widest).half)
  }

  @Test("blurring rows and then columns is what blurring both at once is")
  func separable() {
    let box = RoundedBox(
      RoundedBox(left: 3.25, top: 2, right: 12, bottom: 9.5), radiusX: 3, radiusY: 3,
      curve: .circular)
    let sharp = CoveragePlane(box, in: PixelBounds(left: 3, top: 2, right: 12, bottom: 10))
    let (across, down) = (ShadowKernel(sigma: 1.2), ShadowKernel(sigma: 0.7))
    let blurred = sharp.blurred(across: across, down: down, surroundings: .nothing)
    #expect(blurred.width == 9 + 2 * across.reach && blurred.height == 8 + 2 * down.reach)
    for y in 0..<blurred.height {
      for x in 0..<blurred.width {
        var sum: Float = 0
        for (row, weightDown) in down.whole.enumerated() {
          for (column, weight) in across.whole.enumerated() {
            let (fromX, fromY) = (x + column - 2 * across.reach, y + row - 2 * down.reach)
            guard (0..<9).contains(fromX), (0..<8).contains(fromY) else { continue }
            sum += weight * weightDown * sharp.values[fromY * 9 + fromX]
          }
        }
        #expect(abs(sum - blurred.values[y * blurred.width + x]) < 1e-5)
      }
    }
  }
}
