// SPDX-License-Identifier: MIT

package import ChiaroRaster

/// One picture to be decoded: its bytes, what is wanted, and what it may cost.
package struct DecodingJob {
  /// The whole file.
  package let bytes: [UInt8]
  /// What the bytes are.
  package let format: ImageFormat
  /// What is wanted of the picture.
  package let hints: ImageHints
  /// What larger pictures are refused by.
  package let limits: ImageLimits
  private let ledger: PixelLedger?

  /// A picture whose bytes are within the limits.
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

  /// The error for a file that is damaged.
  package func malformed(_ detail: String) -> ImageError {
    ImageError(.malformed, format, detail)
  }
}
