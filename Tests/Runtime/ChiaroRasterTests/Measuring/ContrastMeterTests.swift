// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import Testing

@testable import ChiaroRaster

/// A material that turns colors half gray, and blurs by two points.
private enum Fog {
  static let stage: ColorStage = {
    var stage = ColorStage()
    stage.saturation = 0.5
    stage.fills = [ColorStage.Fill(color: [1, 1, 1], alpha: 0.25)]
    return stage
  }()

  static let material = DisplayList.Material(name: "fog", blurRadius: 2, color: stage)
}

@Suite("Contrast of texts")
struct ContrastMeterTests {
  private static let canvas = Canvas(size: PixelSize(width: 120, height: 60))
  private static let meter = ContrastMeter(
    canvas: canvas,
    resources: RenderResources(
      textShaper: BlockShaper(), pictures: SamplePictures()))
  private static let screen = Rectangle(x: 0, y: 0, width: 120, height: 60)
  private static let ink = Color(.sRGB, 0.2, 0.3, 0.9)
  private static let paper = Color(.sRGB, 0.9, 0.8, 0.6)
  private static let veil = Color(.sRGB, 0, 0, 0, alpha: 0.25)

  /// Slots: ink, paper, veil, white, clear, black.
  private static let colors = [ink, paper, veil, .white, .clear, .black]
  private static let text = DisplayCommand.text(
    Rectangle(x: 20, y: 20, width: 80, height: 20), 0, ColorSlot(0))
  private static let ground = DisplayCommand.fill(screen, ColorSlot(1))

  private static func contrast(
    _ commands: [DisplayCommand], _ string: String = "word", at index: Int = 0
  ) -> TextContrast {
    var list = DisplayList()
    list.colors = colors
    list.texts = [DisplayList.Text(string, size: 16)]
    list.materials = [Fog.material]
    list.images = ["photo"]
    list.gradients = [
      Gradient(
        .linear(from: .zero, to: Point(x: 1, y: 0)),
        stops: [Gradient.Stop(0, ColorSlot(1)), Gradient.Stop(1, ColorSlot(3))])
    ]
    list.commands = commands
    return meter.contrasts(of: list)[index]
  }

  private static func ratio(_ text: Color, on ground: Color) -> Double {
    text.contrast(on: ground).lowest.value
  }

  private static let fogged = Color(
    .sRGB, Fog.stage.exact(paper.components).x, Fog.stage.exact(paper.components).y,
    Fog.stage.exact(paper.components).z)

  private static let mark = DisplayCommand.tintedImage(
    Rectangle(x: 20, y: 20, width: 40, height: 20), 0, ColorSlot(0))
  private static let rightSide = DisplayCommand.fill(
    Rectangle(x: 40, y: 0, width: 80, height: 60), ColorSlot(3))

  static let marks: [(String, [DisplayCommand], [Double]?)] = [
    ("on one color", [ground, mark], [ratio(ink, on: paper), ratio(ink, on: paper)]),
    (
      "on two", [ground, rightSide, mark], [ratio(ink, on: paper), ratio(ink, on: .white)].sorted()
    ),
    ("on nothing", [mark], nil),
    ("under something", [ground, mark, ground], nil),
    ("on one color, beside a text", [ground, text, mark], [1, ratio(ink, on: paper)]),
  ]

  @Test("a picture in one color is measured against what is behind it", arguments: marks)
  func contrastOfMarks(_ name: String, _ commands: [DisplayCommand], _ expected: [Double]?) throws {
    var list = DisplayList()
    list.colors = Self.colors
    list.texts = [DisplayList.Text("word", size: 16)]
    list.images = ["photo"]
    list.commands = commands
    let both = Self.meter.measure(list, [.texts, .marks])
    #expect(both.texts == Self.meter.contrasts(of: list))
    let found = both.marks
    let contrast = try #require(found.first)
    #expect(found.count == 1)
    guard let expected else {
      #expect(contrast.measured == nil)
      return
    }
    let measured = try #require(contrast.measured)
    #expect(contrast.frame == PixelRectangle(x: 20, y: 20, width: 40, height: 20))
    for (ratio, expected) in zip([measured.lowest, measured.highest], expected) {
      #expect(abs(ratio.value / expected - 1) <= TextContrast.tolerance)
    }
  }

