// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroBusFakes
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

@Suite("What displays say of themselves")
struct DisplayIdentificationTests {
  /// A first block with these chromaticities (x and y of red, green, blue).
  static func block(_ values: [Double]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 128)
    for index in 1...6 { bytes[index] = 255 }
    let numbers = values.map { UInt16(exactly: ($0 * 1024).rounded()) ?? 0 }
    for (index, number) in numbers.enumerated() { bytes[27 + index] = UInt8(number >> 2) }
    bytes[25] = numbers[..<4].reduce(0) { $0 << 2 | UInt8($1 & 3) }
    bytes[26] = numbers[4...].reduce(0) { $0 << 2 | UInt8($1 & 3) } << 4
    bytes[127] = 0 &- bytes[..<127].reduce(0, &+)
    return bytes
  }

  static let sRGB = [0.640, 0.330, 0.300, 0.600, 0.150, 0.060]
  static let p3 = [0.680, 0.320, 0.265, 0.690, 0.150, 0.060]
  static let adobeRGB = [0.640, 0.330, 0.210, 0.710, 0.150, 0.060]
  static let rec2020 = [0.708, 0.292, 0.170, 0.797, 0.131, 0.046]

  @Test(
    "a display shows P3 when it covers nine tenths of it",
    arguments: [(sRGB, false), (p3, true), (adobeRGB, false), (rec2020, true)])
  func gamut(_ values: [Double], _ coversP3: Bool) throws {
    let display = try #require(DisplayIdentification(Self.block(values)))
    #expect(display.coversP3 == coversP3)
  }

  @Test("sRGB covers 74 parts of a hundred of P3, whichever way round its corners are given")
  func coverage() throws {
    let corners = [(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)].map { Chromaticity(x: $0, y: $1) }
    for triangle in [ChromaticityTriangle(corners), ChromaticityTriangle(corners.reversed())] {
      #expect(abs(triangle.coverage(of: .displayP3) - 0.736) < 0.002)
      #expect(abs(ChromaticityTriangle.displayP3.coverage(of: triangle) - 1) < 0.01)
    }
  }

  @Test("what is no block is none: too short, another beginning, a wrong sum, no colors")
  func odd() {
    let good = Self.block(Self.p3)
    var sum = good
    sum[40] ^= 1
    var magic = good
    magic[0] = 1
    for bytes in [[], Array(good[..<127]), sum, magic, Self.block([0, 0, 0, 0, 0, 0])] {
      #expect(DisplayIdentification(bytes) == nil)
    }
    var random = SeededGenerator(seed: 3)
    for _ in 0..<5_000 {
      var bytes = good
      for _ in 0..<4 {
        bytes[Int.random(in: 8..<127, using: &random)] = .random(in: 0...255, using: &random)
      }
      bytes[127] = 0 &- bytes[..<127].reduce(0, &+)
      _ = DisplayIdentification(bytes)?.coversP3
    }
  }

  @Test("every display that is connected counts; without one nothing is said")
  func displays() throws {
    let folder = try TemporaryFolder()
    func facts(_ scales: [String] = []) -> DesktopFacts? {
      let reports = Log<FactReport>()
      DisplayFacts(folder: folder.path, scales: scales).start { reports.add($0) }
      return reports.all.first?.facts
    }
    #expect(facts() == DesktopFacts())
    try folder.write(Self.block(Self.p3), to: "card0-DP-1/edid")
    try folder.write([UInt8](), to: "card0-DP-2/edid")
    #expect(facts()?.displayGamut == .P3)
    try folder.write(Self.block(Self.sRGB), to: "card0-HDMI-A-1/edid")
    #expect(
      facts(["two", "2"]) == DesktopFacts { ($0.displayGamut, $0.displayScale) = (.sRGB, 2) })
  }
}
