// SPDX-License-Identifier: MIT

// Any bytes as a picture of pixels: a bitmap within the limits or an error, never a trap.
//
// Pictures of paths and text are left out: their libraries are made to be stopped from outside, in
// the process of their own in which they run, and PictureFuzzTests breaks them there.

import ChiaroMedia
import ChiaroRaster
import FuzzerDriver

let decoder = SystemImageDecoder(
  limits: ImageLimits(byteCount: 1 << 20, pixelCount: 1 << 18, side: 4_000))

FuzzerDriver.run { start, count in
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let isVector = ImageFormat.sniff(bytes).isVector
  guard !isVector, let image = try? decoder.decode(bytes) else { return 0 }
  precondition(image.bitmap.size.pixelCount <= 1 << 18)
  precondition(image.bitmap.size.width <= 4_000 && image.bitmap.size.height <= 4_000)
  return 0
}
