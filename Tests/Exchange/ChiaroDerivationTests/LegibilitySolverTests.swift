// SPDX-License-Identifier: MIT

import ChiaroColor
import Testing

@testable import ChiaroDerivation

/// Many demands at once are satisfied by moving little, and what cannot be is told.
@Suite("Legibility solver")
struct LegibilitySolverTests {
  private typealias Place = LegibilitySolver.Place

  @Test("demands in a chain, from two sides and against the ends of the scale are all satisfied")
  func chains() {
    let text = Luminance.distance(ratio: 4.5)
    let demands: [LegibilitySolver.Demand] = [
      .init(0, above: 1, by: text), .init(2, above: 1, by: text), .init(0, above: 3, by: text),
      .init(3, above: 1, by: 0),
    ]
    let places = [-1.5, -1.6, -0.5, -1.4].map { Place($0, mobility: 1) }
    var solver = LegibilitySolver(places, demands)
    #expect(solver.solve() == [])
    for demand in demands {
      let gap = solver.places[demand.upper].value - solver.places[demand.lower].value
      #expect(gap >= demand.distance - 0.01)
    }
    #expect(solver.places.allSatisfy { Luminance.range.contains($0.value) })
  }

  @Test("what stays does not move, and the other end moves all the way")
  func fixed() {
    var solver = LegibilitySolver(
      [Place(-1, mobility: 0), Place(-1.2, mobility: 0.1)], [.init(0, above: 1, by: 1.5)])
    #expect(solver.solve() == [])
    #expect(solver.places[0].value == -1)
    #expect((solver.places[1].value + 2.5).magnitude < 0.01)
  }

  @Test("what cannot be satisfied one way is turned around; what cannot at all is told")
  func impossible() {
    // Text above a white ground has no room there, and much below.
    let white = Place(Luminance.range.upperBound, mobility: 0)
    var turned = LegibilitySolver(
      [white, Place(0, mobility: 1)], [.init(1, above: 0, by: 1.5)])
    #expect(turned.solve() == [])
    #expect(turned.places[1].value < -1.4)
    var stuck = LegibilitySolver(
      [white, Place(Luminance.range.lowerBound, mobility: 0), Place(-1, mobility: 1)],
      [.init(2, above: 1, by: 2), .init(0, above: 2, by: 2)])
    #expect(!stuck.solve().isEmpty)
  }

  @Test("a tone keeps hue, gamut, space and alpha at every luminance")
  func tones() {
    for source in [
      Color(.sRGB, 0.2, 0.4, 0.9, alpha: 0.5), Color(.displayP3, 0.1, 0.9, 0.3),
      Color(white: 0.4), Color(.extendedSRGB, 0.4, 0.1, 0.1),
    ] {
      let tone = Tone(source.converted(to: .oklch).components, like: source)
      for place in stride(from: -2.5, through: -0.2, by: 0.23) {
        let color = tone.color(at: place)
        #expect((color.space, color.alpha) == (source.space, source.alpha))
        #expect(color.isInGamut(of: .displayP3, tolerance: 1e-3))
        #expect((Luminance.place(of: color) - place).magnitude < 0.03, "\(source) at \(place)")
      }
    }
  }
}
