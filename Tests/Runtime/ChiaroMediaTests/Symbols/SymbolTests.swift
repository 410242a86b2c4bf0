// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroMedia

/// The symbols: every one draws something, stays in its box and follows the weight.
@Suite("Symbols", .enabled(if: CairoPathRasterizer() != nil))
struct SymbolTests {
  let rasterizer: CairoPathRasterizer

  init() throws { rasterizer = try #require(CairoPathRasterizer()) }

  private func mask(_ name: String, side: Int = 48, weight: Int = 400) -> CoverageMask {
    SymbolLibrary.symbol(named: name)
      .mask(size: PixelSize(width: side, height: side), weight: weight, by: rasterizer)
  }

  /// All drawings, and their filled forms where they have one.
  static let names = SymbolLibrary.names.flatMap { name in
    let filled = "\(name).fill"
    return SymbolLibrary.symbol(named: filled).isPlaceholder ? [name] : [name, filled]
  }

  @Test("there are many more drawings than the 80 that people use most")
  func count() {
    #expect(SymbolLibrary.names.count >= 300)
    #expect(SymbolLibrary.names == SymbolLibrary.names.sorted())
  }

  @Test("every drawing draws something, in its box", arguments: names)
  func drawing(_ name: String) {
    let symbol = SymbolLibrary.symbol(named: name)
    #expect(!symbol.isPlaceholder)
    // Twice the box, so that what stood over its edge would be seen.
    let size = PixelSize(width: 96, height: 48)
    let mask = symbol.mask(size: size, weight: 400, by: rasterizer)
    let ink = PlacedMask(mask, at: PixelPoint(x: 0, y: 0)).ink
    #expect(mask.area > 20)
    #expect(ink.x >= 24 && ink.maxX <= 72, "\(ink)")
    #expect(ink.y >= 1 && ink.maxY <= 47, "\(ink)")
  }

  @Test("heavier lines cover more", arguments: SymbolLibrary.names)
  func weights(_ name: String) {
    let areas = stride(from: 100, through: 900, by: 200).map { mask(name, weight: $0).area }
    // What a heavier line adds around a spot or cuts out of it may be equal, but never less.
    #expect(areas == areas.sorted())
    let hasLine = SymbolLibrary.symbol(named: name).parts.contains { $0.ink == .line }
    #expect(!hasLine || areas[0] < areas[4])
  }

  @Test("drawings differ from each other, those excepted that have several names")
  func different() {
    let masks = Dictionary(grouping: SymbolLibrary.names) { mask($0).bytes }
    let shared = masks.values.filter { $0.count > 1 }.map { $0.sorted().joined(separator: " ") }
    #expect(shared.count <= 30, "\(shared.sorted())")
  }

  @Test(
    "endings of names give forms of a drawing",
    arguments: [
      "plus.circle", "plus.circle.fill", "xmark.square.fill", "exclamationmark.triangle.fill",
      "checkmark.seal", "checkmark.shield.fill", "bell.slash", "bell.slash.fill", "bell.badge",
      "folder.badge.plus", "folder.fill.badge.plus", "person.crop.circle.badge.checkmark",
      "a.circle", "9.square.fill", "exclamationmark.bubble.fill", "circle.fill", "app.badge.fill",
    ])
  func forms(_ name: String) {
    #expect(!SymbolLibrary.symbol(named: name).isPlaceholder)
    #expect(mask(name).area > 20)
  }

  @Test("the filled form covers more than the plain one")
  func filled() {
    for name in SymbolLibrary.names where Self.names.contains("\(name).fill") {
      #expect(mask("\(name).fill").area > mask(name).area, "\(name)")
    }
  }

  @Test(
    "names that nobody has drawn get a square with letters",
    arguments: [
      "unknown", "unknown.name", "", ".", ".fill", "plus.fill", "bell.fill.fill", "~tall", "a",
      "circle.unknown", "한글", String(repeating: "bell.", count: 1_000) + "fill",
      String(repeating: "a", count: 100_000),
    ])
  func placeholder(_ name: String) {
    let symbol = SymbolLibrary.symbol(named: name)
    #expect(symbol.isPlaceholder)
    #expect(symbol.name == name)
    #expect(mask(name).area > 50)
  }

  @Test("a placeholder shows the first letters")
  func initials() {
    #expect(mask("zebra.cow") != mask("zebra"))
    #expect(mask("zebra.cow") == mask("zoo.cat"))
    #expect(mask("zebra.cow") != mask("yak.cow"))
  }

  @Test("a symbol is drawn in the middle, at any size", arguments: [1, 7, 24, 100, 333])
  func sizes(_ side: Int) {
    let mask = mask("circle", side: side)
    #expect(mask.size == PixelSize(width: side, height: side))
    #expect(mask.area > 0)
    let wide = SymbolLibrary.symbol(named: "circle").mask(
      size: PixelSize(width: side * 3, height: side), by: rasterizer)
    #expect(abs(wide.area - mask.area) < max(1, mask.area / 20))
  }

  @Test("weights between the hundreds lie between", arguments: [50, 100, 450, 900, 2_000])
  func strokes(_ weight: Int) {
    let expected: [Int: Float] = [50: 0.7, 100: 0.7, 450: 1.775, 900: 3.05, 2_000: 3.05]
    #expect(abs(Symbol.stroke(weight) - (expected[weight] ?? 0)) < 0.001)
  }

  @Test("all tables can be read whole")
  func notation() {
    let notation = SymbolNotation(["x | b M 1 2 L 3 4 5 6 Z ; s O 1 1 1", "y = mirror x", "z |"])
    #expect(notation.pieces("x")?.map(\.role) == [.body, .spot])
    #expect(
      notation.pieces("y")?.first?.path.elements
        == [
          .move(Point(x: 23, y: 2)), .line(Point(x: 21, y: 4)), .line(Point(x: 19, y: 6)), .close,
        ]
    )
    #expect(notation.pieces("none") == nil)
  }
}