  static let onFlat: [(String, [DisplayCommand], Double)] = [
    ("on one color", [ground, text], ratio(ink, on: paper)),
    (
      "on two layers", [ground, .fill(screen, ColorSlot(2)), text],
      ratio(ink, on: veil.composited(over: paper))
    ),
    (
      "on something round",
      [
        .fill(screen, ColorSlot(5)),
        .fillRounded(Rectangle(x: 10, y: 10, width: 100, height: 40), radius: 12, ColorSlot(1)),
        text,
      ], ratio(ink, on: paper)
    ),
    (
      "beside something else",
      [
        ground,
        .fill(
          Rectangle(x: 0, y: 0, width: 15, height: 60),
          ColorSlot(5)), text,
      ], ratio(ink, on: paper)
    ),
    ("on what covers a picture", [.image(screen, 0), ground, text], ratio(ink, on: paper)),
    ("on a material", [ground, .material(screen, radius: 0, 0), text], ratio(ink, on: fogged)),
    (
      "on a material that reaches no edge",
      [
        ground, .fill(Rectangle(x: 0, y: 0, width: 4, height: 60), ColorSlot(5)),
        .material(Rectangle(x: 2, y: 2, width: 110, height: 50), radius: 6, 0), text,
      ], ratio(ink, on: fogged)
    ),
    (
      "under a shade", [ground, text, .fill(screen, ColorSlot(2))],
      ratio(veil.composited(over: ink), on: veil.composited(over: paper))
    ),
    (
      "in a group", [ground, .group(opacity: 0.5), text, .restore],
      ratio(ink.withAlpha(0.5), on: paper)
    ),
    (
      "in a clip",
      [
        ground, .clip(Rectangle(x: 30, y: 24, width: 20, height: 9), radius: 0), text,
        .restore,
      ], ratio(ink, on: paper)
    ),
    (
      "twice as large",
      [
        ground, .transform(.scale(x: 2, y: 2)),
        .text(Rectangle(x: 5, y: 5, width: 30, height: 20), 0, ColorSlot(0)), .restore,
      ],
      ratio(ink, on: paper)
    ),
    ("of the ground's color", [ground, .text(screen, 0, ColorSlot(1))], 1),
    ("of no color", [ground, .text(screen, 0, ColorSlot(4))], 1),
    (
      "of a translucent color", [ground, .text(screen, 0, ColorSlot(2))],
      ratio(veil, on: paper)
    ),
  ]

  @Test("pixels and colors agree where the ground is flat", arguments: onFlat)
  func flat(_ name: String, _ commands: [DisplayCommand], _ expected: Double) throws {
    let contrast = Self.contrast(commands)
    let computed = try #require(contrast.computed, "\(name)")
    #expect(abs(computed.value - expected) < 1e-5 * expected)
    #expect(contrast.measured != nil && contrast.isConsistent, "\(contrast)")
  }

  @Test("forty materials on each other take no longer than forty others", .timeLimit(.minutes(30)))
  func manyMaterials() throws {
    let pile = [DisplayCommand](repeating: .material(Self.screen, radius: 0, 0), count: 40)
    let color = pile.reduce(Self.paper) { color, _ in
      let fogged = Fog.stage.exact(color.components)
      return Color(.sRGB, fogged.x, fogged.y, fogged.z)
    }
    for group in [[], [.group(opacity: 1)] + pile + [.restore]] as [[DisplayCommand]] {
      let contrast = Self.contrast(group + [Self.ground] + pile + [Self.text])
      let computed = try #require(contrast.computed)
      #expect(abs(computed.value - Self.ratio(Self.ink, on: color)) < 1e-4)
    }
  }

