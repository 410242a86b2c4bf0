// SPDX-License-Identifier: MIT

import ChiaroColor
public import ChiaroRaster

#if CHIARO_PNG
  import CPNGShim
#endif

/// Writes PNG files of 8 or 16 bits a channel, in sRGB or Display P3.
///
/// Apple counterpart: `CGImageDestination` · Source: PNG (Third Edition) · Fidelity: exact
public enum PNGWriter {
  /// The bytes of a PNG, or nil when libpng was missing as the program was built, or memory is
  /// short.
  ///
  /// A picture in Display P3 always says so twice: by an ICC profile, which all readers know, and
  /// by code points (cICP), which new ones prefer.
  ///
  /// - Parameters:
  ///   - bitmap: the picture, of one pixel at least; where it is premultiplied, that is undone
  ///   - embedsProfile: whether sRGB is said in the same way, and not by a short chunk; a gray
  ///     bitmap is taken as sRGB
  ///   - isQuick: whether time counts more than size: of 523 small pictures of icons it takes a
  ///     third of the time, for 4 % more bytes
  /// - Returns: a whole file
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

extension Bitmap {
  /// The samples without the multiplication by alpha; what is wholly clear becomes black.
  fileprivate var straightSamples: Samples {
    guard alphaState == .premultiplied else { return samples }
    return switch samples {
    case .eightBit(let samples): .eightBit(Self.straight(samples))
    case .sixteenBit(let samples): .sixteenBit(Self.straight(samples))
    }
  }

  private static func straight<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: [Sample]
  ) -> [Sample] {
    var samples = samples
    let full = UInt64(Sample.max)
    for first in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt64(samples[first + 3])
      for index in first..<first + 3 {
        let value = alpha == 0 ? 0 : (UInt64(samples[index]) * full + alpha / 2) / alpha
        samples[index] = Sample(min(value, full))
      }
    }
    return samples
  }
}
