// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A picture to be decoded: its bytes, the options, and the limits.
struct DecodingJob {
  let bytes: [UInt8]
  let format: ImageFormat
  let hints: ImageHints
  let limits: ImageLimits
  let ledger: PixelLedger?

  /// Returns zeroed memory for the pixels of a picture, after checking the limits; all decoders get
  /// their memory here, so that none can skip the check.
  func canvas<Channel: FixedWidthInteger>(
    of size: PixelSize, _ channel: Channel.Type = UInt8.self
  ) throws(ImageError) -> [Channel] {
    try limits.check(size, of: format)
    ledger?.record(size)
    return [Channel](repeating: 0, count: size.pixelCount * 4)
  }

  func malformed(_ detail: String) -> ImageError { ImageError(.malformed, format, detail) }
}
