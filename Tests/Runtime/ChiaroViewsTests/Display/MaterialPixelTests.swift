// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroRaster
import ChiaroTestSupport
import ChiaroViews
import Foundation
import Testing

/// Materials as pixels, against the formula in double precision.
@Suite("Materials as pixels")
struct MaterialPixelTests {
  private func pixels(
    _ filter: BackdropFilter, _ width: Int, _ height: Int, _ color: (Int) -> SIMD3<UInt8>
  ) -> [UInt8] {
    var bytes = (0..<width * height).flatMap { index in
      let pixel = color(index % width)
      return [pixel.x, pixel.y, pixel.z, 255]
    }
    bytes.withUnsafeMutableBufferPointer {
      guard let base = $0.baseAddress else { return }
      let size = PixelSize(width: width, height: height)
      filter.apply(
        to: PixelRows(base: base, rowLength: 4 * width, size: size), region: PixelRectangle(size),
        extent: PixelRectangle(size))
    }
    return bytes
  }

  @Test(
    "4,096 random backgrounds are within 0.6/255 of the formula", arguments: MaterialRecipe.all)
  func flat(_ recipe: MaterialRecipe) {
    var random = SeededGenerator(seed: 12)
    var worst = 0.0
    for round in 0..<4096 {
      let color = SIMD3<UInt8>(
        UInt8(random.index(under: 256)), UInt8(random.index(under: 256)),
        UInt8(random.index(under: 256)))
      let filter = BackdropFilter(recipe, scale: [0.1, 1][round % 2])
      let bytes = pixels(filter, 1, 1) { _ in color }
      let made = recipe.applied(
        to: Color(.sRGB, Double(color.x) / 255, Double(color.y) / 255, Double(color.z) / 255))
      for channel in 0..<3 {
        worst = max(worst, (Double(bytes[channel]) - 255 * made.components[channel]).magnitude)
      }
      #expect(bytes[3] == 255)
    }
    #expect(worst <= 0.6)
  }

  @Test(
    "blurred edges are within 2/255 of a float Gaussian", arguments: MaterialRecipe.all, [1.0, 2])
  func edges(_ recipe: MaterialRecipe, _ scale: Double) {
    let filter = BackdropFilter(recipe, scale: scale)
    let colors: [(SIMD3<UInt8>, SIMD3<UInt8>)] = [
      ([0, 0, 0], [255, 255, 255]), ([255, 40, 0], [0, 90, 255]),
    ]
    for (left, right) in colors {
      let color = { (x: Int) in x < 157 ? left : right }
      let bytes = pixels(filter, 320, 3, color)
      let samples = (0..<960).map { SIMD4(SIMD3<Float>(color($0 % 320)) / 255, 1) }
      let exact = filter.reference(samples, size: PixelSize(width: 320, height: 3))
      var worst: Float = 0
      for index in 0..<960 {
        for channel in 0..<3 {
          let seen = Float(bytes[4 * index + channel])
          worst = max(worst, (seen - 255 * exact[index][channel]).magnitude)
        }
      }
      #expect(worst < 2)
    }
  }

  @Test("every material that a view can name has a filter, and nothing else has")
  func names() {
    for recipe in MaterialRecipe.all {
      #expect(BackdropFilter(material: recipe.id, scale: 1) == BackdropFilter(recipe, scale: 1))
    }
    for style in GlassEffect.Style.allCases {
      for height in [44.0, 400] {
        for shown in [UserInterfaceStyle.light, .dark] {
          let id = GlassEffect(style: style).materialID(
            with: TraitCollection(userInterfaceStyle: shown), size: CGSize(width: 9, height: height)
          )
          #expect(BackdropFilter(material: id, scale: 2) != nil, "\(id)")
        }
      }
    }
    #expect(BackdropFilter(material: "glass/regular", scale: 1) == nil)
    #expect(BackdropFilter(material: "", scale: 1) == nil)
  }

  @Test("the blur is in points: twice as wide on a screen of two pixels a point")
  func scale() throws {
    let id = "ios/systemMaterial/light"
    #expect(try #require(BackdropFilter(material: id, scale: 2)).blur.sigma == 60)
    #expect(try #require(BackdropFilter(material: id, scale: 1)).blur.sigma == 30)
  }
}
