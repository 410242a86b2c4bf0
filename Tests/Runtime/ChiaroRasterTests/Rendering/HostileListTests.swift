// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

/// Lists that nobody would make on purpose: nothing crashes, and what can be drawn is.
@Suite("Hostile lists")
struct HostileListTests {
  static let canvas = Canvas(size: PixelSize(width: 40, height: 30))
  static let frame = Rectangle(x: 2, y: 2, width: 10, height: 10)
  static let strange: [Float] = [
    .nan, .infinity, -.infinity, -1, -1e30, 1e30, 3e38, 0, .leastNonzeroMagnitude, 1e-20, 1e9,
  ]

  /// A list of one step and of everything that it may refer to.
  static func list(_ commands: [DisplayCommand]) -> DisplayList {
    var list = DisplayList()
    list.colors = [.black, Color(.sRGB, .nan, .infinity, -5, alpha: .nan), .white]
    list.texts = [DisplayList.Text("word", size: 6)]
    list.images = ["photo", "symbol", "nothing"]
    list.materials = [SampleMaterials.glass]
    list.strokes = [StrokeStyle(width: 2), StrokeStyle(width: .nan), StrokeStyle(width: -1)]
    list.slices = [
      ImageSlices(width: 9, height: 7, top: 1, left: 1, bottom: 1, right: 1),
      ImageSlices(width: .nan, height: 0, top: 9, left: -9, bottom: 1e30, right: .infinity),
    ]
    var path = Path()
    path.move(to: Point(x: 1, y: 1))
    path.line(to: Point(x: 30, y: 5))
    path.line(to: Point(x: 9, y: 25))
    list.paths = [path, Path()]
    list.gradients = [
      Gradient(
        .linear(from: .zero, to: Point(x: 1, y: 1)),
        stops: [Gradient.Stop(0, ColorSlot(0)), Gradient.Stop(.nan, ColorSlot(1))]),
      Gradient(.radial(center: .zero, radius: Point(x: .nan, y: 0)), stops: []),
    ]
    list.commands = commands
    return list
  }

  static func steps(_ frame: Rectangle, _ number: Float) -> [DisplayCommand] {
    let (slot, radius) = (ColorSlot(0), CornerRadius(number, curve: .continuous))
    let place = Point(x: number, y: frame.y)
    return [
      .fill(frame, slot), .fillRounded(frame, radius: radius, slot),
      .stroke(frame, radius: radius, width: number, slot), .path(0, at: place, .winding, slot),
      .strokedPath(0, at: place, style: 0, slot), .gradient(frame, radius: radius, 0),
      .text(frame, 0, slot), .image(frame, 0), .tintedImage(frame, 1, slot),
      .softenedImage(frame, 0, white: slot),
      .slicedImage(frame, 0, slices: 0, slot), .slicedImage(frame, 0, slices: 1, nil),
      .material(frame, radius: radius, 0),
      .shadow(frame, radius: radius, blur: number, dy: number, slot),
      .clip(frame, radius: radius), .clipPath(0, at: place, .evenOdd), .group(opacity: number),
    ]
  }

  @Test("numbers that are none, infinite, negative or huge draw something or nothing")
  func numbers() {
    let resources = RenderResources.sample
    for first in Self.strange {
      for second in Self.strange {
        let frames = [
          Rectangle(x: first, y: second, width: 10, height: 10),
          Rectangle(x: 1, y: 1, width: first, height: second),
          Rectangle(x: first, y: 1, width: second, height: 20),
        ]
        for frame in frames {
          let list = Self.list(Self.steps(frame, first) + Self.steps(frame, second))
          _ = Renderer(canvas: Self.canvas, resources: resources).render(list)
          _ = list.description
        }
      }
    }
  }

  @Test("the reference gives the same for them", arguments: strange)
  func reference(_ number: Float) {
    for frame in [Self.frame, Rectangle(x: number, y: 1, width: 1e9, height: 9)] {
      for step in Self.steps(frame, number) {
        let list = Self.list([step, .fill(Self.frame, ColorSlot(2))])
        let pictures = Renderer.Pipeline.allCases.map {
          Renderer(canvas: Self.canvas, resources: .sample, pipeline: $0).render(list)
        }
        #expect(PipelineTests.difference(pictures[0], pictures[1]) <= 1, "\(list)")
      }
    }
  }

