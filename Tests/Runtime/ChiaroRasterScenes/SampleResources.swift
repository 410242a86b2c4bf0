// SPDX-License-Identifier: MIT

import ChiaroColor
package import ChiaroRaster
import ChiaroTestSupport

/// Shapes every text as blocks, one a letter, with a soft edge: no library, the same everywhere.
package struct BlockShaper: TextShaper {
  package init() {}

  package func measure(_ text: DisplayList.Text, width: Float, lineLimit: Int) -> PointSize {
    PointSize(width: Double(text.size) * Double(text.string.count), height: Double(text.size))
  }

  package func shape(_ text: DisplayList.Text, width: Float, height: Float, scale: Float)
    -> ShapedText
  {
    let side = max(1, min(Int(text.size * scale), 40))
    var shaped = ShapedText()
    for (index, letter) in text.string.enumerated() where index < 8 && letter != " " {
      let size = PixelSize(width: side, height: side)
      let bytes = (0..<size.pixelCount).map { pixel in
        UInt8(truncatingIfNeeded: pixel &* 37 &+ Int(letter.asciiValue ?? 63) &* 11)
      }
      let origin = PixelPoint(x: index * (side + 1), y: 0)
      if letter == "*" {
        let bitmap = Bitmap.random(size, seed: 7)
        shaped.pictures.append(ShapedText.Picture(bitmap, at: origin))
      } else {
        shaped.masks.append(PlacedMask(CoverageMask(size: size, packed: bytes), at: origin))
      }
      if letter == "?" { shaped.unknownGlyphs += 1 }
    }
    return shaped
  }
}

/// Knows a photo, a photo on white, a picture in Display P3, a gray one of 16 bits and a symbol.
package struct SamplePictures: PictureSource {
  package init() {}

  package static let names = ["photo", "wide", "gray", "symbol"]

  package func picture(_ reference: PictureReference, size: PixelSize) -> Picture? {
    guard case .named(let name) = reference else { return nil }
    let size = PixelSize(width: 9, height: 7)
    switch name {
    case "photo": return .bitmap(.random(size, seed: 1))
    case "paper":
      let pixels = (0..<576).map { RGBA($0 % 31 == 12 ? 90 : 255, 255, 255, 255) }
      return .bitmap(Bitmap(PixelSize(width: 24, height: 24), pixels))
    case "wide": return .bitmap(.random(size, seed: 2, in: .displayP3))
    case "gray":
      let grays = (0..<size.pixelCount).map { RGBA(repeating: UInt8($0 * 4)) }
      return .bitmap(Bitmap(size, grays, depth: 16, in: .grayGamma22))
    case "symbol":
      let bytes = (0..<size.pixelCount).map { UInt8(truncatingIfNeeded: $0 &* 53) }
      return .mask(CoverageMask(size: size, packed: bytes))
    default: return nil
    }
  }
}

/// A material that blurs and turns what it blurred a little gray, and one that colors first.
package enum SampleMaterials {
  package static let all = [glass, haze]

  package static let glass = DisplayList.Material(
    name: "glass", blurRadius: 2, color: stage(fills: []))
  package static let haze = DisplayList.Material(
    name: "haze", blurRadius: 5, order: .colorThenBlur,
    color: stage(fills: [ColorStage.Fill(color: [1, 1, 1], alpha: 0.3)]))

  private static func stage(fills: [ColorStage.Fill]) -> ColorStage {
    var stage = ColorStage()
    stage.saturation = 0.5
    stage.fills = fills
    return stage
  }
}

extension RenderResources {
  /// Text, pictures and paths without a library.
  package static var sample: RenderResources {
    RenderResources(textShaper: BlockShaper(), pictures: SamplePictures())
  }
}
