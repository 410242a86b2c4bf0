// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroDesktop
import Testing

@Suite("Facts of a desktop")
struct DesktopFactsTests {
  @Test("a fact that is known is not taken from elsewhere, no preference among them")
  func filled() {
    var own = DesktopFacts()
    own.colorScheme = .noPreference
    own.textScale = 1.25
    var other = DesktopFacts()
    other.colorScheme = .dark
    other.contrast = .high
    other.accentColor = .white
    other.reducesMotion = true
    other.reducesTransparency = false
    other.textScale = 2
    other.displayScale = 2
    other.displayGamut = .P3

    var expected = other
    expected.colorScheme = .noPreference
    expected.textScale = 1.25
    #expect(own.filled(from: other) == expected)
    #expect(DesktopFacts().filled(from: other) == other)
    #expect(other.filled(from: DesktopFacts()) == other)
  }
}
