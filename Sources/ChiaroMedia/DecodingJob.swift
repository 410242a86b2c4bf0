// SPDX-License-Identifier: MIT

import ChiaroRaster

/// One picture to be decoded: its bytes, what is wanted, and what it may cost.
struct DecodingJob {
  let bytes: [UInt8]
  let format: ImageFormat
  let hints: ImageHints
  let limits: ImageLimits
  let ledger: PixelLedger?

  /// Room for the pixels of a picture, all 0: the one place where decoders get it, so that none
  /// can forget to ask the limits first.
  func canvas<Channel: FixedWidthInteger>(
    of size: PixelSize, _ channel: Channel.Type = UInt8.self
  ) throws(ImageError) -> [Channel] {
    try limits.check(size, of: format)
    ledger?.record(size)
    return [Channel](repeating: 0, count: size.pixelCount * 4)
  }

  func malformed(_ detail: String) -> ImageError { ImageError(.malformed, format, detail) }
}
