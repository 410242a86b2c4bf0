// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRasterScenes
import ChiaroTestSupport
import Testing

@testable import ChiaroRaster

@Suite("Materials")
struct MaterialTests {
  private static let canvas = Canvas(size: PixelSize(width: 80, height: 60))
  private static let resources = RenderResources.sample

  /// Something random with a material over it, something over that, and perhaps a second material.
  private static func list(_ seed: Int, changed: Bool = false) -> DisplayList {
    var random = RandomList(seed: UInt64(seed) + 9000, canvas)
    var list = random.list(of: 8)
    list.commands.insert(
      .fill(Rectangle(x: 0, y: 0, width: 80, height: 60), ColorSlot(0)), at: 0)
    list.colors[0] = .white
    list.materials = [SampleMaterials.glass]
    if changed {
      list.commands.append(.fill(Rectangle(x: 30, y: 20, width: 3, height: 3), ColorSlot(1)))
    }
    list.commands += [
      .material(Rectangle(x: 10, y: 10, width: 30.5, height: 31), radius: 6, 0),
      .fill(Rectangle(x: 25, y: 15, width: 10, height: 4), ColorSlot(2)),
    ]
    if seed.isMultiple(of: 2) {
      list.commands += [
        .clip(Rectangle(x: 30, y: 5, width: 40, height: 40), radius: 9),
        .material(Rectangle(x: 35, y: 0, width: 45, height: 60), radius: 0, 0), .restore,
      ]
    }
    return list
  }

  @Test("a material is within two steps of the reference", arguments: 0..<8)
  func reference(_ seed: Int) {
    let pictures = Renderer.Pipeline.allCases.map {
      Renderer(canvas: Self.canvas, resources: Self.resources, pipeline: $0)
        .render(Self.list(seed))
    }
    #expect(PipelineTests.difference(pictures[0], pictures[1]) <= 2)
  }

  @Test("a change behind a material leaves no stale pixel", arguments: 0..<12)
  func stale(_ seed: Int) {
    let renderer = Renderer(canvas: Self.canvas, resources: Self.resources)
    renderer.draw(Self.list(seed))
    let changed = Self.list(seed, changed: true)
    renderer.update(changed, dirty: [PixelRectangle(x: 30, y: 20, width: 3, height: 3)])
    let whole = Renderer(canvas: Self.canvas, resources: Self.resources).render(changed)
    #expect(renderer.bitmap == whole)
  }

  @Test("a material changes nothing outside of its corners, and something inside")
  func corners() {
    let list = Self.list(1)
    let picture = Renderer(canvas: Self.canvas, resources: Self.resources).render(list)
    var plain = list
    plain.commands.removeAll { if case .material = $0 { true } else { false } }
    let bare = Renderer(canvas: Self.canvas, resources: .sample).render(plain)
    #expect(picture.color(x: 10, y: 10) == bare.color(x: 10, y: 10))
    #expect(picture.color(x: 9, y: 25) == bare.color(x: 9, y: 25))
    #expect(picture != bare)
  }
}
