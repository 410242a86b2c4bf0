// SPDX-License-Identifier: MIT

// Any bytes as a file of ignore rules, and as paths: a verdict in bounded work.

import FuzzerDriver

FuzzerDriver.run { start, count in
  IgnoreInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
