// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster
import ChiaroTestSupport
import Testing

@testable import ChiaroMedia

@Suite struct ProfileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var words: String
    var profile: ImageProfile
    var bytes: [UInt8]

    init(_ words: String, _ profile: ImageProfile, _ writer: ICCWriter) {
      self.words = words
      self.profile = profile
      bytes = writer.bytes
    }

    var testDescription: String { words }
  }

  static let cases = [
    Case("sRGB by its numbers", .sRGB, ICCWriter()),
    Case("sRGB with its curve as a table", .sRGB, ICCWriter(version: 2, curve: .sRGBTable)),
    Case("Display P3 by its numbers", .displayP3, ICCWriter(primaries: .linearDisplayP3)),
    Case(
      "Display P3 by its name", .displayP3, ICCWriter(description: "Display P3", primaries: nil)),
    Case(
      "sRGB by its name", .sRGB,
      ICCWriter(description: "sRGB IEC61966-2.1", version: 2, primaries: nil)),
    Case(
      "the primaries of sRGB with another curve", .other("Camera"),
      ICCWriter(description: "Camera", curve: .gamma(1.8))),
    Case(
      "a power of 2.2 is not the curve of sRGB", .other("Simple"),
      ICCWriter(description: "Simple", curve: .gamma(2.2))),
    Case(
      "a name in other letters", .other("Écran 表示"),
      ICCWriter(description: "Écran 表示", primaries: .linearDisplayP3, curve: .gamma(2.2))),
    Case("no name", .other("unnamed"), ICCWriter(description: "", primaries: nil)),
    Case(
      "a name of control characters", .other("ab"),
      ICCWriter(description: "a\u{1B}\u{7}b", primaries: nil)),
    Case("gray, a power of 2.2", .grayGamma22, ICCWriter(space: "GRAY", curve: .gamma(2.2))),
    Case("gray on the curve of sRGB", .sRGB, ICCWriter(space: "GRAY")),
    Case(
      "gray of a press", .other("Dot Gain 20%"),
      ICCWriter(space: "GRAY", description: "Dot Gain 20%", curve: .gamma(1.75))),
    Case("inks", .other("SWOP"), ICCWriter(space: "CMYK", description: "SWOP")),
  ]

  @Test("a profile is known by what it does, else by its name", arguments: cases)
  func kinds(_ test: Case) {
    #expect(ICCProfile.kind(of: test.bytes[...]) == test.profile)
  }

  @Test("what is no profile is unreadable", arguments: [0, 1, 40, 131])
  func unreadable(count: Int) {
    #expect(
      ICCProfile.kind(of: [UInt8](repeating: 0, count: count)[...]) == .other("unreadable"))
  }

  @Test("any beginning and any mutant of a profile is some profile", arguments: cases)
  func mutants(_ test: Case) {
    var generator = SeededGenerator(seed: 11)
    for count in 0..<min(test.bytes.count, 700) {
      _ = ICCProfile.kind(of: test.bytes.prefix(count))
    }
    for _ in 0..<300 {
      _ = ICCProfile.kind(of: ByteMutator.mutant(of: test.bytes, [test.bytes], &generator)[...])
    }
  }

  // MARK: In files

  private static let p3 = ICCWriter(description: "Display P3", primaries: .linearDisplayP3).bytes

  private static func embedded(_ profile: [UInt8]) -> (name: String, content: [UInt8]) {
    ("iCCP", Array("name\0\0".utf8) + PNGWriter.stored(profile))
  }

  private func profile(ofPNGWith chunks: [(name: String, content: [UInt8])]) throws -> ImageProfile
  {
    var writer = Samples.png
    writer.chunks = chunks
    let image = try SystemImageDecoder().decode(writer.bytes)
    #expect(image.bitmap.colorSpace == image.facts.profile.colorSpace)
    return image.facts.profile
  }

  @Test(
    "a PNG's profile stands in cICP, iCCP or sRGB, the first of them counts",
    .enabled(if: SystemImageDecoder.formats.contains(.png)))
  func png() throws {
    let points: (name: String, content: [UInt8]) = ("cICP", [12, 13, 0, 1])
    #expect(try profile(ofPNGWith: []) == .none)
    #expect(try profile(ofPNGWith: [("sRGB", [0])]) == .sRGB)
    #expect(try profile(ofPNGWith: [Self.embedded(Self.p3)]) == .displayP3)
    #expect(try profile(ofPNGWith: [points]) == .displayP3)
    #expect(try profile(ofPNGWith: [points, Self.embedded(ICCWriter().bytes)]) == .displayP3)
    #expect(try profile(ofPNGWith: [("cICP", [1, 13, 0, 1])]) == .sRGB)
    #expect(try profile(ofPNGWith: [("cICP", [9, 16, 0, 1])]) == .other("CICP 9-16-0-1"))
    #expect(try profile(ofPNGWith: [("cICP", [1])]) == .none)
  }

  @Test(
    "a profile that cannot be read leaves the picture readable",
    .enabled(if: SystemImageDecoder.formats.contains(.png)))
  func brokenPNGProfile() throws {
    #expect(try profile(ofPNGWith: [Self.embedded([1, 2, 3])]) == .none)
  }

  @Test(
    "a JPEG's profile is put together from its parts, in their order",
    .enabled(if: SystemImageDecoder.formats.contains(.jpeg)))
  func jpeg() throws {
    let plain = try Samples.bytes(.jpeg)
    let cut = Self.p3.count / 2
    let first = segment(1, of: 2, Array(Self.p3[..<cut]))
    let second = segment(2, of: 2, Array(Self.p3[cut...]))
    let start = plain.prefix(2)
    let rest = plain.dropFirst(2)
    let image = try SystemImageDecoder().decode(Array(start + second + first + rest))
    #expect(image.facts.profile == .displayP3)
    #expect(image.bitmap.colorSpace == .displayP3)
    let partial = try SystemImageDecoder().decode(Array(start + second + rest))
    #expect(partial.facts.profile == .none)
    #expect(partial.bitmap.samples == image.bitmap.samples)
  }

  private func segment(_ number: UInt8, of count: UInt8, _ part: [UInt8]) -> [UInt8] {
    let content = Array("ICC_PROFILE\0".utf8) + [number, count] + part
    return [0xFF, 0xE2] + .bigEndian(content.count + 2, count: 2) + content
  }

  @Test(
    "a WebP's profile stands in its container",
    .enabled(if: SystemImageDecoder.formats.contains(.webp)))
  func webp() throws {
    let plain = try Samples.bytes(.webp)
    let size = [UInt8].littleEndian(31, count: 3)
    // Flags: a profile and alpha.
    let extended = chunk("VP8X", [0x30, 0, 0, 0] + size + size)
    let body = extended + chunk("ICCP", Self.p3) + plain.dropFirst(12)
    let bytes =
      Array("RIFF".utf8) + .littleEndian(body.count + 4, count: 4) + Array("WEBP".utf8) + body
    let image = try SystemImageDecoder().decode(bytes)
    #expect(image.facts.profile == .displayP3)
    #expect(try SystemImageDecoder().decode(plain).facts.profile == .none)
  }

  private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + .littleEndian(content.count, count: 4) + content
      + [UInt8](repeating: 0, count: content.count % 2)
  }
}
