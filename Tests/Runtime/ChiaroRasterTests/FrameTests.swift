// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite struct FrameTests {
  @Test("a photo on white has a white frame, whatever is inside", arguments: Bitmap.depths)
  func photo(depth: Int) {
    let photo = Bitmap(
      drawn: "wwwwww wwwwww wwrbww wwkgww wwwwww wwwwww", with: palette, depth: depth)
    #expect(photo.nearWhiteFrameFraction() == 1)
  }

  @Test("244 of 255 is near white, 242 is not")
  func threshold() {
    #expect(Bitmap(drawn: "nn nn", with: palette).nearWhiteFrameFraction() == 1)
    #expect(Bitmap(drawn: "mm mm", with: palette).nearWhiteFrameFraction() == 0)
    #expect(Bitmap(drawn: "mm mm", with: palette).nearWhiteFrameFraction(above: 0.8) == 1)
  }

  @Test("translucent white is no white frame")
  func translucent() {
    #expect(Bitmap(drawn: "wt wh", with: palette).nearWhiteFrameFraction() == 0.5)
  }

  @Test("each frame pixel counts once, in a frame as wide as asked")
  func frameWidth() {
    let bitmap = Bitmap(drawn: "wwwww wkkkw wkrkw wkkkw wwwww", with: palette)
    #expect(bitmap.nearWhiteFrameFraction(frameWidth: 1) == 1)
    #expect(bitmap.nearWhiteFrameFraction(frameWidth: 2) == 16.0 / 24)
    #expect(bitmap.nearWhiteFrameFraction(frameWidth: 9) == 16.0 / 25)
  }

  @Test("nothing has no white frame")
  func empty() {
    #expect(Bitmap(PixelSize(width: 0, height: 0), []).nearWhiteFrameFraction() == 0)
  }

  @Test("white is white in every space", arguments: Bitmap.colorSpaces)
  func spaces(space: ColorSpace) {
    #expect(Bitmap(drawn: "ww ww", with: palette, in: space).nearWhiteFrameFraction() == 1)
    #expect(Bitmap(drawn: "gg gg", with: palette, in: space).nearWhiteFrameFraction() == 0)
  }
}
