// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct ChromaTests {
  @Test("grays have none, one red pixel has all", arguments: Bitmap.depths)
  func grays(depth: Int) {
    #expect(Bitmap(drawn: "kwg wht", with: palette, depth: depth).largestVisibleChroma == 0)
    #expect(Bitmap(drawn: "kwg rht", with: palette, depth: depth).largestVisibleChroma == 1)
  }

  @Test("color counts as far as it is visible", arguments: Bitmap.AlphaState.allCases)
  func alpha(state: Bitmap.AlphaState) {
    let color = state == .straight ? RGBA(255, 0, 0, 51) : RGBA(51, 0, 0, 51)
    let bitmap = Bitmap(PixelSize(width: 1, height: 1), [color], alphaState: state)
    #expect(abs(bitmap.largestVisibleChroma - 0.2) < 1e-9)
  }

  @Test("the color of invisible pixels does not count")
  func invisible() {
    let bitmap = Bitmap(PixelSize(width: 1, height: 1), [RGBA(255, 0, 0, 0)])
    #expect(bitmap.largestVisibleChroma == 0)
  }

  @Test("a bitmap in a gray space has none")
  func graySpace() {
    #expect(Bitmap(drawn: "r", with: palette, in: .grayGamma22).largestVisibleChroma == 0)
  }
}
