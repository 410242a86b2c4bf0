// SPDX-License-Identifier: MIT

import ChiaroMedia
import ChiaroRaster
import Testing

@Suite(.enabled(if: SystemImageDecoder.formats.contains(.jpeg)))
struct JPEGReaderTests {
  private static let colors = [
    [200, 30, 40, 255], [30, 180, 60, 255], [40, 60, 220, 255], [240, 240, 240, 255],
  ]

  @Test("baseline and progressive pictures read alike", arguments: ["baseline", "progressive"])
  func color(name: String) throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("\(name).jpg"))
    expectQuarters(image.bitmap, Self.colors, within: 2)
    #expect(
      image.facts
        == ImageFacts(
          format: .jpeg, bitsPerChannel: 8, hasAlphaChannel: false, isFullyOpaque: true,
          profile: .none))
  }

  @Test("grays have equal channels")
  func gray() throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("gray.jpg"))
    // Rec. 601, as JFIF's Y.
    let grays = [82, 121, 72, 240].map { [$0, $0, $0, 255] }
    expectQuarters(image.bitmap, grays, within: 2)
    #expect(image.bitmap.largestVisibleChroma == 0)
  }

  @Test("inks become light, and the picture says that they were inks")
  func inks() throws {
    let image = try SystemImageDecoder().decode(try Fixture.bytes("cmyk.jpg"))
    expectQuarters(
      image.bitmap,
      [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 204, 255], [153, 153, 153, 255]], within: 4)
    #expect(image.facts.profile == .other("CMYK without a profile"))
  }

  @Test("inks coded as luma and chroma are read too")
  func codedInks() throws {
    var bytes = try Fixture.bytes("cmyk.jpg")
    // The last byte of the Adobe segment says how: 2 is YCCK.
    #expect(bytes[2..<4] == [0xFF, 0xEE])
    bytes[17] = 2
    let image = try SystemImageDecoder().decode(bytes)
    #expect(image.bitmap.size == PixelSize(width: 32, height: 32))
  }

  @Test(
    "a file that ends anywhere before its end is malformed", arguments: ["baseline", "progressive"])
  func truncated(name: String) throws {
    let bytes = try Fixture.bytes("\(name).jpg")
    for count in 3..<bytes.count {
      let error = #expect(throws: ImageError.self) {
        try SystemImageDecoder().decode(Array(bytes.prefix(count)))
      }
      #expect(error?.kind == .malformed)
    }
  }

  @Test(
    "lossless and arithmetic pictures are kinds that are not supported", arguments: [0xC3, 0xCB])
  func otherProcesses(marker: Int) throws {
    var bytes = try Fixture.bytes("baseline.jpg")
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes[frame + 1] = UInt8(marker)
    let error = #expect(throws: ImageError.self) { try SystemImageDecoder().decode(bytes) }
    #expect(error?.kind == .unsupportedFormat)
  }

  @Test("more scans than any picture needs are refused")
  func scanBomb() throws {
    let bytes = try Fixture.bytes("progressive.jpg")
    let scan = try #require(bytes.lastIndex { _ in true })
    let starts = bytes.indices.dropLast(2).filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    let last = try #require(starts.last)
    // The last scan refines one bit; said a thousand times, it would visit every pixel as often.
    let copies = [[UInt8]](repeating: Array(bytes[last..<(scan - 1)]), count: 1_000).joined()
    let bomb = bytes[..<(scan - 1)] + copies + [0xFF, 0xD9]
    let error = #expect(throws: ImageError.self) { try SystemImageDecoder().decode(Array(bomb)) }
    #expect(error?.detail == "more than 100 scans")
  }
}
