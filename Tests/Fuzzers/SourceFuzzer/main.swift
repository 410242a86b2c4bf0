// SPDX-License-Identifier: MIT

// Swift that nests and repeats: it is parsed in bounds or left out, and another file is judged.

import FuzzerDriver

FuzzerDriver.run { start, count in
  SourceInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
