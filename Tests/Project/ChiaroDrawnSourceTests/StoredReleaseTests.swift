// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroRaster
import Testing

@testable import ChiaroDrawnSource

@Suite("The release of stored pictures")
struct StoredReleaseTests {
  @Test(
    "the blue of links tells the release; other colors do not",
    arguments: [
      (SRGB8(red: 0, green: 122, blue: 255), SystemRelease.iOS18),
      (SRGB8(red: 0, green: 136, blue: 255), .iOS26),
      (SRGB8(red: 12, green: 34, blue: 56), nil),
    ] as [(SRGB8, SystemRelease?)])
  func told(_ color: SRGB8, _ release: SystemRelease?) {
    let picture = Bitmap(
      size: PixelSize(width: 40, height: 40),
      samples: .eightBit((0..<1_600).flatMap { _ in [color.red, color.green, color.blue, 255] }),
      colorSpace: .sRGB, alphaState: .straight)
    #expect(StoredRelease.shown(in: [picture]) == release)
  }
}
