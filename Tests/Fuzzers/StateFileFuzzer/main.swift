// SPDX-License-Identifier: MIT

// Any bytes as the two copies of the setting on disk: a setting, which is written so that it reads
// the same, and is the newer one.

import ChiaroDesktopProbes
import FuzzerDriver

FuzzerDriver.run { start, count in
  StateFileProbe(Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
