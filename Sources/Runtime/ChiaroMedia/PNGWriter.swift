// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

#if CHIARO_PNG
  import CPNGShim
#endif

/// A writer of PNG files with 8 or 16 bits per channel, in sRGB or Display P3.
///
/// Apple counterpart: `CGImageDestination` · Source: PNG (Third Edition) · Fidelity: exact
public enum PNGWriter {
  /// Returns a bitmap as a PNG file; nil if it has no pixels, if memory is short, or if libpng was
  /// missing when the program was built.
  ///
  /// A file in Display P3 always declares its color space twice: by an ICC profile, which all
  /// readers support, and by code points (cICP), which newer ones prefer.
  ///
  /// - Parameters:
  ///   - bitmap: the bitmap; a premultiplied one is written with straight alpha
  ///   - embedsProfile: whether an sRGB file also has an ICC profile and code points, instead of
  ///     the short `sRGB` chunk; a gray bitmap is written as sRGB
  ///   - isQuick: whether speed matters more than size; if true, small icons take a third of the
  ///     time and 4 % more bytes
  /// - Returns: the bytes of the file
  public static func bytes(
    _ bitmap: Bitmap, embedsProfile: Bool = false, isQuick: Bool = false
  ) -> [UInt8]? {
    #if CHIARO_PNG
      guard bitmap.size.pixelCount > 0 else { return nil }
      let space: ColorSpace = bitmap.colorSpace == .displayP3 ? .displayP3 : .sRGB
      let needsProfile = embedsProfile || space == .displayP3
      let profile = needsProfile ? ICCDisplayProfile(space).bytes : []
      return profile.withUnsafeBufferPointer { profile in
        var layout = chiaro_png_layout()
        layout.width = UInt32(bitmap.size.width)
        layout.height = UInt32(bitmap.size.height)
        layout.bits_per_channel = Int32(bitmap.bitsPerChannel)
        layout.profile = needsProfile ? profile.baseAddress : nil
        layout.profile_size = profile.count
        layout.is_quick = isQuick
        layout.code_points = CodingIndependentCodePoints.points(of: space)
        return write(bitmap.straightSamples, layout)
      }
    #else
      return nil
    #endif
  }

  #if CHIARO_PNG
    private static func write(
      _ samples: Bitmap.Samples, _ layout: chiaro_png_layout
    ) -> [UInt8]? {
      var (layout, count) = (layout, 0)
      let bytes =
        switch samples {
        case .eightBit(let samples): chiaro_png_write(samples, &layout, &count)
        case .sixteenBit(let samples): chiaro_png_write(samples, &layout, &count)
        }
      guard let bytes else { return nil }
      defer { chiaro_png_free(bytes) }
      return Array(UnsafeBufferPointer(start: bytes, count: count))
    }
  #endif
}
