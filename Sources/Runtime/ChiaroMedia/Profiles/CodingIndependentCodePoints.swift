// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroRaster

/// The code points of a PNG's cICP chunk, by ITU-T H.273.
enum CodingIndependentCodePoints {
  private static let sRGBCurve = 13

  /// Returns the code points of `sRGB` or `displayP3`: primaries, curve, RGB, full range.
  static func points(of space: ColorSpace) -> (UInt8, UInt8, UInt8, UInt8) {
    (space == .displayP3 ? 12 : 1, UInt8(sRGBCurve), 0, 1)
  }

  /// Returns the profile that the content of a chunk stands for; nil when it is not four bytes.
  static func kind(of content: ArraySlice<UInt8>) -> ImageProfile? {
    guard content.count == 4 else { return nil }
    let points = content.map(Int.init)
    // Primaries, curve, matrix (0 is RGB) and whether the full range is used.
    switch (points[0], points[1], points[2], points[3]) {
    case (1, sRGBCurve, 0, 1): return .sRGB
    case (12, sRGBCurve, 0, 1): return .displayP3
    default: return .other("CICP " + points.map(String.init).joined(separator: "-"))
    }
  }
}
