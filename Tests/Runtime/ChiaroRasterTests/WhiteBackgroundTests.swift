// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroRasterScenes
import Testing

@Suite("White backgrounds")
struct WhiteBackgroundTests {
  private static let side = 40

  /// A picture of 40 × 40 whose pixels a function colors.
  private static func picture(
    depth: Int = 8, in space: ColorSpace = .sRGB, side: Int = side,
    _ pixel: (Int, Int) -> Character
  ) -> Bitmap {
    let pixels = (0..<side * side).map { palette[pixel($0 % side, $0 / side)] ?? RGBA() }
    return Bitmap(
      PixelSize(width: side, height: side), pixels, depth: depth, in: space)
  }

  /// A red disc of a radius on white.
  private static func disc(_ radius: Int, _ x: Int, _ y: Int) -> Character {
    (x - 20) * (x - 20) + (y - 20) * (y - 20) < radius * radius ? "r" : "w"
  }

  @Test(
    "a subject on white has one, in any depth and space",
    arguments: [8, 16], Bitmap.colorSpaces)
  func disc(depth: Int, space: ColorSpace) {
    for radius in [0, 8, 18] {
      let disc = Self.picture(depth: depth, in: space) { Self.disc(radius, $0, $1) }
      #expect(disc.hasWhiteBackground)
    }
  }

  @Test("a picture without white, or with a translucent one, has none")
  func none() {
    let isWhite = ["g", "k", "r", "h", "t", ".", "m"].map { letter in
      Self.picture { _, _ in Character(letter) }.hasWhiteBackground
    }
    #expect(!isWhite.contains(true))
    #expect(!Bitmap.random(PixelSize(width: 40, height: 40), seed: 1).hasWhiteBackground)
    #expect(!Bitmap(PixelSize(width: 0, height: 0), []).hasWhiteBackground)
  }

  @Test("nine tenths of the border must be white", arguments: [(5, true), (10, false)])
  func border(_ rows: Int, _ isWhite: Bool) {
    // A block that touches one edge: of the frame's 304 pixels 25, or 35 and more.
    let block = Self.picture { x, y in x < rows && y >= 8 && y < 8 + 2 * rows ? "r" : "w" }
    #expect(block.nearWhiteFrameFraction() < 1)
    #expect(block.hasWhiteBackground == isWhite)
  }

  @Test("a quarter of all pixels must be white", arguments: [(2, false), (4, true)])
  func share(_ frame: Int, _ isWhite: Bool) {
    let framed = Self.picture { x, y in
      min(x, y) < frame || max(x, y) >= Self.side - frame ? "w" : "g"
    }
    let inner = Double((Self.side - 2 * frame) * (Self.side - 2 * frame))
    #expect(framed.nearWhiteFrameFraction() == 1)
    #expect((framed.nearWhiteFraction() * 1600).rounded() == 1600 - inner)
    #expect(framed.hasWhiteBackground == isWhite)
  }

  @Test("small pictures are glyphs", arguments: [(23, false), (24, true)])
  func small(_ side: Int, _ isWhite: Bool) {
    #expect(Self.picture(side: side) { _, _ in "w" }.hasWhiteBackground == isWhite)
  }
}
