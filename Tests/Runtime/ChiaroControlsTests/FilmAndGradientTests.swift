// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroFoundation

/// Films of images, and the places of a gradient's colors.
@MainActor
@Suite("Films and gradients")
struct FilmAndGradientTests {
  @Test("a film is over after its rounds, or never", arguments: [(0, nil), (2, 4), (.max, nil)])
  func rounds(_ rounds: Int, _ end: Int?) {
    let images = [Image(.file("a.png")), Image(.file("b.png"))]
    let film = ImageFilm(images, step: 1_000, rounds: rounds) { _ in }
    let over = (1...5).filter { _ in film.isOverAfterStep() }
    #expect(over.first == end)
  }

  #if !canImport(CoreGraphics)
    @Test("a gradient's colors stay where they were placed when one of them is no color")
    func places() throws {
      let colors: [Any] = [Color(.sRGB, 1, 0, 0), "no color", Color(.sRGB, 0, 0, 1)]
      for (given, places) in [([0, 0.2, 1], [0, 1]), (nil, [0, 1])] as [([CGFloat]?, [CGFloat])] {
        let gradient = try #require(
          CGGradient(colorsSpace: nil, colors: colors, locations: given))
        #expect(gradient.places == places && gradient.colors.count == 2)
      }
    }
  #endif
}