  @Test("transforms that flatten, explode or are no numbers", arguments: strange)
  func transforms(_ number: Float) {
    let resources = RenderResources.sample
    for transform in [
      Transform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      Transform(a: 1, b: number, c: number, d: 1, tx: number, ty: 0),
      .scale(x: number, y: number), .translation(x: number, y: -number),
      Transform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0),
    ] {
      let steps = Self.steps(Self.frame, 2)
      _ = Renderer(canvas: Self.canvas, resources: resources).render(
        Self.list([.transform(transform)] + steps))
      _ = Renderer(canvas: Self.canvas, resources: resources).render(
        Self.list([.transform(transform), .transform(transform)] + steps))
    }
  }

  @Test(
    "indices that lead nowhere draw nothing and are noted",
    arguments: [
      .fill(frame, ColorSlot(3)), .fill(frame, ColorSlot(-1)), .text(frame, 1, ColorSlot(0)),
      .text(frame, -1, ColorSlot(0)), .image(frame, 9), .tintedImage(frame, 0, ColorSlot(7)),
      .softenedImage(frame, 9, white: ColorSlot(0)), .softenedImage(frame, 0, white: ColorSlot(7)),
      .slicedImage(frame, 0, slices: 5, nil), .path(5, at: .zero, .winding, ColorSlot(0)),
      .strokedPath(0, at: .zero, style: 9, ColorSlot(0)), .gradient(frame, radius: 0, 4),
      .material(frame, radius: 0, 1), .clipPath(-5, at: .zero, .winding),
    ] as [DisplayCommand])
  func indices(_ command: DisplayCommand) {
    for pipeline in Renderer.Pipeline.allCases {
      let renderer = Renderer(canvas: Self.canvas, resources: .sample, pipeline: pipeline)
      let picture = renderer.render(Self.list([command]))
      #expect(renderer.diagnostics.map(\.kind) == [.badIndex])
      #expect(picture == Renderer(canvas: Self.canvas).bitmap)
      #expect(Self.list([command]).description.contains("?"))
    }
  }

  @Test("fewer colors than before leave no step that counts on them")
  func fewerColors() {
    var list = Self.list([.fill(Self.frame, ColorSlot(2))])
    let renderer = Renderer(canvas: Self.canvas)
    renderer.draw(list)
    list.colors = []
    #expect(renderer.render(list) == Renderer(canvas: Self.canvas).bitmap)
    list.colors = [.black, .black, .white]
    #expect(renderer.render(list).color(x: 5, y: 5) == .white)
  }

  @Test("a restore too many does nothing; one too few is made up for")
  func restores() {
    let renderer = Renderer(canvas: Self.canvas)
    let few = renderer.render(
      Self.list([
        .group(opacity: 0.5), .clip(Self.frame, radius: 3), .fill(Self.frame, ColorSlot(0)),
      ]))
    #expect(renderer.diagnostics == [])
    #expect(few.color(x: 6, y: 6).alpha == 128 / 255.0)
    let many = renderer.render(
      Self.list([.restore, .restore, .fill(Self.frame, ColorSlot(0)), .restore]))
    #expect(renderer.diagnostics.map(\.kind) == [.unmatchedRestore])
    #expect(many.color(x: 6, y: 6) == .black)
  }

  @Test("what is nested too deep has no effect, what is in it is drawn")
  func depth() {
    let renderer = Renderer(canvas: Self.canvas)
    let deep = (0..<5000).map { _ in DisplayCommand.clip(Self.frame, radius: 3) }
    let picture = renderer.render(
      Self.list(deep + [.fill(Rectangle(x: 0, y: 0, width: 40, height: 30), ColorSlot(0))]))
    #expect(renderer.diagnostics.map(\.kind) == [.tooDeep])
    #expect(picture.color(x: 6, y: 6) == .black)
    #expect(picture.color(x: 20, y: 6).alpha == 0)
  }

  @Test("what cannot be drawn is noted once, by name")
  func missing() {
    let list = Self.list([
      .image(Self.frame, 2), .image(Self.frame, 2), .material(Self.frame, radius: 0, 0),
      .text(Self.frame, 0, ColorSlot(0)),
    ])
    let bare = Renderer(canvas: Self.canvas)
    bare.draw(list)
    #expect(
      bare.diagnostics == [
        RenderDiagnostic(.missingPicture, "nothing"), RenderDiagnostic(.noTextShaper),
      ])
    let sample = Renderer(canvas: Self.canvas, resources: .sample)
    sample.draw(list)
    #expect(sample.diagnostics == [RenderDiagnostic(.missingPicture, "nothing")])
  }

  @Test("an opacity of 0 or of no number hides a group", arguments: [0, -1, Float.nan])
  func hidden(_ opacity: Float) {
    for pipeline in Renderer.Pipeline.allCases {
      let renderer = Renderer(canvas: Self.canvas, pipeline: pipeline)
      let picture = renderer.render(
        Self.list([
          .group(opacity: opacity), .fill(Self.frame, ColorSlot(0)), .restore,
          .group(opacity: 2), .fill(Rectangle(x: 20, y: 2, width: 4, height: 4), ColorSlot(0)),
        ]))
      #expect(picture.color(x: 6, y: 6).alpha == 0)
      #expect(picture.color(x: 21, y: 3) == .black)
    }
  }

  @Test("a canvas too large or of no scale is a broken promise")
  func canvases() async {
    await #expect(processExitsWith: .failure) {
      _ = Canvas(size: PixelSize(width: 40_000, height: 1))
    }
    await #expect(processExitsWith: .failure) {
      _ = Canvas(size: PixelSize(width: 1, height: 1), scale: .nan)
    }
  }

  @Test("the widest and the highest canvas can be drawn on up to its last pixel")
  func widest() {
    for size in [PixelSize(width: 32_000, height: 2), PixelSize(width: 2, height: 32_000)] {
      let frames = [
        Rectangle(x: 0.5, y: 0.5, width: 31_999, height: 31_999),
        Rectangle(x: 31_900.5, y: 31_900, width: 100, height: 200),
      ]
      for frame in frames {
        let whole = Self.list(Self.steps(frame, 2) + [.restore, .restore, .restore])
        var plain = whole
        plain.commands.removeAll { if case .material = $0 { true } else { false } }
        let resources = RenderResources.sample
        for (list, steps) in [(plain, 1), (whole, 2)] {
          let pictures = Renderer.Pipeline.allCases.map {
            Renderer(canvas: Canvas(size: size), resources: resources, pipeline: $0).render(list)
          }
          #expect(PipelineTests.difference(pictures[0], pictures[1]) <= steps)
        }
      }
    }
  }

  @Test("a canvas of no pixels can be drawn on")
  func empty() {
    for pipeline in Renderer.Pipeline.allCases {
      let renderer = Renderer(
        canvas: Canvas(size: PixelSize(width: 0, height: 0)), pipeline: pipeline)
      #expect(renderer.render(Self.list(Self.steps(Self.frame, 1))).samples.count == 0)
    }
  }
}
