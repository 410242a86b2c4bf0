// SPDX-License-Identifier: MIT

// Any bytes as a color of CSS: a color that is written and read again as itself, or words.

import FuzzerDriver

FuzzerDriver.run { start, count in
  ColorInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
