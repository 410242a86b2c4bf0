// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Testing

@Suite(.enabled(if: SystemImageDecoder.formats.contains(.png)))
struct PNGReaderTests {
  struct Variant: Sendable, CustomTestStringConvertible {
    var colorType: Int
    var depth: Int
    var isInterlaced: Bool
    var hasTransparency: Bool

    var testDescription: String {
      "type \(colorType), \(depth) bits" + (isInterlaced ? ", interlaced" : "")
        + (hasTransparency ? ", tRNS" : "")
    }
  }

  /// PNG (Third Edition) table 8: which depths each color type has.
  static let depths = [
    0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
  ]

  static let variants = depths.sorted { $0.key < $1.key }.flatMap { colorType, depths in
    depths.flatMap { depth in
      [false, true].flatMap { isInterlaced in
        // Types with an alpha channel cannot have a transparent color besides.
        (colorType < 4 ? [false, true] : [false]).map { hasTransparency in
          Variant(
            colorType: colorType, depth: depth, isInterlaced: isInterlaced,
            hasTransparency: hasTransparency)
        }
      }
    }
  }

  @Test("every color type, depth and order of rows reads back to the last bit", arguments: variants)
  func everyVariant(_ variant: Variant) throws {
    let picture = Picture(variant)
    let image = try SystemImageDecoder().decode(picture.writer.bytes)
    #expect(image.bitmap.size == PixelSize(width: 9, height: 7))
    #expect(image.bitmap.bitsPerChannel == (variant.depth == 16 ? 16 : 8))
    #expect(image.bitmap.alphaState == .straight)
    for y in 0..<7 {
      for x in 0..<9 { #expect(image.bitmap.channels(x, y) == picture.expected(x, y)) }
    }
    #expect(image.facts.format == .png)
    #expect(image.facts.bitsPerChannel == (variant.colorType == 3 ? 8 : variant.depth))
    #expect(image.facts.hasAlphaChannel == (variant.colorType >= 4 || variant.hasTransparency))
    #expect(image.facts.isFullyOpaque == image.bitmap.isFullyOpaque)
    #expect(image.facts.profile == .none)
    #expect(image.facts.pointSize == nil)
  }

  /// A picture to be written, and what must be read.
  private struct Picture {
    let variant: Variant
    let largest: Int

    init(_ variant: Variant) {
      self.variant = variant
      largest = 1 << variant.depth - 1
    }

    private func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      (x * 7_919 + y * 104_729 + channel * 1_299_709) % (largest + 1)
    }

    private var channelCount: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][variant.colorType] ?? 0 }

    private func samples(_ x: Int, _ y: Int) -> [Int] {
      (0..<channelCount).map { sample(x, y, $0) }
    }

    /// The color that the transparency chunk names: that of one pixel, so that it occurs.
    private var transparentColor: [Int] { samples(3, 2) }

    private func paletteEntry(_ index: Int) -> [Int] {
      [index * 37 % 256, index * 91 % 256, 255 - index]
    }

    var writer: PNGWriter {
      var writer = PNGWriter(
        colorType: variant.colorType, depth: variant.depth, isInterlaced: variant.isInterlaced,
        samples: samples)
      if variant.colorType == 3 {
        let entries = (0...largest).flatMap { paletteEntry($0).map(UInt8.init) }
        writer.chunks.append((name: "PLTE", content: entries))
      }
      if variant.hasTransparency {
        let color = transparentColor.flatMap { [UInt8].bigEndian($0, count: 2) }
        let alphas: [UInt8] = [0, 77]
        writer.chunks.append((name: "tRNS", content: variant.colorType == 3 ? alphas : color))
      }
      return writer
    }

    /// The pixel as it must be read: in 16 bits when the file has them, otherwise in 8.
    func expected(_ x: Int, _ y: Int) -> [Int] {
      let samples = samples(x, y)
      if variant.colorType == 3 {
        let alphas = variant.hasTransparency ? [0, 77] : []
        return paletteEntry(samples[0]) + [samples[0] < alphas.count ? alphas[samples[0]] : 255]
      }
      let full = variant.depth == 16 ? 65_535 : 255
      let scaled = samples.map { $0 * full / largest }
      let isTransparent = variant.hasTransparency && samples == transparentColor
      switch variant.colorType {
      case 0: return [scaled[0], scaled[0], scaled[0], isTransparent ? 0 : full]
      case 2: return scaled + [isTransparent ? 0 : full]
      case 4: return [scaled[0], scaled[0], scaled[0], scaled[1]]
      default: return scaled
      }
    }
  }

  @Test("gamma and chromaticities change nothing")
  func gamma() throws {
    var writer = Samples.png
    let plain = try SystemImageDecoder().decode(writer.bytes)
    writer.chunks = [
      ("gAMA", .bigEndian(100_000, count: 4)), ("cHRM", [UInt8](repeating: 0, count: 32)),
    ]
    #expect(try SystemImageDecoder().decode(writer.bytes) == plain)
  }

  @Test("texts are skipped, however much they would unpack to")
  func texts() throws {
    var writer = Samples.png
    let plain = try SystemImageDecoder().decode(writer.bytes)
    let bomb = PNGWriter.stored([UInt8](repeating: 0x41, count: 1 << 20))
    writer.chunks = [("zTXt", Array("Comment\0\0".utf8) + bomb)]
    #expect(try SystemImageDecoder().decode(writer.bytes) == plain)
  }

  @Test("a file that ends anywhere before its end is malformed")
  func truncated() throws {
    let bytes = Samples.png.bytes
    for count in 8..<bytes.count {
      let error = #expect(throws: ImageError.self) {
        try SystemImageDecoder().decode(Array(bytes.prefix(count)))
      }
      #expect(error?.kind == .malformed)
    }
  }

  @Test("bytes behind the end are not looked at")
  func trailing() throws {
    let bytes = Samples.png.bytes
    let image = try SystemImageDecoder().decode(bytes + [1, 2, 3])
    #expect(try SystemImageDecoder().decode(bytes) == image)
  }

  @Test("a wrong checksum is malformed")
  func checksum() throws {
    var bytes = Samples.png.bytes
    bytes[bytes.count - 20] ^= 1
    let error = #expect(throws: ImageError.self) { try SystemImageDecoder().decode(bytes) }
    #expect(error?.kind == .malformed)
  }

  @Test("a file that Xcode has packed for devices is a kind that is not supported")
  func packed() throws {
    let bytes = PNGWriter.signature + PNGWriter.chunk("CgBI", [0x50, 0, 0x20, 6])
    let error = #expect(throws: ImageError.self) { try SystemImageDecoder().decode(bytes) }
    #expect(error?.kind == .unsupportedFormat)
  }
}
