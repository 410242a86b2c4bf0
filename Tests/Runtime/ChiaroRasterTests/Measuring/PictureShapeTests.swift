// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

@testable import ChiaroRaster

/// How much each field of a grid is covered, whatever a picture's colors and size.
@Suite("Shapes of pictures")
struct PictureShapeTests {
  /// A picture whose columns up to a share of its width are covered.
  private func picture(
    _ side: Int, _ share: Double, gray: UInt8 = 0, alpha: UInt8 = 255, isDeep: Bool = false
  ) -> Bitmap {
    let samples = (0..<side).flatMap { _ in
      (0..<side).flatMap { column -> [UInt8] in
        Double(column) < share * Double(side) ? [gray, gray, gray, alpha] : [0, 0, 0, 0]
      }
    }
    return Bitmap(
      size: PixelSize(width: side, height: side),
      samples: isDeep ? .sixteenBit(samples.map { UInt16($0) * 257 }) : .eightBit(samples),
      colorSpace: .sRGB, alphaState: .straight)
  }

  @Test(
    "two pictures differ by the share of what the fuller one covers",
    arguments: [
      (1.0, 1.0, 0.0), (0.5, 0.5, 0), (0.5, 1, 0.5), (1, 0.25, 0.75), (0, 1, 1), (0, 0, 0),
    ])
  func difference(_ first: Double, _ second: Double, _ expected: Double) {
    let (a, b) = (picture(48, first).shape, picture(48, second).shape)
    #expect(abs(a.difference(to: b) - expected) < 0.001)
    #expect(a.difference(to: b) == b.difference(to: a))
  }

  @Test("colors, sizes and depths tell nothing; coverage does")
  func sameShape() {
    let shape = picture(48, 0.5).shape
    #expect(shape.fields.count == PictureShape.side * PictureShape.side)
    #expect(picture(48, 0.5, gray: 200).shape == shape)
    #expect(picture(48, 0.5, isDeep: true).shape.difference(to: shape) < 0.001)
    #expect(picture(96, 0.5).shape.difference(to: shape) < 0.001)
    #expect(abs(picture(48, 0.5, alpha: 51).shape.difference(to: shape) - 0.8) < 0.001)
  }

  @Test(
    "a picture of less than a pixel for each field, or of none, has a shape", arguments: [0, 1, 5])
  func small(_ side: Int) {
    let shape = picture(side, 1).shape
    #expect(shape.fields.count == PictureShape.side * PictureShape.side)
    #expect(shape.difference(to: shape) == 0)
    #expect(shape.fields.contains(1) == (side > 0))
  }
}
