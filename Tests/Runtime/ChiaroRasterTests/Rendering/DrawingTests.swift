// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

/// What a step looks like, in pixels that can be worked out by hand.
@Suite("Drawing")
struct DrawingTests {
  private static func draw(
    _ commands: [DisplayCommand], colors: [Color] = [.black, .white],
    scale: Float = 1, _ pipeline: Renderer.Pipeline,
    _ change: (inout DisplayList) -> Void = { _ in }
  ) -> Bitmap {
    var list = DisplayList()
    list.colors = colors
    list.commands = commands
    change(&list)
    let canvas = Canvas(size: PixelSize(width: 20, height: 20), scale: scale)
    return Renderer(canvas: canvas, resources: .sample, pipeline: pipeline).render(list)
  }

  private static func alpha(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Int {
    Int((bitmap.color(x: x, y: y).alpha * 255).rounded())
  }

  private static let pipelines = Renderer.Pipeline.allCases
  private static let all = Rectangle(x: 0, y: 0, width: 20, height: 20)

  @Test("edges within a pixel cover their share of it", arguments: pipelines)
  func edges(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 2.5, y: 3.25, width: 4, height: 2)
    let picture = Self.draw([.fill(frame, ColorSlot(0))], pipeline)
    let rows = (2...6).map { y in (1...7).map { Self.alpha(picture, $0, y) } }
    #expect(
      rows == [
        [0, 0, 0, 0, 0, 0, 0], [0, 96, 191, 191, 191, 96, 0], [0, 128, 255, 255, 255, 128, 0],
        [0, 32, 64, 64, 64, 32, 0], [0, 0, 0, 0, 0, 0, 0],
      ])
  }

  @Test("a rectangle thinner than a pixel covers what it is wide", arguments: pipelines)
  func hairline(_ pipeline: Renderer.Pipeline) {
    let thin = Rectangle(x: 5.25, y: 0, width: 0.5, height: 20)
    let picture = Self.draw([.fill(thin, ColorSlot(0))], pipeline)
    #expect([4, 5, 6].map { Self.alpha(picture, $0, 9) } == [0, 128, 0])
  }

  @Test("points are as many pixels as the scale says", arguments: pipelines)
  func scale(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 1, y: 2, width: 3, height: 4)
    let picture = Self.draw([.fill(frame, ColorSlot(0))], scale: 2, pipeline)
    let covered = (0..<20).map { y in (0..<20).count { Self.alpha(picture, $0, y) == 255 } }
    #expect(covered == (0..<20).map { (4..<12).contains($0) ? 6 : 0 })
  }

  @Test("a circle covers the area of a circle", arguments: pipelines)
  func circle(_ pipeline: Renderer.Pipeline) {
    let picture = Self.draw([.fillRounded(Self.all, radius: 10, ColorSlot(0))], pipeline)
    let sum = (0..<400).reduce(0) { $0 + Self.alpha(picture, $1 % 20, $1 / 20) }
    #expect(abs(Double(sum) / 255 - 100 * Double.pi) < 0.1)
  }

  @Test("a continuous corner begins 1.528665 radii from the corner", arguments: pipelines)
  func continuous(_ pipeline: Renderer.Pipeline) {
    let big = Rectangle(x: 0, y: 0, width: 60, height: 60)
    let radius = CornerRadius(10, curve: .continuous)
    let picture = Self.draw([.fillRounded(big, radius: radius, ColorSlot(0))], pipeline)
    #expect(Self.alpha(picture, 12, 0) < 255)
    #expect(Self.alpha(picture, 16, 0) == 255)
    let round = Self.draw([.fillRounded(big, radius: 10, ColorSlot(0))], pipeline)
    #expect(Self.alpha(round, 12, 0) == 255)
  }

  @Test("a stroke lies inside of its rectangle", arguments: pipelines)
  func stroke(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 2, y: 2, width: 10, height: 8)
    let picture = Self.draw([.stroke(frame, radius: 0, width: 2, ColorSlot(0))], pipeline)
    #expect(
      (0..<14).map { Self.alpha(picture, $0, 6) / 255 } == [
        0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0,
      ])
    #expect((0..<14).count { Self.alpha(picture, $0, 2) == 255 } == 10)
  }

  @Test("colors are blended as encoded", arguments: pipelines)
  func blending(_ pipeline: Renderer.Pipeline) {
    let half = Color(.sRGB, 1, 1, 1, alpha: 0.5)
    let picture = Self.draw(
      [.fill(Self.all, ColorSlot(0)), .fill(Self.all, ColorSlot(1))], colors: [.black, half],
      pipeline)
    #expect(picture.color(x: 9, y: 9).hexText == "#808080")
  }

  @Test("a group fades as one, where its steps overlap too", arguments: pipelines)
  func groups(_ pipeline: Renderer.Pipeline) {
    let (left, right) = (
      Rectangle(x: 0, y: 0, width: 12, height: 20), Rectangle(x: 8, y: 0, width: 12, height: 20)
    )
    let picture = Self.draw(
      [
        .group(opacity: 0.5), .fill(left, ColorSlot(0)), .fill(right, ColorSlot(0)), .restore,
      ], pipeline)
    #expect([2, 10, 18].map { Self.alpha(picture, $0, 5) } == [128, 128, 128])
  }

  @Test("S157: a tinted picture is the tint, as opaque as the picture", arguments: pipelines)
  func tint(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 3, y: 4, width: 9, height: 7)
    let tint = Color(.sRGB, 1, 0, 0)
    let picture = Self.draw([.tintedImage(frame, 0, ColorSlot(0))], colors: [tint], pipeline) {
      $0.images = ["photo"]
    }
    guard
      case .bitmap(let photo) = SamplePictures().picture(
        "photo", size: PixelSize(width: 9, height: 7))
    else {
      Issue.record("no photo")
      return
    }
    for y in 0..<7 {
      for x in 0..<9 {
        let alpha = photo.color(x: x, y: y).alpha
        let pixel = picture.color(x: x + 3, y: y + 4)
        #expect(abs(pixel.alpha - alpha) < 0.003)
        if alpha > 0 { #expect(pixel.hexText.hasPrefix("#FF0000")) }
      }
    }
  }

  @Test("a picture at its own size keeps its pixels", arguments: pipelines)
  func pictures(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 3, y: 4, width: 9, height: 7)
    let picture = Self.draw([.image(frame, 0)], pipeline) { $0.images = ["photo"] }
    let photo = Bitmap.random(PixelSize(width: 9, height: 7), seed: 1)
    for y in 0..<7 {
      for x in 0..<9 where photo.color(x: x, y: y).alpha == 1 {
        #expect(picture.color(x: x + 3, y: y + 4) == photo.color(x: x, y: y))
      }
    }
  }

  @Test("the corners of a sliced picture keep their size", arguments: pipelines)
  func slices(_ pipeline: Renderer.Pipeline) {
    let picture = Self.draw([.slicedImage(Self.all, 0, slices: 0, nil)], pipeline) {
      $0.images = ["photo"]
      $0.slices = [ImageSlices(width: 9, height: 7, top: 3, left: 4, bottom: 3, right: 4)]
    }
    let photo = Bitmap.random(PixelSize(width: 9, height: 7), seed: 1)
    for (x, y, fromX, fromY) in [(0, 0, 0, 0), (1, 1, 1, 1), (19, 0, 8, 0), (18, 18, 7, 5)]
    where photo.color(x: fromX, y: fromY).alpha == 1 {
      #expect(picture.color(x: x, y: y) == photo.color(x: fromX, y: fromY))
    }
  }

  @Test("a gradient runs from its first color to its last", arguments: pipelines)
  func gradients(_ pipeline: Renderer.Pipeline) {
    for interpolation in Gradient.Interpolation.allCases {
      let picture = Self.draw([.gradient(Self.all, radius: 0, 0)], pipeline) {
        $0.gradients = [
          Gradient(
            .linear(from: .zero, to: Point(x: 1, y: 0)),
            stops: [Gradient.Stop(0, ColorSlot(0)), Gradient.Stop(1, ColorSlot(1))],
            interpolation: interpolation)
        ]
      }
      let row = (0..<20).map { picture.color(x: $0, y: 7).components.x }
      #expect(row == row.sorted())
      let middle = interpolation == .canvas ? 0.5 : 0.389
      #expect(abs((row[9] + row[10]) / 2 - middle) < 0.01)
      #expect(row[0] < 0.05 && row[19] > 0.95)
    }
  }

  @Test(
    "a shadow is half as strong on its edge, and gone three deviations out", arguments: pipelines)
  func shadows(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: -40, y: -40, width: 50, height: 100)
    let picture = Self.draw(
      [.shadow(frame, radius: 0, blur: 3, dy: 0, ColorSlot(0))], pipeline)
    let row = (0..<20).map { Self.alpha(picture, $0, 10) }
    #expect(abs(row[9] + row[10] - 255) <= 1)
    #expect(row == row.sorted(by: >))
    #expect(row[0] >= 254 && row[19] == 0)
    #expect(row[13] < 128 * 2 / 5 && row[13] > 20)
  }

  @Test("a transform moves, scales and turns what is in it", arguments: pipelines)
  func transforms(_ pipeline: Renderer.Pipeline) {
    let frame = Rectangle(x: 1, y: 0, width: 4, height: 2)
    let quarter = Transform(a: 0, b: 1, c: -1, d: 0, tx: 10, ty: 0)
    let picture = Self.draw(
      [
        .transform(quarter), .transform(.scale(x: 2, y: 1)), .fill(frame, ColorSlot(0)), .restore,
        .restore, .fill(Rectangle(x: 0, y: 0, width: 1, height: 1), ColorSlot(0)),
      ], pipeline)
    let covered = (0..<400).filter { Self.alpha(picture, $0 % 20, $0 / 20) == 255 }
    let expected = (0..<400).filter { pixel in
      ((8..<10).contains(pixel % 20) && (2..<10).contains(pixel / 20)) || pixel == 0
    }
    #expect(covered == expected)
  }

  @Test("clips cut, round ones and paths too, and end with their restore", arguments: pipelines)
  func clips(_ pipeline: Renderer.Pipeline) {
    var triangle = Path()
    triangle.move(to: Point(x: 0, y: 0))
    triangle.line(to: Point(x: 20, y: 0))
    triangle.line(to: Point(x: 0, y: 20))
    let inner = Rectangle(x: 0, y: 0, width: 10, height: 10)
    let picture = Self.draw(
      [
        .clip(inner, radius: 5), .clipPath(0, at: .zero, .winding), .fill(Self.all, ColorSlot(0)),
        .restore, .restore, .fill(Rectangle(x: 15, y: 15, width: 2, height: 2), ColorSlot(0)),
      ], pipeline
    ) { $0.paths = [triangle] }
    #expect(Self.alpha(picture, 0, 0) < 40)
    #expect(Self.alpha(picture, 4, 4) == 255)
    #expect(Self.alpha(picture, 12, 3) == 0)
    #expect(Self.alpha(picture, 15, 15) == 255)
  }
}
