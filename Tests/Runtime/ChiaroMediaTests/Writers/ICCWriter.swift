// SPDX-License-Identifier: MIT

import ChiaroColor

/// Writes ICC profiles of displays, just enough of them to be valid.
///
/// Source: ICC.1:2022 §7.2 (header), §7.3 (tags), §10 (types).
struct ICCWriter {
  enum Curve {
    /// The formula of sRGB.
    case sRGB
    /// The same as a table.
    case sRGBTable
    case gamma(Double)
  }

  var space = "RGB "
  var description = "A test profile"
  /// Version 4 keeps descriptions as UTF-16, version 2 as ASCII.
  var version = 4
  /// Whose primaries to write; none for nil.
  var primaries: ColorSpace? = .linearSRGB
  var curve: Curve = .sRGB

  /// The whole profile.
  var bytes: [UInt8] {
    var entries: [UInt8] = .bigEndian(tags.count, count: 4)
    var contents: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for (name, content) in tags {
      entries += Array(name.utf8) + .bigEndian(start + contents.count, count: 4)
      entries += .bigEndian(content.count, count: 4)
      contents += content
    }
    return header(size: start + contents.count) + entries + contents
  }

  private func header(size: Int) -> [UInt8] {
    var header: [UInt8] = .bigEndian(size, count: 4) + .bigEndian(0, count: 4)
    header += [UInt8(version), 0, 0, 0] + Array("mntr\(space)XYZ ".utf8)
    header += [UInt8](repeating: 0, count: 12) + Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += fixed(0.9642) + fixed(1) + fixed(0.8249)
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  private var tags: [(String, [UInt8])] {
    var tags = [("desc", descriptionTag), ("wtpt", xyz([0.9642, 1, 0.8249]))]
    if space == "GRAY" { tags.append(("kTRC", curveTag)) }
    if space == "RGB " {
      if let primaries {
        tags.append(("rXYZ", xyz(primaries.convert([1, 0, 0], to: .xyzD50))))
        tags.append(("gXYZ", xyz(primaries.convert([0, 1, 0], to: .xyzD50))))
        tags.append(("bXYZ", xyz(primaries.convert([0, 0, 1], to: .xyzD50))))
      }
      for name in ["rTRC", "gTRC", "bTRC"] { tags.append((name, curveTag)) }
    }
    return tags.map { ($0.0, padded($0.1)) }
  }

  private var descriptionTag: [UInt8] {
    if version < 4 {
      let ascii = Array(description.utf8) + [0]
      return Array("desc\0\0\0\0".utf8) + .bigEndian(ascii.count, count: 4) + ascii
        + [UInt8](repeating: 0, count: 78)
    }
    let units = description.utf16.flatMap { [UInt8].bigEndian(Int($0), count: 2) }
    return Array("mluc\0\0\0\0".utf8) + .bigEndian(1, count: 4) + .bigEndian(12, count: 4)
      + Array("enUS".utf8) + .bigEndian(units.count, count: 4) + .bigEndian(28, count: 4) + units
  }

  private var curveTag: [UInt8] {
    switch curve {
    case .sRGB:
      let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
      return Array("para\0\0\0\0\0\u{3}\0\0".utf8) + parameters
    case .sRGBTable:
      let values = (0..<1_024).flatMap { index in
        let encoded = Double(index) / 1_023
        let linear = ColorSpace.sRGB.convert([encoded, 0, 0], to: .linearSRGB).x
        return [UInt8].bigEndian(Int((linear * 65_535).rounded()), count: 2)
      }
      return Array("curv\0\0\0\0".utf8) + .bigEndian(1_024, count: 4) + values
    case .gamma(let exponent):
      return Array("curv\0\0\0\0".utf8) + .bigEndian(1, count: 4)
        + .bigEndian(Int((exponent * 256).rounded()), count: 2)
    }
  }

  private func xyz(_ value: ColorComponents) -> [UInt8] {
    Array("XYZ \0\0\0\0".utf8) + fixed(value.x) + fixed(value.y) + fixed(value.z)
  }

  private func fixed(_ value: Double) -> [UInt8] {
    .bigEndian(Int((value * 65_536).rounded()), count: 4)
  }

  private func padded(_ tag: [UInt8]) -> [UInt8] {
    tag + [UInt8](repeating: 0, count: (4 - tag.count % 4) % 4)
  }
}
