// SPDX-License-Identifier: MIT

// Any bytes as a property list: a value or words, never a trap.

import FuzzerDriver

FuzzerDriver.run { start, count in
  PropertyListInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
