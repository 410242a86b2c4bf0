// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import Testing

@testable import ChiaroRaster

@Suite("Display lists")
struct DisplayListTests {
  private static let frame = Rectangle(x: 1, y: 2, width: 3, height: 4)

  private static var list: DisplayList {
    var list = DisplayList()
    list.colors = [.black, .white]
    list.texts = [DisplayList.Text("a", size: 9)]
    list.images = ["p"]
    list.materials = [DisplayList.Material(name: "m", blurRadius: 1)]
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.line(to: Point(x: 1.5, y: 0))
    path.curve(to: Point(x: 2, y: 2), control: Point(x: 3, y: 0))
    path.curve(to: .zero, control1: Point(x: 1, y: 3), control2: Point(x: 0, y: 3))
    path.close()
    list.paths = [path]
    list.strokes = [StrokeStyle(width: 2, cap: .round, dash: [1, 2])]
    list.gradients = [
      Gradient(
        .radial(center: .zero, radius: Point(x: 1, y: 1)),
        stops: [Gradient.Stop(0.5, ColorSlot(1))], interpolation: .oklab)
    ]
    list.slices = [
      ImageSlices(width: 9, height: 8, top: 1, left: 2, bottom: 3, right: 4, isTiled: true)
    ]
    let (slot, radius) = (ColorSlot(1), CornerRadius(2, curve: .continuous))
    list.commands = [
      .fill(frame, slot), .fillRounded(frame, radius: radius, slot),
      .stroke(frame, radius: 1, width: 0.5, slot), .gradient(frame, radius: 0, 0),
      .shadow(frame, radius: radius, blur: 1, dy: 2, slot), .material(frame, radius: radius, 0),
      .clip(frame, radius: 3), .group(opacity: 0.5),
      .transform(.scale(x: 2, y: 3)), .restore, .restore, .restore,
      .clipPath(0, at: .zero, .evenOdd), .path(0, at: Point(x: 5, y: 6), .winding, slot),
      .strokedPath(0, at: .zero, style: 0, slot), .restore, .text(frame, 0, slot),
      .image(frame, 0), .softenedImage(frame, 0, white: slot), .tintedImage(frame, 0, slot),
      .slicedImage(frame, 0, slices: 0, nil),
      .slicedImage(frame, 0, slices: 0, slot),
    ]
    return list
  }

  @Test("a list reads as one line a step")
  func description() {
    #expect(
      Self.list.description == """
        fill 1 2 3 4 #FFFFFF
        fill 1 2 3 4 r2c #FFFFFF
        stroke 1 2 3 4 r1 w0.5 #FFFFFF
        gradient 1 2 3 4 r0 radial 0 0 1 1 [0.5 #FFFFFF] oklab
        shadow 1 2 3 4 r2c b1 y2 #FFFFFF
        material 1 2 3 4 r2c m
        clip 1 2 3 4 r3
          group 0.5
            transform 2 0 0 3 0 0
            restore
          restore
        restore
        clip 0 0 M0 0 L1.5 0 Q3 0 2 2 C1 3 0 3 0 0 Z evenOdd
          path 5 6 M0 0 L1.5 0 Q3 0 2 2 C1 3 0 3 0 0 Z winding #FFFFFF
          stroke 0 0 M0 0 L1.5 0 Q3 0 2 2 C1 3 0 3 0 0 Z w2 round miter dash 1 2 #FFFFFF
        restore
        text 1 2 3 4 "a" 9/400 #FFFFFF
        image 1 2 3 4 p
        image 1 2 3 4 p with white #FFFFFF
        image 1 2 3 4 p in #FFFFFF
        image 1 2 3 4 p sliced 9 8 1 2 3 4 tiled
        image 1 2 3 4 p sliced 9 8 1 2 3 4 tiled in #FFFFFF

        """)
  }

  @Test("joined lists read as one after the other: every index and slot leads to its own")
  func joining() {
    var joined = DisplayList()
    joined.colors = [Color(.sRGB, 1, 0, 0)]
    joined.images = ["other"]
    joined.materials = [DisplayList.Material(name: "other", blurRadius: 2)]
    joined.texts = [DisplayList.Text("other", size: 1)]
    joined.paths = [Path(), Path()]
    joined.strokes = [StrokeStyle(width: 9)]
    joined.gradients = Self.list.gradients
    joined.slices = [ImageSlices(width: 0, height: 0, top: 0, left: 0, bottom: 0, right: 0)]
    joined.append(Self.list)
    #expect(joined.description == Self.list.description)
  }

  @Test("a moved list draws what it drew, elsewhere")
  func moving() {
    let canvas = Canvas(size: PixelSize(width: 60, height: 50))
    for seed in 0..<20 {
      var random = RandomList(seed: UInt64(seed) + 500, canvas)
      let list = random.list(of: 12)
      var inside = list
      inside.commands = [.transform(.translation(x: 7, y: 5))] + list.commands
      var moved = list
      let none = DisplayIndices(DisplayList())
      moved.commands = list.commands.map { $0.moved(x: 7, y: 5, none) { $0 } }
      let resources = RenderResources.sample
      let pictures = [inside, moved].map {
        Renderer(canvas: canvas, resources: resources).render($0)
      }
      // The last bit of a coordinate may differ, and with it a rounded one.
      #expect(PipelineTests.difference(pictures[0], pictures[1]) <= 8, "\(list)")
    }
  }

  @Test("a transform is followed by another, and led back")
  func transforms() throws {
    let first = Transform(a: 2, b: 1, c: -1, d: 3, tx: 4, ty: 5)
    let second = Transform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: -2)
    let point = Point(x: 3, y: -7)
    #expect(first.followed(by: second)(point) == second(first(point)))
    let inverse = try #require(first.inverse)
    let back = inverse(first(point))
    #expect(abs(back.x - 3) < 1e-4 && abs(back.y + 7) < 1e-4)
    #expect(Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0).inverse == nil)
    #expect(Transform.identity(point) == point)
  }
}
