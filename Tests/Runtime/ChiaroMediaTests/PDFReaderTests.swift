// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// Pages as `chiaro-pdf` reads them.
@Suite(.enabled(if: PictureServer.readsPDF))
struct PDFReaderTests {
  private func decode(
    _ pdf: PDFWriter, _ size: VectorSize = .pixelsPerPoint(1)
  ) throws -> DecodedImage {
    try PictureServer.decoder().decode(pdf.bytes, hints: ImageHints(vectorSize: size))
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
      try PictureServer.decoder().decode(Array(text.utf8))
    }
    #expect(error?.kind == .malformed)
  }

  @Test("a file without pages is malformed")
  func noPages() {
    let error = #expect(throws: ImageError.self) { try decode(PDFWriter(pages: [])) }
    #expect(error?.kind == .malformed)
  }

  @Test("files and pictures above a limit are refused, and those at it are read")
  func limits() throws {
    let bytes = PDFWriter().bytes
    let standard = ImageLimits()
    for (limits, kind) in [
      (ImageLimits(byteCount: bytes.count), nil),
      (ImageLimits(byteCount: bytes.count - 1), .tooLarge),
      (ImageLimits(pixelCount: 24 * 12, side: 24), nil),
      (ImageLimits(pixelCount: 24 * 12 - 1), .tooLarge), (ImageLimits(side: 23), .tooLarge),
      (standard, nil),
    ] as [(ImageLimits, ImageError.Kind?)] {
      #expect(self.kind(bytes, PictureServer.decoder(limits: limits)) == kind)
    }
  }

  @Test("a page that claims to be kilometers wide gets no memory, unless it is to be fitted")
  func huge() throws {
    let bytes = PDFWriter(box: "0 0 14400000 7200000").bytes
    for limits in [ImageLimits.standard, ImageLimits(pixelCount: .max, side: .max)] {
      let decoder = PictureServer.decoder(limits: limits, memoryLimit: 1 << 29)
      #expect(kind(bytes, decoder) == .tooLarge)
      #expect(kind(PDFWriter().bytes, decoder) == nil)
      #expect(decoder.startCount == 1, "the helper crashed")
    }
    let hints = ImageHints(vectorSize: .fitting(side: 64))
    let image = try PictureServer.decoder(memoryLimit: 1 << 29).decode(bytes, hints: hints)
    #expect(image.bitmap.size == PixelSize(width: 64, height: 32))
  }

  private func kind(_ bytes: [UInt8], _ decoder: IsolatedImageDecoder) -> ImageError.Kind? {
    do throws(ImageError) { _ = try decoder.decode(bytes) } catch { return error.kind }
    return nil
  }
}
