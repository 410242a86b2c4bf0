// SPDX-License-Identifier: MIT

/// The identification data of a display: its EDID.
struct DisplayIdentification: Equatable {
  /// The chromaticities of the display's primaries.
  let primaries: ChromaticityTriangle

  /// Reads the first block; nil where it is invalid or has no chromaticities.
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

  /// Whether the display covers 90 percent of Display P3 or more; sRGB covers 74.
  var coversP3: Bool { primaries.coverage(of: .displayP3) >= 0.9 }
}
