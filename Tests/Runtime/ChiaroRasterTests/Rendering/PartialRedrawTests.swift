// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

/// Scenes of everything in everything, of which one thing moves: what is repainted where it was and
/// where it is must be what a picture drawn anew shows, byte by byte.
@Suite("Partial redraw")
struct PartialRedrawTests {
  private static let canvases =
    GoldenPictures.canvases + [
      Canvas(size: PixelSize(width: 130, height: 110)),
      Canvas(size: PixelSize(width: 50, height: 40), colorSpace: .displayP3, depth: .sixteenBit),
    ]

  /// What moves.
  enum Mover: CaseIterable {
    case fill, rounded, shadow, text, material
  }

  /// A scene, with something at one of two places in it.
  private struct Stage {
    let list: DisplayList
    let index: Int
    let mover: Mover

    /// The slot that nothing else has.
    var slot: ColorSlot { ColorSlot(list.colors.count - 1) }

    init(seed: Int, _ mover: Mover, _ canvas: Canvas) {
      var random = RandomList(seed: UInt64(seed) + 40_000, canvas)
      // Materials and what nests are as frequent as everything else together.
      let operations =
        RandomList.Operation.allCases
        + [.material, .material, .material, .group, .clip, .transform, .material]
      var list = random.list(of: 16, operations)
      var generator = SeededGenerator(seed: UInt64(seed) + 50_000)
      list.colors.append(Color(.sRGB, 0.1, 0.9, 0.3, alpha: generator.once(in: 2) ? 1 : 0.6))
      list.texts.append(DisplayList.Text("move", size: 6))
      list.materials.append(SampleMaterials.glass)
      self.list = list
      index = generator.index(under: list.commands.count + 1)
      self.mover = mover
    }

    /// The scene with the mover at a place; nil without it.
    func list(at x: Float?, _ y: Float = 12) -> DisplayList {
      guard let x else { return list }
      var list = list
      let frame = Rectangle(x: x, y: y, width: 11.5, height: 9)
      let command: DisplayCommand =
        switch mover {
        case .fill: .fill(frame, slot)
        case .rounded: .fillRounded(frame, radius: 4, slot)
        case .shadow: .shadow(frame, radius: 3, blur: 2, dy: 1, slot)
        case .text: .text(frame, Int32(list.texts.count - 1), slot)
        case .material: .material(frame, radius: 3, Int32(list.materials.count - 1))
        }
      list.commands.insert(command, at: index)
      return list
    }

    /// The pixels that the mover takes in a list, and no more.
    func pixels(in list: DisplayList, _ canvas: Canvas) -> PixelRectangle {
      let scene = SceneBuilder.scene(of: list, on: canvas, with: .sample)
      if mover == .material {
        let bare = SceneBuilder.scene(of: self.list, on: canvas, with: .sample)
        let steps = scene.steps.filter { $0.operation == .backdrop }
        let others = bare.steps.filter { $0.operation == .backdrop }.map(\.bounds)
        var rest = steps.map(\.bounds)
        for bounds in others { rest.firstIndex(of: bounds).map { _ = rest.remove(at: $0) } }
        return rest.reduce(PixelBounds.empty) { $0.union($1) }.rectangle
      }
      let steps = scene.steps.filter { $0.operation == .color && $0.argument == slot.index }
      return steps.reduce(PixelBounds.empty) { $0.union($1.bounds) }.rectangle
    }
  }

  private static func renderer(_ canvas: Canvas) -> Renderer {
    Renderer(canvas: canvas, resources: .sample)
  }

  @Test("what moves leaves no stale pixel, in whatever it stands", arguments: Mover.allCases)
  func moves(_ mover: Mover) {
    var seen = 0
    for seed in 0..<32 {
      let canvas = Self.canvases[seed % 4]
      let stage = Stage(seed: seed, mover, canvas)
      seen += Self.check(stage, canvas) ? 1 : 0
    }
    // Often it is clipped away, or covered.
    #expect(seen > 8, "\(seen) of 32 scenes show what moves")
  }

  @Test("so it is in 16 bits", arguments: Mover.allCases)
  func deep(_ mover: Mover) {
    for seed in 0..<3 {
      _ = Self.check(Stage(seed: seed + 500, mover, Self.canvases[4]), Self.canvases[4])
    }
  }

  /// Compares pictures with those drawn anew while the mover comes, goes from place to place, and
  /// leaves; says whether any of it was seen.
  private static func check(_ stage: Stage, _ canvas: Canvas) -> Bool {
    let renderer = renderer(canvas)
    var former = stage.list(at: nil)
    renderer.draw(former)
    let bare = renderer.bitmap
    var isSeen = false
    for (x, y) in [(8, 12), (14.25, 9.5), (30, 20), (nil, 0)] as [(Float?, Float)] {
      let list = stage.list(at: x, y)
      renderer.update(
        list, dirty: [stage.pixels(in: former, canvas), stage.pixels(in: list, canvas)])
      let whole = Self.renderer(canvas).render(list)
      #expect(renderer.bitmap == whole, "\(stage.mover) at \(stage.index) in\n\(list)")
      isSeen = isSeen || whole != bare
      former = list
    }
    return isSeen
  }
}
