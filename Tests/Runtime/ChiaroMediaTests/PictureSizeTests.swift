// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

/// Sizes that are no sizes: a picture within the limits or an error, whatever a file says.
@Suite("Sizes of pictures")
struct PictureSizeTests {
  static let lengths = [
    "1e20", "1e38", "1e308", "1e309", "-1e20", "-5", "0", "NaN", "inf", "-inf", "1e-20", "1e-320",
    "9223372036854775808", "2147483648", "32768", "100000%", "1e20mm", "99999999999999999999999",
  ]

  private static let limits = ImageLimits(byteCount: 1 << 20, pixelCount: 1 << 22, side: 8_000)
  private static let wishes: [VectorSize] = [
    .pixelsPerPoint(1), .pixelsPerPoint(1e300), .pixelsPerPoint(1e-300), .fitting(side: 160),
  ]

  private func check(_ bytes: [UInt8], _ decoder: IsolatedImageDecoder, _ name: String) {
    for wish in Self.wishes {
      do throws(ImageError) {
        let hints = ImageHints(vectorSize: wish, previewSide: 160)
        let image = try decoder.decode(bytes, hints: hints)
        try Self.limits.check(image.bitmap.size, of: image.facts.format)
        #expect(image.facts.pointSize?.isDrawable == true)
      } catch {
        #expect([.malformed, .tooLarge].contains(error.kind), "\(name): \(error)")
      }
    }
  }

  @Test("an SVG of any size", .enabled(if: SystemImageDecoder.formats.contains(.svg)))
  func svg() {
    let decoder = PictureServer.decoder(limits: Self.limits)
    for length in Self.lengths {
      for attributes in [
        #"width="\#(length)" height="\#(length)""#, #"width="\#(length)" height="9""#,
        #"viewBox="0 0 \#(length) \#(length)""#, #"viewBox="\#(length) 0 9 \#(length)""#,
        #"width="9" height="9" viewBox="0 0 \#(length) 1""#,
      ] {
        let start = #"<svg xmlns="http://www.w3.org/2000/svg" \#(attributes)>"#
        check(Array((start + #"<path d="M0 0h9v9z"/></svg>"#).utf8), decoder, attributes)
      }
    }
    #expect(decoder.startCount == 1, "the helper crashed")
  }

  @Test("a PDF of any size", .enabled(if: PictureServer.readsPDF))
  func pdf() {
    let decoder = PictureServer.decoder(limits: Self.limits)
    for length in Self.lengths + ["100000000000000000000", "0.000000000000000000001"] {
      for box in ["0 0 \(length) \(length)", "0 0 9 \(length)", "\(length) 0 9 9"] {
        check(PDFWriter(box: box).bytes, decoder, box)
      }
    }
    #expect(decoder.startCount == 1, "the helper crashed")
  }
}
