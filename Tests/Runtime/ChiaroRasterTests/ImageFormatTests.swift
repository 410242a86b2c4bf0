// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@Suite struct ImageFormatTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var words: String
    var format: ImageFormat
    var bytes: [UInt8]

    init(_ words: String, _ format: ImageFormat, _ bytes: [UInt8]) {
      self.words = words
      self.format = format
      self.bytes = bytes
    }

    init(_ words: String, _ format: ImageFormat, _ text: String) {
      self.init(words, format, Array(text.utf8))
    }

    var testDescription: String { words }
  }

  private static func fileType(_ brands: String) -> [UInt8] {
    [0, 0, 0, UInt8(8 + brands.utf8.count)] + Array("ftyp".utf8) + Array(brands.utf8)
  }

  private static func utf16(_ text: String, lowByteFirst: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return lowByteFirst ? [low, high] : [high, low]
    }
  }

  static let binary = [
    Sample("PNG", .png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]),
    Sample(
      "PNG spoilt by a text transfer", .unknown, [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0]),
    Sample("JPEG, JFIF", .jpeg, [0xFF, 0xD8, 0xFF, 0xE0]),
    Sample("JPEG, Exif", .jpeg, [0xFF, 0xD8, 0xFF, 0xE1]),
    Sample("GIF 87", .gif, "GIF87a.."),
    Sample("GIF 89", .gif, "GIF89a.."),
    Sample("GIF of no version", .unknown, "GIF88a.."),
    Sample("WebP", .webp, "RIFF....WEBPVP8 "),
    Sample("a sound", .unknown, "RIFF....WAVEfmt "),
    Sample("HEIC", .heic, fileType("heic\0\0\0\0mif1heic")),
    Sample("HEIC under the general brand", .heic, fileType("mif1\0\0\0\0mif1heic")),
    Sample("AVIF", .avif, fileType("avif\0\0\0\0mif1avif")),
    Sample("AVIF under the general brand", .avif, fileType("mif1\0\0\0\0avifmif1")),
    Sample("a film", .unknown, fileType("isom\0\0\0\0isommp41")),
    Sample("a brand that is the minor version", .unknown, fileType("isomavifisom")),
    Sample("a brand behind the box", .unknown, fileType("isom\0\0\0\0") + Array("avif".utf8)),
    Sample("TIFF, Intel", .tiff, [0x49, 0x49, 0x2A, 0]),
    Sample("TIFF, Motorola", .tiff, [0x4D, 0x4D, 0, 0x2A]),
    Sample("BigTIFF", .tiff, [0x49, 0x49, 0x2B, 0]),
    Sample("BMP", .bmp, [0x42, 0x4D, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0]),
    Sample("a text on BMW", .unknown, "BMW builds cars"),
    Sample("PDF", .pdf, "%PDF-1.4\n"),
    Sample("PDF behind a mail header", .pdf, String(repeating: "x", count: 1_000) + "%PDF-1.4"),
    Sample("PDF too far behind", .unknown, String(repeating: "x", count: 1_024) + "%PDF-1.4"),
    Sample("nothing", .unknown, [UInt8]()),
    Sample("one byte", .unknown, [0x89]),
    Sample("a cut signature", .unknown, [0x89, 0x50, 0x4E, 0x47]),
    Sample("a Git LFS pointer", .unknown, "version https://git-lfs.github.com/spec/v1\n"),
  ]

  static let markup = [
    Sample("SVG", .svg, "<svg xmlns='http://www.w3.org/2000/svg'/>"),
    Sample("SVG without anything", .svg, "<svg>"),
    Sample("SVG behind a declaration", .svg, "<?xml version='1.0'?>\r\n<svg width='1'/>"),
    Sample("SVG behind a byte order mark", .svg, "\u{FEFF}<svg/>"),
    Sample("SVG behind white space", .svg, " \n\t<svg/>"),
    Sample("SVG behind comments", .svg, "<!-- a > b --><!-- <html> --><svg/>"),
    Sample(
      "SVG behind a document type", .svg,
      "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'svg11.dtd'><svg/>"),
    Sample(
      "SVG behind entities", .svg,
      "<!DOCTYPE svg [<!ENTITY a '>]><html>'> <!-- ]> --> <!ENTITY b \"x\">]><svg/>"),
    Sample("SVG with a prefix", .svg, "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'/>"),
    Sample("SVG in UTF-16", .svg, utf16("<svg/>", lowByteFirst: true)),
    Sample("SVG in UTF-16, high byte first", .svg, utf16("<svg/>", lowByteFirst: false)),
    Sample("HTML with an SVG inside", .unknown, "<html><body><svg/></body></html>"),
    Sample("another element that begins so", .unknown, "<svgfoo/>"),
    Sample("a comment without an end", .unknown, "<!-- <svg/>"),
    Sample("a document type without an end", .unknown, "<!DOCTYPE svg [ <svg/>"),
    Sample("an Android vector", .unknown, "<vector xmlns:android='x'/>"),
    Sample("a text that mentions <svg>", .unknown, "See <svg>"),
    Sample("a lonely angle bracket", .unknown, "<"),
  ]

  @Test("a format is known by its first bytes", arguments: binary + markup)
  func sniff(sample: Sample) {
    #expect(ImageFormat.sniff(sample.bytes) == sample.format)
  }

  @Test("every format but the unknown one has a sample", arguments: ImageFormat.allCases)
  func everyFormat(format: ImageFormat) {
    #expect((Self.binary + Self.markup).contains { $0.format == format })
  }

  @Test("a cut signature is the same format or unknown", arguments: binary + markup)
  func cuts(sample: Sample) {
    for count in 0..<min(sample.bytes.count, 64) {
      let format = ImageFormat.sniff(Array(sample.bytes.prefix(count)))
      // Cut behind its general brand, an AVIF cannot be told from a HEIC.
      let isExpected = [sample.format, .unknown].contains(format) || format == .heic
      #expect(isExpected || sample.format == .unknown)
    }
  }

  @Test("a megabyte of an open comment is read in one pass")
  func longComment() {
    let bytes = Array("<!--".utf8) + [UInt8](repeating: 0x2D, count: 1 << 20)
    #expect(ImageFormat.sniff(bytes) == .unknown)
  }

  @Test("PDF and SVG are vectors, all others are not")
  func vectors() {
    #expect(ImageFormat.allCases.filter(\.isVector) == [.pdf, .svg])
  }
}
