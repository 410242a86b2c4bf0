// SPDX-License-Identifier: MIT

import ChiaroRaster
import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

/// Broken pictures: every outcome is a bitmap within the limits or an error, after bounded work.
@Suite struct PictureFuzzTests {
  private static let mutantsPerFormat = 300
  /// Where sizes and depths stand in most of the formats.
  private static let headerLength = 40
  private static let limits = ImageLimits(byteCount: 1 << 20, pixelCount: 1 << 18, side: 4_000)

  /// Valid pictures of a format, each a little different from the others.
  private static func originals(_ format: ImageFormat) throws -> [[UInt8]] {
    switch format {
    case .png:
      var palette = PNGWriter(colorType: 3, depth: 4, isInterlaced: true) { x, y in [(x + y) % 16] }
      palette.chunks = [
        ("PLTE", (0..<48).map { $0 * 5 }), ("tRNS", [0, 99]),
        ("iCCP", Array("p\0\0".utf8) + PNGWriter.stored(ICCWriter().bytes)),
      ]
      let deep = PNGWriter(colorType: 4, depth: 16) { x, y in [x * 7_000, y * 9_000] }
      return [Samples.png.bytes, palette.bytes, deep.bytes]
    case .jpeg:
      return try ["baseline", "progressive", "gray", "cmyk"].map { try Fixture.bytes("\($0).jpg") }
    case .webp:
      return try ["lossless", "lossy", "opaque", "animated"].map {
        try Fixture.bytes("\($0).webp")
      }
    case .svg:
      return [Array(Samples.svg.utf8), Array(richSVG.utf8)]
    default:
      return [PDFWriter().bytes, PDFWriter(pages: [richPDF, "0 0 1 rg f"]).bytes]
    }
  }

  private static let richSVG = """
    <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY c "#123456">]>
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><style>.a{fill:&c;}</style>
    <defs><linearGradient id="g"><stop offset="0" stop-color="red"/><stop offset="1"/>
    </linearGradient><clipPath id="k"><circle r="9" cx="9" cy="9"/></clipPath>
    <filter id="f"><feGaussianBlur stdDeviation="2"/></filter></defs>
    <path class="a" d="M1 1L20 3C4 5 6 7 8 9A3 4 5 0 1 9 9z" stroke="url(#g)" stroke-width="2"/>
    <g clip-path="url(#k)" transform="rotate(30 5 5)"><rect width="9" height="9"/></g>
    <rect x="9" width="9" height="9" filter="url(#f)" opacity=".5" stroke-dasharray="1 2"/></svg>
    """

  private static let richPDF = """
    q 1 0 0 1 2 2 cm 0.5 g 0 0 m 10 0 10 10 0 10 c h W n 3 w [1 2] 0 d 0 0 9 9 re B Q
    BI /W 2 /H 2 /BPC 8 /CS /G ID abcd EI 0 1 1 0 k 5 5 m 9 9 l S
    """

  @Test("there are more than a thousand mutants when every format can be read")
  func count() {
    let formats = [ImageFormat.png, .jpeg, .webp, .svg, .pdf]
    #expect(formats.count * Self.mutantsPerFormat >= 1_000)
    #expect(Set(Samples.isolated).isSubset(of: formats))
  }

  @Test(
    "mutants of valid files are read or refused, within the limits", arguments: Samples.isolated)
  func mutants(format: ImageFormat) throws {
    // Vectors in a process of their own: their libraries cannot be stopped.
    let isolated = PictureServer.decoder(limits: Self.limits, timeLimit: .seconds(120))
    let ledger = PixelLedger()
    var local = SystemImageDecoder(limits: Self.limits)
    local.ledger = ledger
    let decoder: any ImageDecoder = format.isVector ? isolated : local

    let originals = try Self.originals(format)
    var generator = SeededGenerator(seed: UInt64(format.rawValue.utf8.count) + 2_026)
    var (pictures, byteCount) = (0, 0)
    var (headers, bodies) = (0, 0)
    var failures: [ImageError.Kind: Int] = [:]
    for index in 0..<Self.mutantsPerFormat {
      let original = originals[index % originals.count]
      var mutant = ByteMutator.mutant(of: original, originals, &generator)
      if format == .png, !index.isMultiple(of: 4) { mutant = withRightChecksums(mutant) }
      byteCount += mutant.count
      headers += mutant.prefix(Self.headerLength) == original.prefix(Self.headerLength) ? 0 : 1
      bodies += mutant.dropFirst(Self.headerLength) == original.dropFirst(Self.headerLength) ? 0 : 1
      do throws(ImageError) {
        let image = try decoder.decode(mutant)
        pictures += 1
        try Self.limits.check(image.bitmap.size, of: format)
      } catch {
        failures[error.kind, default: 0] += 1
        #expect(error.kind != .crashed && error.kind != .timedOut, "mutant \(index): \(error)")
      }
    }
    #expect(pictures + failures.values.reduce(0, +) == Self.mutantsPerFormat)
    // Headers and bodies must both be broken often, or half of a reader is not tried.
    #expect(headers > 30 && bodies > 150, "\(headers) \(bodies)")
    // Both outcomes must be frequent, or the mutants prove little.
    #expect(pictures > 10 && failures[.malformed, default: 0] > 10, "\(pictures) \(failures)")
    #expect(ledger.entries.canvasCount <= Self.mutantsPerFormat)
    #expect(ledger.entries.largestPixelCount <= Self.limits.pixelCount)
    #expect(byteCount < Self.mutantsPerFormat << 16)
    #expect(isolated.startCount <= 1)
  }

  /// The same PNG with the checksums that its chunks should have, so that faults get further.
  private func withRightChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for chunk in PNGChunks(bytes) {
      let end = chunk.content.endIndex
      guard end + 4 <= bytes.count else { break }
      let named = Array(bytes[(chunk.content.startIndex - 4)..<end])
      bytes.replaceSubrange(
        end..<end + 4, with: [UInt8].bigEndian(PNGWriter.crc32(named), count: 4))
    }
    return bytes
  }
}
