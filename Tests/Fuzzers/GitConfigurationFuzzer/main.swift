// SPDX-License-Identifier: MIT

// Any bytes as a configuration of git's: read in one pass, or refused with a line.

import FuzzerDriver

FuzzerDriver.run { start, count in
  GitConfigurationInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
