// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

@Suite("What changed between two lists")
struct SceneDifferenceTests {
  private static let canvas = Canvas(size: PixelSize(width: 90, height: 70), scale: 1.5)

  private static func renderer() -> Renderer {
    Renderer(canvas: canvas, resources: .sample)
  }

  /// What a list may become from one frame to the next.
  enum Change: CaseIterable {
    case nothing, color, removal, addition, exchange, everything, material

    func apply(to list: inout DisplayList, _ generator: inout SeededGenerator) {
      let commands = list.commands.indices
      let place = generator.index(under: max(1, commands.count))
      let frame = Rectangle(x: Float(place), y: 7.25, width: 11.5, height: 9)
      switch self {
      case .nothing: break
      case .color: list.colors[generator.index(under: list.colors.count)] = .white
      case .removal: list.commands.remove(at: place)
      case .addition: list.commands.insert(.fill(frame, ColorSlot(1)), at: place)
      case .exchange: list.commands.swapAt(0, place)
      case .everything: list.commands.reverse()
      case .material:
        list.materials = [SampleMaterials.glass]
        list.commands.insert(.material(frame, radius: 2, 0), at: place)
      }
    }
  }

  @Test("an update paints what drawing everything would", arguments: Change.allCases)
  func update(_ change: Change) {
    for seed in 0..<60 {
      var random = RandomList(seed: UInt64(seed) + 7000, Self.canvas)
      var generator = SeededGenerator(seed: UInt64(seed))
      var list = random.list(of: 24)
      let renderer = Self.renderer()
      _ = renderer.update(list)
      for _ in 0..<3 {
        change.apply(to: &list, &generator)
        _ = renderer.update(list)
        let isSame = renderer.bitmap == Self.renderer().render(list)
        #expect(isSame, "seed \(seed)")
      }
    }
  }

  @Test("outside of what an update gives, no pixel is another", arguments: 0..<40)
  func outside(_ seed: Int) {
    var random = RandomList(seed: UInt64(seed) + 8000, Self.canvas)
    var generator = SeededGenerator(seed: UInt64(seed))
    var list = random.list(of: 16)
    let renderer = Self.renderer()
    _ = renderer.update(list)
    let before = renderer.bitmap
    Change.color.apply(to: &list, &generator)
    let changed = renderer.update(list)
    let after = renderer.bitmap
    for y in 0..<before.size.height {
      for x in 0..<before.size.width where before.color(x: x, y: y) != after.color(x: x, y: y) {
        #expect(changed.contains { $0.contains(x, y) }, "\(x), \(y)")
      }
    }
  }

  /// A row of squares, as buttons in a bar are.
  private static func squares(_ colors: [ColorSlot]) -> DisplayList {
    var list = DisplayList()
    list.colors = [.white, .black]
    list.commands = colors.enumerated().map { index, slot in
      .fill(Rectangle(x: Float(index * 12), y: 2, width: 8, height: 8), slot)
    }
    return list
  }

  @Test("one square of five is all that is painted when it alone changes")
  func small() {
    let renderer = Self.renderer()
    let first = renderer.update(Self.squares([0, 0, 0, 0, 0].map { ColorSlot($0) }))
    #expect(first == [PixelRectangle(Self.canvas.size)])
    let second = renderer.update(Self.squares([0, 0, 1, 0, 0].map { ColorSlot($0) }))
    #expect(second == [PixelRectangle(x: 36, y: 3, width: 12, height: 12)])
    let third = renderer.update(Self.squares([0, 0, 1, 0, 0].map { ColorSlot($0) }))
    #expect(third.isEmpty)
  }

  @Test("after another way of drawing, an update draws everything")
  func afterDrawing() {
    let renderer = Self.renderer()
    let list = Self.squares([ColorSlot(0)])
    _ = renderer.update(list)
    renderer.draw(list)
    #expect(renderer.update(list) == [PixelRectangle(Self.canvas.size)])
  }
}

@Suite("Rectangles around what changed")
struct DirtyRectanglesTests {
  private func bounds(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelBounds {
    PixelBounds(PixelRectangle(x: x, y: y, width: width, height: height))
  }

  @Test("what overlaps or lies close together becomes one, what is far apart stays two")
  func join() {
    var dirty = DirtyRectangles()
    dirty.add(bounds(0, 0, 10, 10))
    dirty.add(bounds(100, 0, 10, 10))
    #expect(dirty.rectangles.count == 2)
    dirty.add(bounds(9, 9, 10, 10))
    #expect(dirty.rectangles == [bounds(100, 0, 10, 10), bounds(0, 0, 19, 19)])
    dirty.add(bounds(110, 0, 10, 10))
    #expect(dirty.rectangles == [bounds(0, 0, 19, 19), bounds(100, 0, 20, 10)])
    dirty.add(bounds(5, 5, 0, 3))
    #expect(dirty.rectangles.count == 2)
  }

  @Test("there are never more than eight")
  func limit() {
    var dirty = DirtyRectangles()
    for index in 0..<9 { dirty.add(bounds(index * 50, 0, 5, 5)) }
    #expect(dirty.rectangles == [bounds(0, 0, 405, 5)])
  }
}

extension PixelRectangle {
  fileprivate func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && column < maxX && row >= y && row < maxY
  }
}
