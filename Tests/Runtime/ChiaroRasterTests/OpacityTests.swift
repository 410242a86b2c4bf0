// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct OpacityTests {
  @Test("the opaque fraction counts full alphas alone", arguments: Bitmap.depths)
  func fraction(depth: Int) {
    #expect(Bitmap(drawn: "kw rb", with: palette, depth: depth).opaqueFraction == 1)
    #expect(Bitmap(drawn: "kt .b", with: palette, depth: depth).opaqueFraction == 0.5)
    #expect(Bitmap(drawn: ".. ..", with: palette, depth: depth).opaqueFraction == 0)
  }

  @Test("one nearly opaque pixel makes a picture translucent", arguments: Bitmap.depths)
  func translucent(depth: Int) {
    #expect(Bitmap(drawn: "kwr bgk", with: palette, depth: depth).isFullyOpaque)
    #expect(!Bitmap(drawn: "kwr bgt", with: palette, depth: depth).isFullyOpaque)
  }

  @Test("nothing at all is opaque")
  func empty() {
    let empty = Bitmap(PixelSize(width: 0, height: 3), [])
    #expect(empty.isFullyOpaque)
    #expect(empty.opaqueFraction == 1)
  }
}
