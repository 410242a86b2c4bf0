// SPDX-License-Identifier: MIT

import ChiaroRaster
import Testing

@testable import ChiaroMedia

@Suite struct SystemImageDecoderTests {
  /// The first bytes of pictures that nothing here reads.
  static let unread: [ImageFormat: [UInt8]] = [
    .gif: Array("GIF89a".utf8), .tiff: [0x49, 0x49, 0x2A, 0],
    .bmp: Array("BM".utf8) + [UInt8](repeating: 0, count: 12),
    .heic: [0, 0, 0, 16] + Array("ftypheic\0\0\0\0".utf8),
    .avif: [0, 0, 0, 16] + Array("ftypavif\0\0\0\0".utf8), .unknown: Array("hello".utf8),
  ]

  @Test("each format is read, or says why not", arguments: ImageFormat.allCases)
  func everyFormat(format: ImageFormat) throws {
    let bytes = try Self.unread[format] ?? Samples.bytes(format)
    #expect(ImageFormat.sniff(bytes) == format)
    do throws(ImageError) {
      let image = try SystemImageDecoder().decode(bytes)
      #expect(image.facts.format == format)
      #expect(SystemImageDecoder.formats.contains(format))
    } catch {
      let isKnown = Samples.formats.contains(format)
      #expect(!SystemImageDecoder.formats.contains(format))
      #expect(error.kind == (isKnown ? .notAvailable : .unsupportedFormat))
      #expect(error.format == format)
    }
  }

  @Test("formats that are not supported are answered with those that are")
  func expectation() {
    let error = #expect(throws: ImageError.self) {
      try SystemImageDecoder().decode(Array("GIF89a".utf8))
    }
    #expect(error?.description == "gif: not supported: expected jpeg, pdf, png, svg or webp")
  }

  @Test("the bytes decide, whatever they are called", arguments: Samples.readable)
  func repeatable(format: ImageFormat) throws {
    let bytes = try Samples.bytes(format)
    #expect(try SystemImageDecoder().decode(bytes) == SystemImageDecoder().decode(bytes))
  }

  // MARK: Limits

  @Test("files above the limit are refused unread", arguments: Samples.readable)
  func byteLimit(format: ImageFormat) throws {
    let bytes = try Samples.bytes(format)
    var decoder = SystemImageDecoder(limits: ImageLimits(byteCount: bytes.count))
    _ = try decoder.decode(bytes)
    decoder.limits.byteCount -= 1
    decoder.ledger = PixelLedger()
    let error = #expect(throws: ImageError.self) { try decoder.decode(bytes) }
    #expect(error?.kind == .tooLarge)
    #expect(decoder.ledger?.entries == PixelLedger.Entries())
  }

  @Test(
    "a library that has no memory says nothing of the file",
    arguments: [
      ("Insufficient memory (case 4)", ImageError.Kind.outOfMemory),
      ("out of memory", .outOfMemory), ("rendering error: NoMemory", .outOfMemory),
      ("IDAT: CRC error", .malformed),
    ])
  func libraryFailures(words: String, kind: ImageError.Kind) {
    let job = DecodingJob(bytes: [], format: .png, hints: ImageHints(), limits: .standard)
    #expect(job.failure(words) == ImageError(kind, .png, words))
  }

  @Test("pictures above a limit are refused by their header", arguments: Samples.readable)
  func pixelLimits(format: ImageFormat) throws {
    let bytes = try Samples.bytes(format)
    let size = try SystemImageDecoder().decode(bytes).bitmap.size
    let side = max(size.width, size.height)
    try expect(nil, bytes, ImageLimits(pixelCount: size.pixelCount, side: side))
    try expect(.tooLarge, bytes, ImageLimits(pixelCount: size.pixelCount - 1, side: side))
    try expect(.tooLarge, bytes, ImageLimits(pixelCount: size.pixelCount, side: side - 1))
  }

  /// Decodes under limits, counting: either one picture gets room, or an error and none.
  private func expect(
    _ kind: ImageError.Kind?, _ bytes: [UInt8], _ limits: ImageLimits,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let ledger = PixelLedger()
    var decoder = SystemImageDecoder(limits: limits)
    decoder.ledger = ledger
    var found: ImageError.Kind?
    do throws(ImageError) { _ = try decoder.decode(bytes) } catch { found = error.kind }
    #expect(found == kind, sourceLocation: sourceLocation)
    #expect(
      ledger.entries.canvasCount == (kind == nil ? 1 : 0), sourceLocation: sourceLocation)
  }

  @Test(
    "a PNG that claims to be 100,000 pixels square gets no memory",
    .enabled(if: SystemImageDecoder.formats.contains(.png)))
  func hugePNG() throws {
    var writer = Samples.png
    for (width, height) in [(100_000, 100_000), (30_000, 30_000), (2_147_483_647, 1)] {
      (writer.width, writer.height) = (width, height)
      let header =
        [UInt8].bigEndian(width, count: 4) + .bigEndian(height, count: 4) + [16, 6, 0, 0, 1]
      let bytes =
        PNGWriter.signature + PNGWriter.chunk("IHDR", header)
        + PNGWriter.chunk("IDAT", PNGWriter.stored([0]))
      try expect(.tooLarge, bytes, .standard)
    }
    let empty = [UInt8].bigEndian(0, count: 4) + .bigEndian(5, count: 4) + [8, 6, 0, 0, 0]
    try expect(.malformed, PNGWriter.signature + PNGWriter.chunk("IHDR", empty), .standard)
  }

  @Test(
    "a JPEG that claims to be 65,000 pixels square gets no memory",
    .enabled(if: SystemImageDecoder.formats.contains(.jpeg)))
  func hugeJPEG() throws {
    var bytes = try Samples.bytes(.jpeg)
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFD, 0xE8, 0xFD, 0xE8])
    try expect(.tooLarge, bytes, .standard)
  }

  @Test(
    "a WebP that claims to be 16,384 pixels square gets no memory",
    .enabled(if: SystemImageDecoder.formats.contains(.webp)))
  func hugeWebP() throws {
    var bytes = try Samples.bytes(.webp)
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: Array("VP8L".utf8)) })
    // Behind the chunk's name and length and one byte of signature: twice 14 bits.
    for offset in 0..<3 { bytes[start + 9 + offset] = 0xFF }
    bytes[start + 12] |= 0x0F
    try expect(.tooLarge, bytes, .standard)
  }

  @Test(
    "vectors that claim to be kilometers wide get no memory, unless they are to be fitted",
    .enabled(if: SystemImageDecoder.formats.contains(.svg)))
  func hugeVectors() throws {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" width="14400000" height="7200000"/>"#
    let bytes = Array(text.utf8)
    try expect(.tooLarge, bytes, .standard)
    try expect(.tooLarge, bytes, ImageLimits(pixelCount: .max, side: .max))
    let hints = ImageHints(vectorSize: .fitting(side: 64))
    let image = try SystemImageDecoder().decode(bytes, hints: hints)
    #expect(image.bitmap.size == PixelSize(width: 64, height: 32))
  }
}
