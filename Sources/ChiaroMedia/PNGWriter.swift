// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

#if CHIARO_PNG
  import CPNGShim
#endif

/// Writes PNG files.
///
/// Apple counterpart: `CGImageDestination` · Source: PNG (Third Edition) · Fidelity: exact
public enum PNGWriter {
  /// The bytes of a PNG, or nil when libpng was missing as the program was built, or memory is
  /// short.
  ///
  /// - Precondition: the bitmap is in 8-bit sRGB, not multiplied, as
  ///   `Bitmap.fitted(side:)` gives it
  public static func bytes(_ bitmap: Bitmap) -> [UInt8]? {
    guard case .eightBit(let samples) = bitmap.samples, bitmap.colorSpace == .sRGB,
      bitmap.alphaState == .straight
    else { preconditionFailure("a PNG is written from 8-bit sRGB that is not multiplied") }
    #if CHIARO_PNG
      var count = 0
      guard
        let bytes = chiaro_png_write(
          samples, UInt32(bitmap.size.width), UInt32(bitmap.size.height), &count)
      else { return nil }
      defer { chiaro_png_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    #else
      return nil
    #endif
  }
}
