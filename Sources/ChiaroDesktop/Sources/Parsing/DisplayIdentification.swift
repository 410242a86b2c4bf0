// SPDX-License-Identifier: MIT

/// What a display says of itself: its EDID.
struct DisplayIdentification: Equatable {
  /// The chromaticities of its red, green and blue.
  let primaries: ChromaticityTriangle

  /// Reads the first block; nil where it is none, or says nothing of colors.
  init?(_ bytes: [UInt8]) {
    let magic: [UInt8] = [0, 255, 255, 255, 255, 255, 255, 0]
    guard bytes.count >= 128, Array(bytes[..<8]) == magic,
      bytes[..<128].reduce(0, &+) == 0
    else { return nil }
    // Ten bits each: eight from byte 27 on, the lower two in bytes 25 and 26.
    let low = UInt16(bytes[25]) << 8 | UInt16(bytes[26])
    let values = (0..<6).map { index in
      let number = UInt16(bytes[27 + index]) << 2 | (low >> UInt16(14 - 2 * index)) & 3
      return Double(number) / 1024
    }
    let triangle = ChromaticityTriangle(
      [0, 2, 4].map { Chromaticity(x: values[$0], y: values[$0 + 1]) })
    guard triangle.area > 0.01 else { return nil }
    primaries = triangle
  }

  /// Whether it shows nearly all colors of P3: 90 parts of a hundred of them, where sRGB has 74.
  var coversP3: Bool { primaries.coverage(of: .displayP3) >= 0.9 }
}
