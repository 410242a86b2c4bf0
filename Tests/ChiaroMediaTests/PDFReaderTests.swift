// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Testing

@Suite(.enabled(if: SystemImageDecoder.formats.contains(.pdf)))
struct PDFReaderTests {
  private func decode(
    _ pdf: PDFWriter, _ size: VectorSize = .pixelsPerPoint(1)
  ) throws -> DecodedImage {
    try SystemImageDecoder().decode(pdf.bytes, hints: ImageHints(vectorSize: size))
  }

  @Test("the page is drawn on nothing, at one pixel a point")
  func natural() throws {
    let image = try decode(PDFWriter())
    #expect(image.bitmap.size == PixelSize(width: 24, height: 12))
    #expect(image.bitmap.channels(6, 6) == [255, 0, 0, 255])
    #expect(image.bitmap.channels(18, 6) == [0, 0, 0, 0])
    #expect(
      image.facts
        == ImageFacts(
          format: .pdf, bitsPerChannel: 8, hasAlphaChannel: true, isFullyOpaque: false,
          profile: .none, pointSize: PointSize(width: 24, height: 12)))
  }

  @Test("a picture can be drawn larger or to fit")
  func scaled() throws {
    let triple = try decode(PDFWriter(), .pixelsPerPoint(3)).bitmap
    #expect(triple.size == PixelSize(width: 72, height: 36))
    #expect(triple.channels(35, 20) == [255, 0, 0, 255])
    #expect(triple.channels(36, 20) == [0, 0, 0, 0])
    #expect(
      try decode(PDFWriter(), .fitting(side: 48)).bitmap.size == PixelSize(width: 48, height: 24))
  }

  @Test("only the first page counts")
  func firstPage() throws {
    let pdf = PDFWriter(pages: ["0 0 1 rg 0 0 24 12 re f", "1 0 0 rg 0 0 24 12 re f"])
    #expect(try decode(pdf).bitmap.channels(3, 3) == [0, 0, 255, 255])
  }

  @Test("the size is that of the page as it is shown: boxes that begin elsewhere, turned pages")
  func boxes() throws {
    let shifted = try decode(PDFWriter(box: "100 50 110 70", pages: ["0 1 0 rg 100 50 10 10 re f"]))
    #expect(shifted.bitmap.size == PixelSize(width: 10, height: 20))
    #expect(shifted.bitmap.channels(5, 15) == [0, 255, 0, 255])
    #expect(shifted.bitmap.channels(5, 5) == [0, 0, 0, 0])
    let turned = try decode(PDFWriter(pageEntries: "/Rotate 90"))
    #expect(turned.bitmap.size == PixelSize(width: 12, height: 24))
    #expect(turned.bitmap.channels(6, 6) == [255, 0, 0, 255])
  }

  @Test(
    "a damaged file is malformed", arguments: ["%PDF-1.4", "%PDF-1.4\n1 0 obj\n<<>>\nendobj\n"])
  func damaged(text: String) {
    let error = #expect(throws: ImageError.self) {
      try SystemImageDecoder().decode(Array(text.utf8))
    }
    #expect(error?.kind == .malformed)
  }

  @Test("a file without pages is malformed")
  func noPages() {
    let error = #expect(throws: ImageError.self) { try decode(PDFWriter(pages: [])) }
    #expect(error?.kind == .malformed)
  }
}
