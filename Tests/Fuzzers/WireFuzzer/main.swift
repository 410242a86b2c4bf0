// SPDX-License-Identifier: MIT

// Any bytes as what a helper and its program say to each other: nonsense, or a message within the
// limits that reads the same again, never a trap.

import ChiaroMedia
import FuzzerDriver

FuzzerDriver.run { start, count in
  WireTrial.read(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
