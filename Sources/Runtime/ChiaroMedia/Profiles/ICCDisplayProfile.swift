// SPDX-License-Identifier: MIT

import ChiaroColor

/// The ICC profile of sRGB or Display P3, always the same bytes.
///
/// Source: ICC.1:2022 §7.2 (header), §7.3 (list of tags), §8.3 (display profiles), §10 (types).
struct ICCDisplayProfile {
  private let name: String
  private let linear: ColorSpace

  /// Creates the profile of `sRGB` or `displayP3`.
  init(_ space: ColorSpace) {
    let isP3 = space == .displayP3
    name = isP3 ? "Display P3" : "sRGB"
    linear = isP3 ? .linearDisplayP3 : .linearSRGB
  }

  /// The whole profile.
  var bytes: [UInt8] {
    let tags = tags
    var (list, contents) = (Self.number(tags.count), [UInt8]())
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      list += Array(name.utf8) + Self.number(start + contents.count) + Self.number(content.count)
      contents += content
    }
    return header(size: start + contents.count) + list + contents
  }

  private func header(size: Int) -> [UInt8] {
    let version: [UInt8] = [4, 0x40, 0, 0]
    // The year, month and day in which this was written: a profile has to have one.
    let date = [2026, 1, 1, 0, 0, 0].flatMap { Self.short($0) }
    let isEmbedded = Self.number(1)
    let relativeIntent = Self.number(1)
    var bytes = Self.number(size) + Self.number(0) + version + Array("mntrRGB XYZ ".utf8) + date
    bytes += Array("acsp".utf8) + Self.number(0) + isEmbedded + Self.number(0) + Self.number(0)
    bytes += Self.number(0) + Self.number(0) + relativeIntent + Self.xyz(Self.white)
    return bytes + [UInt8](repeating: 0, count: 128 - bytes.count)
  }

  // MARK: Tags

  private var tags: [(name: String, content: [UInt8])] {
    let primary = { (components: ColorComponents) in
      Self.type("XYZ ") + Self.xyz(linear.convert(components, to: .xyzD50) * Self.rounding)
    }
    return [
      ("desc", Self.text(name)), ("cprt", Self.text("CC0")),
      ("wtpt", Self.type("XYZ ") + Self.xyz(Self.white)), ("chad", Self.adaptation),
      ("rXYZ", primary([1, 0, 0])), ("gXYZ", primary([0, 1, 0])), ("bXYZ", primary([0, 0, 1])),
      ("rTRC", Self.curve), ("gTRC", Self.curve), ("bTRC", Self.curve),
    ]
  }

  /// The white point D50 with the digits of the standard.
  private static let white: ColorComponents = [0.9642, 1, 0.8249]

  /// The factor from CSS's white point, which has more digits, to that of the standard, so that the
  /// primaries add up to it.
  private static let rounding = white / ColorSpace.linearSRGB.convert([1, 1, 1], to: .xyzD50)

  /// The matrix from the white point of the color space to D50, row by row.
  private static var adaptation: [UInt8] {
    let columns: [ColorComponents] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]].map {
      ColorSpace.xyzD65.convert($0, to: .xyzD50) * rounding
    }
    return type("sf32") + (0..<3).flatMap { row in columns.flatMap { fixed($0[row]) } }
  }

  /// The curve of sRGB as the fourth formula: a power above 0.04045, a line below.
  private static var curve: [UInt8] {
    type("para") + short(3) + short(0)
      + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
  }

  /// Returns an English text, padded to a multiple of 32 bits.
  private static func text(_ text: String) -> [UInt8] {
    let letters = text.utf16.flatMap { short(Int($0)) }
    let record = Array("enUS".utf8) + number(letters.count) + number(28)
    let content = type("mluc") + number(1) + number(12) + record + letters
    return content + [UInt8](repeating: 0, count: -content.count & 3)
  }

  // MARK: Numbers

  private static func type(_ name: String) -> [UInt8] { Array(name.utf8) + number(0) }

  private static func xyz(_ color: ColorComponents) -> [UInt8] {
    fixed(color.x) + fixed(color.y) + fixed(color.z)
  }

  /// Returns a fixed-point number with 16 integer and 16 fractional bits.
  private static func fixed(_ value: Double) -> [UInt8] {
    number(Int(saturating: (value * 65_536).rounded()))
  }

  private static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func short(_ value: Int) -> [UInt8] {
    [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
