// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroSource

/// The pictures of rule examples, described in words and drawn by a decoder that reads these words.
///
/// Examples are `black disc`, `red square p3 16bit`, `brown disc on white noprofile`; the lower
/// third of `pale disc lettered` is black. The bytes
/// begin with the signature of the file's type; `jpeg`, `heic`, `webp`, `pointer` and `rubbish`
/// are files of these types without content, and there is no memory for one that is `huge`.
enum ExamplePicture {
  static func bytes(_ words: String, _ path: String) -> [UInt8] {
    switch words {
    case "jpeg": [0xFF, 0xD8, 0xFF, 0xE0]
    case "heic": [0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0]
    case "webp": Array("RIFF\u{4}\u{0}\u{0}\u{0}WEBP".utf8)
    case "pointer": Array("version https://git-lfs.github.com/spec/v1\n".utf8)
    case "rubbish": Array("rubbish".utf8)
    default: signature(of: path) + Array(words.utf8)
    }
  }

  private static func signature(of path: String) -> [UInt8] {
    Path.fileExtension(path) == "svg"
      ? Array("<svg xmlns='http://www.w3.org/2000/svg'>".utf8)
      : [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  }

  /// A decoder that draws what the bytes describe.
  struct Decoder: ImageDecoder {
    let formats: Set<ImageFormat> = [.png, .svg]

    func decode(_ bytes: [UInt8], hints: ImageHints) throws(ImageError) -> DecodedImage {
      let format = ImageFormat.sniff(bytes)
      guard formats.contains(format) else {
        throw ImageError(.unsupportedFormat, format, "examples may contain only PNG and SVG")
      }
      let length = signature(of: format == .svg ? "a.svg" : "a.png").count
      let words = String(decoding: bytes.dropFirst(length), as: UTF8.self).split(separator: " ")
        .map(String.init)
      if words.contains("huge") { throw ImageError(.outOfMemory, format, "out of memory") }
      return draw(words, format)
    }

    private func draw(_ words: [String], _ format: ImageFormat) -> DecodedImage {
      let side = 32
      // The first is the shape's, the one behind `on` the ground's.
      let ink = words.compactMap { Self.inks[$0] }.first ?? [0, 0, 0]
      let ground: [UInt8]? =
        words.contains("on") ? (words.contains("white") ? [255, 255, 255] : [128, 128, 128]) : nil
      var samples: [UInt8] = []
      for y in 0..<side {
        for x in 0..<side {
          let dx = Double(x) - 15.5
          let dy = Double(y) - 15.5
          let isInside = words.contains("square") || dx * dx + dy * dy < 100
          let color = words.contains("lettered") && y > 18 ? [0, 0, 0] : ink
          samples += isInside ? color + [255] : ground.map { $0 + [255] } ?? [0, 0, 0, 0]
        }
      }
      let profile: ImageProfile =
        words.contains("p3") ? .displayP3 : words.contains("noprofile") ? .none : .sRGB
      let isDeep = words.contains("16bit")
      let bitmap = Bitmap(
        size: PixelSize(width: side, height: side),
        samples: isDeep
          ? .sixteenBit(samples.map { UInt16($0) * 257 }) : .eightBit(samples),
        colorSpace: profile.colorSpace, alphaState: .straight)
      return DecodedImage(
        bitmap: bitmap,
        facts: ImageFacts(
          format: format, bitsPerChannel: isDeep ? 16 : 8, hasAlphaChannel: true,
          isFullyOpaque: bitmap.isFullyOpaque, profile: profile, pointSize: nil))
    }

    private static let inks: [String: [UInt8]] = [
      "black": [0, 0, 0], "red": [220, 30, 30], "brown": [120, 70, 30], "dim": [58, 58, 58],
      "gray": [128, 128, 128], "white": [255, 255, 255], "pale": [205, 234, 231],
    ]
  }
}
