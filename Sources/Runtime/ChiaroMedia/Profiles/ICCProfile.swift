// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

// Recognizes the few profiles that pictures of apps carry, and otherwise gives a profile's own
// name.
//
// A profile is recognized by what it does: its three primaries, adapted to D50, and its transfer
// curve. Only when it does something else is its description believed, because scanners and old
// programs write the sRGB primaries with other roundings and their own curve.

/// An ICC profile, read as far as is needed to recognize it.
struct ICCProfile {
  private let bytes: ArraySlice<UInt8>
  private var tags: [String: ArraySlice<UInt8>] = [:]

  /// Reads the list of tags; nil when the bytes are not a profile.
  init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.fourLetters(at: 36) == "acsp", let count = bytes.bigEndian(at: 128, count: 4) else {
      return nil
    }
    self.bytes = bytes
    // Real profiles have about ten tags, the largest about fifty.
    for index in 0..<min(count, 100) {
      let entry = 132 + 12 * index
      guard let name = bytes.fourLetters(at: entry),
        let offset = bytes.bigEndian(at: entry + 4, count: 4),
        let size = bytes.bigEndian(at: entry + 8, count: 4),
        let content = bytes.slice(at: offset, count: size)
      else { continue }
      tags[name] = content
    }
  }

  /// Returns the profile recognized from bytes; `other("unreadable")` when they are not a profile.
  static func kind(of bytes: ArraySlice<UInt8>) -> ImageProfile {
    ICCProfile(bytes)?.kind ?? .other("unreadable")
  }

  /// The recognized profile.
  var kind: ImageProfile {
    switch bytes.fourLetters(at: 16) {
    case "RGB ": rgbKind
    case "GRAY": grayKind
    default: .other(description)
    }
  }

  private var rgbKind: ImageProfile {
    if hasCurve(TransferCurves.sRGB) {
      if hasPrimaries(of: .linearSRGB) { return .sRGB }
      if hasPrimaries(of: .linearDisplayP3) { return .displayP3 }
    }
    let name = description
    if name == "Display P3" { return .displayP3 }
    // "sRGB IEC61966-2.1", "sRGB built-in", "sRGB2014", …
    if name.hasPrefix("sRGB") { return .sRGB }
    return .other(name)
  }

  /// The profile of a gray one; a gray with the curve of sRGB has equal sRGB channels.
  private var grayKind: ImageProfile {
    if hasCurve(TransferCurves.sRGB, of: "kTRC") { return .sRGB }
    return hasCurve(TransferCurves.gamma22, of: "kTRC") ? .grayGamma22 : .other(description)
  }

  // MARK: Primaries and curves

  /// The tolerance of primaries: profiles round them to 16 bits and differ in the third digit of
  /// the adaptation; sRGB and Display P3 are 0.07 apart.
  private static let primaryTolerance = 0.003
  /// The tolerance of curves: a power of 2.2 differs from the curve of sRGB by 0.0036 at one half.
  private static let curveTolerance = 0.0015

  private func hasPrimaries(of space: ColorSpace) -> Bool {
    let expected: [(String, ColorComponents)] = [
      ("rXYZ", [1, 0, 0]), ("gXYZ", [0, 1, 0]), ("bXYZ", [0, 0, 1]),
    ]
    return expected.allSatisfy { name, primary in
      guard let tag = tags[name], let x = tag.s15Fixed16(at: 8), let y = tag.s15Fixed16(at: 12),
        let z = tag.s15Fixed16(at: 16)
      else { return false }
      let difference = ColorComponents(x, y, z) - space.convert(primary, to: .xyzD50)
      return max(difference.max(), -difference.min()) < Self.primaryTolerance
    }
  }

  private func hasCurve(_ expected: (Double) -> Double, of name: String = "gTRC") -> Bool {
    guard let tag = tags[name], let curve = ICCCurve(tag) else { return false }
    return [0.1, 0.25, 0.5, 0.75].allSatisfy { value in
      (curve.value(at: value) - expected(value)).magnitude < Self.curveTolerance
    }
  }

  // MARK: Description

  /// The profile's name for people, at most 80 characters; "unnamed" when there is none.
  var description: String {
    let name = tags["desc"].flatMap(Self.text) ?? ""
    let printable = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    let text = String(String.UnicodeScalarView(printable)).prefix(80)
    return text.isEmpty ? "unnamed" : String(text)
  }

  /// Returns the text of a description: ASCII in version 2, the first of several languages in
  /// version 4.
  private static func text(of tag: ArraySlice<UInt8>) -> String? {
    if tag.fourLetters(at: 0) == "desc" {
      guard let count = tag.bigEndian(at: 8, count: 4),
        let ascii = tag.slice(at: 12, count: count)
      else { return nil }
      return String(decoding: ascii.prefix { $0 != 0 }, as: UTF8.self)
    }
    guard tag.fourLetters(at: 0) == "mluc", let count = tag.bigEndian(at: 20, count: 4),
      let offset = tag.bigEndian(at: 24, count: 4),
      let utf16 = tag.slice(at: offset, count: count)
    else { return nil }
    let units = stride(from: 0, to: count - 1, by: 2).compactMap { index in
      utf16.bigEndian(at: index, count: 2).map(UInt16.init)
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The curves to be recognized, from ChiaroColor's color spaces.
private enum TransferCurves {
  static func sRGB(_ value: Double) -> Double {
    ColorSpace.sRGB.convert([value, value, value], to: .linearSRGB).x
  }

  static func gamma22(_ value: Double) -> Double {
    ColorSpace.grayGamma22.convert([value, 0, 0], to: .linearSRGB).x
  }
}
