// SPDX-License-Identifier: MIT

package import ChiaroRaster

/// A picture to decode: its bytes, the caller's options and the limits.
package struct DecodingJob {
  /// The whole file.
  package let bytes: [UInt8]
  /// The format recognized from the bytes.
  package let format: ImageFormat
  /// The caller's options.
  package let hints: ImageHints
  /// The limits on the size of the picture; larger pictures are refused.
  package let limits: ImageLimits
  private let ledger: PixelLedger?

  /// Creates a job for a file whose length is within the limits.
  package init(bytes: [UInt8], format: ImageFormat, hints: ImageHints, limits: ImageLimits) {
    self.init(bytes: bytes, format: format, hints: hints, limits: limits, ledger: nil)
  }

  init(
    bytes: [UInt8], format: ImageFormat, hints: ImageHints, limits: ImageLimits,
    ledger: PixelLedger?
  ) {
    self.bytes = bytes
    self.format = format
    self.hints = hints
    self.limits = limits
    self.ledger = ledger
  }

  /// Returns zeroed memory for the pixels of a picture, after checking the limits; all decoders get
  /// their memory here, so that none can skip the check.
  func canvas<Channel: FixedWidthInteger>(
    of size: PixelSize, _ channel: Channel.Type = UInt8.self
  ) throws(ImageError) -> [Channel] {
    try limits.check(size, of: format)
    ledger?.record(size)
    return [Channel](repeating: 0, count: size.pixelCount * 4)
  }

  /// Returns the error for a damaged file.
  package func malformed(_ detail: String) -> ImageError {
    ImageError(.malformed, format, detail)
  }

  /// Returns the error for a library's failure: lack of memory, which is not the file's fault, or a
  /// damaged file.
  package func failure(_ detail: String) -> ImageError {
    // cairo's words, libjpeg's, and librsvg's of a surface that it cannot have.
    let lacksMemory = ["out of memory", "insufficient memory", "nomemory"].contains {
      detail.lowercased().contains($0)
    }
    return lacksMemory ? ImageError(.outOfMemory, format, detail) : malformed(detail)
  }
}
