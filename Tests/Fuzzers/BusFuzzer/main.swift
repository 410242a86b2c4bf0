// SPDX-License-Identifier: MIT

// Any bytes as what somebody on the bus sends: values within the limits, which can be written again
// and read the same, or an error.

import ChiaroDesktopProbes
import FuzzerDriver

FuzzerDriver.run { start, count in
  BusProbe(Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
