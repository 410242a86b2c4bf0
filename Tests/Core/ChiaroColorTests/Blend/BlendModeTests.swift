// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport
import Testing

/// The formulas of the blend modes, with values worked out by hand.
struct BlendModeTests {
  struct Row: Sendable {
    let mode: BlendMode
    let backdrop: Double
    let source: Double
    let expected: Double

    init(_ mode: BlendMode, _ backdrop: Double, _ source: Double, _ expected: Double) {
      self.mode = mode
      self.backdrop = backdrop
      self.source = source
      self.expected = expected
    }
  }

  static let rows = [
    Row(.normal, 0.25, 0.75, 0.75),
    Row(.multiply, 0.5, 0.5, 0.25), Row(.multiply, 1, 0.3, 0.3), Row(.multiply, 0, 0.3, 0),
    Row(.screen, 0.5, 0.5, 0.75), Row(.screen, 0, 0.3, 0.3), Row(.screen, 1, 0.3, 1),
    // Overlay: the backdrop decides. 0.25 doubled times 0.6; 0.75 screens with 0.5: 0.6+0.5-0.3.
    Row(.overlay, 0.25, 0.6, 0.3), Row(.overlay, 0.75, 0.6, 0.8), Row(.overlay, 0.5, 0.6, 0.6),
    Row(.darken, 0.2, 0.7, 0.2), Row(.darken, 0.7, 0.2, 0.2),
    Row(.lighten, 0.2, 0.7, 0.7), Row(.lighten, 0.7, 0.2, 0.7),
    // Color dodge: 0.25 / 0.5; clipped; a black backdrop stays black even under white.
    Row(.colorDodge, 0.25, 0.5, 0.5), Row(.colorDodge, 0.5, 0.75, 1), Row(.colorDodge, 0, 1, 0),
    Row(.colorDodge, 0.1, 1, 1), Row(.colorDodge, 0.4, 0, 0.4),
    // Color burn: 1 - 0.25 / 0.5; clipped; a white backdrop stays white even under black.
    Row(.colorBurn, 0.75, 0.5, 0.5), Row(.colorBurn, 0.5, 0.25, 0), Row(.colorBurn, 1, 0, 1),
    Row(.colorBurn, 0.9, 0, 0), Row(.colorBurn, 0.4, 1, 0.4),
    // Hard light: the source decides.
    Row(.hardLight, 0.6, 0.25, 0.3), Row(.hardLight, 0.6, 0.75, 0.8),
    Row(.hardLight, 0.6, 0.5, 0.6),
    // Soft light: 0.6 - 0.5·0.6·0.4; 0.64 + 0.5·(0.8 - 0.64);
    // D(0.25) = ((4 - 12)·0.25 + 4)·0.25 = 0.5, as √0.25; D(0.125) = ((2-12)/8+4)/8 = 0.34375.
    Row(.softLight, 0.6, 0.25, 0.48), Row(.softLight, 0.64, 0.75, 0.72),
    Row(.softLight, 0.25, 1, 0.5), Row(.softLight, 0.125, 1, 0.34375),
    Row(.softLight, 0.3, 0.5, 0.3),
    Row(.difference, 0.2, 0.9, 0.7), Row(.difference, 0.9, 0.2, 0.7),
    Row(.exclusion, 0.5, 0.5, 0.5), Row(.exclusion, 0.2, 0.9, 0.74), Row(.exclusion, 1, 0.3, 0.7),
    Row(.plusLighter, 0.25, 0.5, 0.75), Row(.plusLighter, 0.75, 0.5, 1),
  ]

  @Test("A mode mixes one channel as worked out by hand", arguments: rows)
  func mix(_ row: Row) {
    #expect(isClose(row.mode.mix(row.backdrop, row.source), row.expected, within: 1e-15))
  }

  @Test("There is a row for every mode")
  func complete() {
    #expect(Set(Self.rows.map(\.mode)) == Set(BlendMode.allCases))
  }

  @Test("From 0 to 1 a mode stays in 0 to 1 and has no NaN", arguments: BlendMode.allCases)
  func range(_ mode: BlendMode) {
    for backdrop in 0...50 {
      for source in 0...50 {
        let mixed = mode.mix(Double(backdrop) / 50, Double(source) / 50)
        #expect(mixed >= -1e-15 && mixed <= 1 + 1e-15, "\(mode) of \(backdrop), \(source)")
      }
    }
    for odd in [-1, 2, 1e9, -1e9] {
      #expect(!mode.mix(odd, 0.5).isNaN && !mode.mix(0.5, odd).isNaN && !mode.mix(odd, odd).isNaN)
    }
  }

  @Test("Overlay is hard light the other way round, and four modes do not mind the order")
  func symmetries() {
    var generator = SeededGenerator(seed: 14)
    for _ in 0..<200 {
      let a = Double.random(in: 0...1, using: &generator)
      let b = Double.random(in: 0...1, using: &generator)
      #expect(BlendMode.overlay.mix(a, b) == BlendMode.hardLight.mix(b, a))
      for mode in [BlendMode.multiply, .screen, .darken, .lighten, .difference] {
        #expect(mode.mix(a, b) == mode.mix(b, a))
      }
      // Screen is multiply of the negatives.
      let negatives = 1 - BlendMode.multiply.mix(1 - a, 1 - b)
      #expect(isClose(BlendMode.screen.mix(a, b), negatives, within: 1e-15))
    }
  }

  @Test("Modes are named as in CSS")
  func names() {
    #expect(
      BlendMode.allCases.map(\.rawValue) == [
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge",
        "color-burn", "hard-light", "soft-light", "difference", "exclusion", "plus-lighter",
      ])
  }
}
