// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import Synchronization
import Testing

@testable import ChiaroRaster

@Suite("Pictures with a white background, softened")
struct SoftenedImageTests {
  /// Counts how often it is asked.
  private final class Counted: PictureSource {
    let count = Mutex(0)

    func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
      count.withLock { $0 += 1 }
      return SamplePictures().picture(reference, size: size)
    }
  }

  private static let frame = Rectangle(x: 4, y: 4, width: 24, height: 24)
  private static let dark = Color(.sRGB, 0.88, 0.88, 0.88)

  private func list(_ name: String, _ white: Color, _ transform: Transform? = nil) -> DisplayList {
    var list = DisplayList()
    list.images = [.named(name)]
    list.colors = [white]
    if let transform { list.commands.append(.transform(transform)) }
    list.commands.append(.softenedImage(Self.frame, 0, white: ColorSlot(0)))
    return list
  }

  /// The same picture as it is.
  private func plain(_ list: DisplayList) -> DisplayList {
    var list = list
    list.commands[list.commands.count - 1] = .image(Self.frame, 0)
    return list
  }

  private func renderer(
    _ pipeline: Renderer.Pipeline = .fast, _ depth: Canvas.Depth = .eightBit,
    _ resources: RenderResources = .sample
  ) -> Renderer {
    let canvas = Canvas(size: PixelSize(width: 40, height: 40), depth: depth)
    return Renderer(canvas: canvas, resources: resources, pipeline: pipeline)
  }

  @Test("white becomes the color, and others as much darker", arguments: Renderer.Pipeline.allCases)
  func amount(_ pipeline: Renderer.Pipeline) {
    let picture = renderer(pipeline).render(list("paper", Self.dark))
    // The sample's pixel 12 is (90, 255, 255): in the canvas at (16, 4).
    #expect(picture.color(x: 5, y: 4).hexText == "#E0E0E0")
    #expect(picture.color(x: 16, y: 4).hexText == "#4FE0E0")
    #expect(picture.color(x: 2, y: 2).alpha == 0)
  }

  @Test("other pictures stay as they are", arguments: SamplePictures.names)
  func others(_ name: String) {
    for pipeline in Renderer.Pipeline.allCases {
      let list = list(name, Self.dark)
      #expect(renderer(pipeline).render(list) == renderer(pipeline).render(plain(list)))
    }
  }

  @Test(
    "a switch and a switch back give the original bytes, and nothing is measured again",
    arguments: [Canvas.Depth.eightBit, .sixteenBit])
  func switches(_ depth: Canvas.Depth) {
    let source = Counted()
    let renderer = renderer(.fast, depth, RenderResources(pictures: source))
    let original = renderer.render(plain(list("paper", .white)))
    let light = renderer.render(list("paper", .white))
    #expect(light == original)
    let asked = source.count.withLock { $0 }
    for _ in 0..<5 {
      #expect(renderer.render(list("paper", Self.dark)) != original)
      #expect(renderer.render(list("paper", .white)) == original)
    }
    #expect(source.count.withLock { $0 } == asked)
  }

  @Test("turned pictures are softened too, and their edges keep their alpha")
  func turned() {
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 18, ty: 0)
    for pipeline in Renderer.Pipeline.allCases {
      let soft = renderer(pipeline).render(list("paper", Self.dark, turn))
      let plain = renderer(pipeline).render(plain(list("paper", .white, turn)))
      #expect(soft != plain)
      for index in 0..<1600 {
        let (x, y) = (index % 40, index / 40)
        #expect(soft.color(x: x, y: y).alpha == plain.color(x: x, y: y).alpha)
      }
    }
  }

  @Test("a translucent color darkens and hides nothing")
  func translucent() {
    for pipeline in Renderer.Pipeline.allCases {
      let picture = renderer(pipeline).render(list("paper", Color.white.withAlpha(0.5)))
      #expect(picture.color(x: 5, y: 4).hexText == "#808080")
    }
  }
}