  static let half = DisplayCommand.fill(
    Rectangle(x: 0, y: 0, width: 45, height: 60), ColorSlot(3))

  static let onVaried: [(String, [DisplayCommand], [Double])] = [
    ("on an edge", [ground, half, text], [ratio(ink, on: paper), ratio(ink, on: .white)]),
    ("on a gradient", [.gradient(screen, radius: 0, 0), text], []),
    ("on a picture", [ground, .image(screen, 0), text], []),
    (
      "on a picture through a material",
      [ground, .image(screen, 0), .material(screen, radius: 0, 0), text],
      []
    ),
    ("under a material", [ground, text, .material(screen, radius: 0, 0)], []),
    (
      "half under a shade",
      [
        ground, text,
        .fill(
          Rectangle(x: 0, y: 0, width: 45, height: 60),
          ColorSlot(2)),
      ], [ratio(ink, on: paper)]
    ),
  ]

  @Test("where the ground is not flat there is a range of what is seen", arguments: onVaried)
  func varied(_ name: String, _ commands: [DisplayCommand], _ contained: [Double]) throws {
    let contrast = Self.contrast(commands)
    #expect(contrast.computed == nil, "\(name)")
    let range = try #require(contrast.measured)
    for ratio in contained {
      let share = TextContrast.tolerance
      #expect(range.lowest.value <= ratio * (1 + share), "\(range)")
      #expect(range.highest.value >= ratio * (1 - share), "\(range)")
    }
    if contained.count == 2 { #expect(range.lowest < range.highest) }
  }

  static let notSeen: [(String, [DisplayCommand], String)] = [
    ("covered", [ground, text, .fill(screen, ColorSlot(1))], "word"),
    (
      "cut off",
      [
        ground, .clip(Rectangle(x: 0, y: 0, width: 5, height: 5), radius: 0), text,
        .restore,
      ], "word"
    ),
    (
      "outside", [ground, .text(Rectangle(x: 200, y: 0, width: 9, height: 9), 0, ColorSlot(0))],
      "word"
    ),
    ("a picture", [ground, text], "*"),
    ("on nothing", [text], "word"),
    ("of a color that is not there", [ground, .text(screen, 0, ColorSlot(99))], "word"),
    ("of a text that is not there", [ground, .text(screen, 99, ColorSlot(0))], "word"),
  ]

  @Test("what is not seen has no contrast, and is in the list all the same", arguments: notSeen)
  func unseen(_ name: String, _ commands: [DisplayCommand], _ string: String) {
    let contrast = Self.contrast(commands, string)
    #expect(contrast.measured == nil && contrast.computed == nil, "\(name)")
    #expect(contrast.isConsistent)
  }

  @Test("texts are measured one by one, whatever color they share")
  func several() {
    let other = DisplayCommand.text(
      Rectangle(x: 2, y: 40, width: 80, height: 18), 0, ColorSlot(0))
    let strip = DisplayCommand.fill(
      Rectangle(x: 0, y: 38, width: 120, height: 22), ColorSlot(3))
    let commands = [Self.ground, strip, Self.text, other]
    let first = Self.contrast(commands)
    let second = Self.contrast(commands, at: 1)
    #expect(
      first.computed.map { abs($0.value - Self.ratio(Self.ink, on: Self.paper)) < 1e-4 } == true)
    #expect(second.computed.map { abs($0.value - Self.ratio(Self.ink, on: .white)) < 1e-4 } == true)
    #expect(first.isConsistent && second.isConsistent)
    #expect(first.frame.y == 20 && second.frame.y == 40)
  }

  @Test("pixels that differ from the colors by more than a step are not consistent")
  func inconsistent() {
    var contrast = Self.contrast([Self.ground, Self.text])
    contrast.computed = ContrastRatio(.black, .white)
    #expect(!contrast.isConsistent)
  }
}
