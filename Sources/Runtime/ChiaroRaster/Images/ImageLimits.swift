// SPDX-License-Identifier: MIT

/// Limits on the size of a picture; a larger picture is rejected before it is decoded.
public struct ImageLimits: Hashable, Sendable {
  /// The maximum size of a file in bytes; the default is 64 MiB.
  public var byteCount: Int
  /// The maximum number of pixels; the default is 67,108,864, which take 256 MiB at 8 bits per
  /// channel.
  public var pixelCount: Int
  /// The maximum number of pixels per side; the default is 32,768.
  public var side: Int

  /// Creates limits; each must be above 0.
  public init(
    byteCount: Int = 64 << 20, pixelCount: Int = 64 << 20, side: Int = 32_768
  ) {
    precondition(byteCount > 0 && pixelCount > 0 && side > 0, "a limit must be above 0")
    self.byteCount = byteCount
    self.pixelCount = pixelCount
    self.side = side
  }

  /// The default limits.
  public static let standard = ImageLimits()

  /// Checks that a file is not larger than `byteCount`.
  ///
  /// - Throws: `ImageError` of kind `tooLarge` if it is larger
  public func check(byteCount: Int, of format: ImageFormat) throws(ImageError) {
    if byteCount <= self.byteCount { return }
    throw ImageError(
      .tooLarge, format, "\(byteCount) bytes (expected at most \(self.byteCount))")
  }

  /// Checks the size of a picture; call it before allocating memory for the picture.
  ///
  /// - Throws: `ImageError` of kind `malformed` if the picture is empty, or `tooLarge` if it
  ///   exceeds the limits
  public func check(_ size: PixelSize, of format: ImageFormat) throws(ImageError) {
    if size.width == 0 || size.height == 0 {
      throw ImageError(.malformed, format, "the picture has no pixels (\(size))")
    }
    if max(size.width, size.height) > side {
      throw ImageError(.tooLarge, format, "\(size) pixels (expected at most \(side) per side)")
    }
    if size.pixelCount > pixelCount {
      throw ImageError(.tooLarge, format, "\(size) pixels (expected at most \(pixelCount) in all)")
    }
  }
}
