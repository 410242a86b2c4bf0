// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Foundation

/// The shapers of the tests, each made once.
enum Shapers {
  /// With the program's own fonts; nil where Pango is missing.
  static let bundled = PangoTextShaper()
  /// With Debian's fonts for other scripts; nil where they or Pango are missing.
  ///
  /// Scripts/setup-test-tools installs them.
  static let noto: PangoTextShaper? = {
    let paths = ["NotoColorEmoji", "NotoNaskhArabic-Regular", "NotoSansHebrew-Regular"].map {
      "/usr/share/fonts/truetype/noto/\($0).ttf"
    }
    guard let shaper = PangoTextShaper(fonts: .pinned(paths)), shaper.missingFonts.isEmpty else {
      return nil
    }
    return shaper
  }()
}

extension PangoTextShaper {
  func size(
    _ string: String, _ size: Float = 16, weight: Int16 = 400, width: Float = .infinity,
    limit: Int = 0
  ) -> PointSize {
    measure(
      DisplayList.Text(string, size: size, weight: weight), width: width, lineLimit: limit)
  }

  func shaped(
    _ string: String, _ size: Float = 16, weight: Int16 = 400, width: Float = 1_000,
    height: Float = 1_000, scale: Float = 1
  ) -> ShapedText {
    shape(
      DisplayList.Text(string, size: size, weight: weight), width: width, height: height,
      scale: scale)
  }
}

extension ShapedText {
  /// Where something is drawn.
  var frame: PixelRectangle {
    (masks.map(\.ink) + pictures.map(\.frame)).reduce(
      PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    ) { $0.union($1) }
  }

  /// A number that differs where a pixel of a mask does.
  var digest: UInt64 {
    masks.reduce(0xCBF2_9CE4_8422_2325) { digest, placed in
      let place = [placed.origin.x, placed.origin.y, placed.mask.size.width].flatMap {
        [UInt8].bigEndian($0 & 0xFFFF, count: 2)
      }
      return (place + placed.mask.bytes).reduce(digest) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
  }
}

extension ShapedText.Picture {
  var frame: PixelRectangle {
    PixelRectangle(
      x: origin.x, y: origin.y, width: bitmap.size.width, height: bitmap.size.height)
  }
}

extension PlacedMask {
  /// The smallest rectangle around all pixels that are covered.
  var ink: PixelRectangle {
    var ink = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    for y in 0..<mask.size.height {
      for x in 0..<mask.size.width where mask[x, y] > 0 {
        ink = ink.union(PixelRectangle(x: x + origin.x, y: y + origin.y, width: 1, height: 1))
      }
    }
    return ink
  }

  /// The coverage of all pixels together, in pixels.
  var area: Double { mask.area }
}

extension CoverageMask {
  /// The coverage of all pixels together, in pixels.
  var area: Double { bytes.reduce(0) { $0 + Double($1) } / 255 }
}
