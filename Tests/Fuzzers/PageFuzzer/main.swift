// SPDX-License-Identifier: MIT

// Pages and style sheets: what is offered to declare a color scheme changes nothing else in them.

import FuzzerDriver

FuzzerDriver.run { start, count in
  PageInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
