// SPDX-License-Identifier: MIT

// Any bytes as a picture of paths and text: a bitmap within the limits or an error, never a trap of
// ours. What takes long is passed over: the libraries are made to be stopped from outside.

import ChiaroMedia
import ChiaroRaster
import FuzzerDriver

#if canImport(ChiaroPDF)
  import ChiaroPDF
#endif

let limits = ImageLimits(byteCount: 1 << 16, pixelCount: 1 << 16, side: 1_000)
let decoder = SystemImageDecoder(limits: limits)

/// What reads a format; PDF is read by another program elsewhere, and by the same module here.
func reader(of format: ImageFormat) -> any ImageDecoder {
  #if canImport(ChiaroPDF)
    if format == .pdf { return PDFDecoder(limits: limits) }
  #endif
  return decoder
}

FuzzerDriver.run { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let format = ImageFormat.sniff(bytes)
  guard format.isVector else { return 0 }
  for size in [VectorSize.pixelsPerPoint(1), .fitting(side: 40)] {
    let hints = ImageHints(vectorSize: size, previewSide: 16)
    guard let image = try? reader(of: format).decode(bytes, hints: hints) else { continue }
    for bitmap in [image.bitmap, image.preview].compactMap({ $0 }) {
      precondition((try? limits.check(bitmap.size, of: .unknown)) != nil)
    }
    precondition(image.facts.pointSize?.isDrawable == true)
  }
  return 0
}
