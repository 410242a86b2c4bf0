// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

/// The fast pipeline against the reference, and against itself.
@Suite("Pipelines")
struct PipelineTests {
  private static let canvases = GoldenPictures.canvases

  private static let resources = RenderResources.sample

  private static func renderer(
    _ canvas: Canvas, _ pipeline: Renderer.Pipeline = .fast
  ) -> Renderer {
    Renderer(canvas: canvas, resources: resources, pipeline: pipeline)
  }

  /// The largest difference of any channel of any pixel, in steps of 8 bits.
  static func difference(_ first: Bitmap, _ second: Bitmap) -> Int {
    guard first.size == second.size, case .eightBit(let one) = first.samples,
      case .eightBit(let two) = second.samples
    else { return 256 }
    return zip(one, two).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  @Test(
    "each operation is within one step of the reference",
    arguments: RandomList.Operation.withoutMaterials)
  func operations(_ operation: RandomList.Operation) {
    for (index, canvas) in Self.canvases.enumerated() {
      let (fast, slow) = (Self.renderer(canvas), Self.renderer(canvas, .reference))
      for seed in 0..<25 {
        var random = RandomList(seed: UInt64(seed * 31 + index), canvas)
        let list = random.list(of: 1, [operation])
        let difference = Self.difference(fast.render(list), slow.render(list))
        #expect(difference <= 1, "seed \(seed), canvas \(index):\n\(list)")
      }
    }
  }

  @Test("scenes of everything are within one step of the reference", arguments: 0..<60)
  func scenes(_ seed: Int) {
    let canvas = Self.canvases[seed % 3]
    var random = RandomList(seed: UInt64(seed) + 1000, canvas)
    let list = random.list(of: 25)
    let difference = Self.difference(
      Self.renderer(canvas).render(list), Self.renderer(canvas, .reference).render(list))
    #expect(difference <= 1, "seed \(seed):\n\(list)")
  }

  @Test("a step of 8 bits is within one step of what is not rounded", arguments: 0..<60)
  func unrounded(_ seed: Int) {
    let canvas = Self.canvases[seed % 3]
    let deep = Canvas(
      size: canvas.size, scale: canvas.scale, colorSpace: canvas.colorSpace, depth: .sixteenBit)
    var random = RandomList(seed: UInt64(seed) + 2000, canvas)
    var list = random.list(of: 1, [.fill, .fillRounded, .stroke, .gradient, .shadow, .path])
    // On a clear canvas: a color, a coverage and their product are rounded.
    list.commands = list.commands.suffix(1)
    let exact = Self.renderer(deep).render(list)
    let rounded = Self.renderer(canvas).render(list)
    guard case .sixteenBit(let fine) = exact.samples, case .eightBit(let coarse) = rounded.samples
    else {
      Issue.record("no 16 bits")
      return
    }
    let difference = zip(fine, coarse).map { abs(Double($0) / 257 - Double($1)) }.max() ?? 0
    #expect(difference <= 1.51, "seed \(seed):\n\(list)")
  }

  @Test("the same bytes come of one band, of two and of five", arguments: 0..<12)
  func bands(_ seed: Int) {
    let canvas = Self.canvases[seed % 3]
    var random = RandomList(seed: UInt64(seed) + 3000, canvas)
    let list = random.list(of: 30)
    let pictures = [1, 2, 5].map { (bands: Int) -> Bitmap in
      let renderer = Self.renderer(canvas)
      renderer.bands = bands
      return renderer.render(list)
    }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0] == pictures[2])
  }

  @Test(
    "what changed alone is painted anew, as if everything was",
    arguments: Renderer.Pipeline.allCases)
  func dirty(_ pipeline: Renderer.Pipeline) {
    for seed in 0..<(pipeline == .fast ? 40 : 6) {
      let canvas = Self.canvases[seed % 3]
      var random = RandomList(seed: UInt64(seed) + 4000, canvas)
      let list = random.list(of: 25)
      let renderer = Self.renderer(canvas, pipeline)
      renderer.draw(random.list(of: 10))
      // Whatever else stood there: all of it is repainted, in pieces that overlap.
      renderer.update(
        list,
        dirty: [
          PixelRectangle(x: -5, y: 0, width: 40, height: 30),
          PixelRectangle(x: 30, y: 0, width: 500, height: 30),
          PixelRectangle(x: 0, y: 25, width: 17, height: 90),
          PixelRectangle(x: 17, y: 25, width: 80, height: 90),
        ])
      #expect(renderer.bitmap == Self.renderer(canvas, pipeline).render(list), "seed \(seed)")
    }
  }

  @Test("the pixels of what is new are enough to paint anew", arguments: 0..<40)
  func added(_ seed: Int) {
    let canvas = Self.canvases[seed % 3]
    var random = RandomList(seed: UInt64(seed) + 6000, canvas)
    var list = random.list(of: 25)
    let renderer = Self.renderer(canvas)
    renderer.draw(list)
    let frame = Rectangle(x: Float(seed), y: 3.5, width: 9.25, height: 20)
    list.commands.append(.fillRounded(frame, radius: 4, ColorSlot(1)))
    let scale = canvas.scale
    let box = RoundedBox(
      left: frame.x * scale, top: frame.y * scale, right: frame.maxX * scale,
      bottom: frame.maxY * scale)
    renderer.update(list, dirty: [PixelBounds(around: box).rectangle])
    #expect(renderer.bitmap == Self.renderer(canvas).render(list))
  }

  @Test("what is not dirty stays as it is")
  func clean() {
    let canvas = Self.canvases[0]
    var list = DisplayList()
    list.colors = [.white, .black]
    list.commands = [.fill(Rectangle(x: 0, y: 0, width: 100, height: 100), ColorSlot(0))]
    let renderer = Self.renderer(canvas)
    renderer.draw(list)
    list.colors[0] = .black
    renderer.update(list, dirty: [PixelRectangle(x: 10, y: 10, width: 5, height: 5)])
    let picture = renderer.bitmap
    #expect(picture.color(x: 9, y: 10) == .white)
    #expect(picture.color(x: 10, y: 10) == .black)
    #expect(picture.color(x: 14, y: 14) == .black)
    #expect(picture.color(x: 15, y: 14) == .white)
  }

  @Test("a switch of colors alone paints the same as a list made anew", arguments: 0..<10)
  func colors(_ seed: Int) {
    let canvas = Self.canvases[seed % 3]
    var random = RandomList(seed: UInt64(seed) + 5000, canvas)
    var list = random.list(of: 25)
    let renderer = Self.renderer(canvas)
    renderer.draw(list)
    list.colors = random.list(of: 0).colors
    #expect(renderer.render(list) == Self.renderer(canvas).render(list))
  }
}
