// SPDX-License-Identifier: MIT

// Aliases and groups of design tokens, in chains, circles and bombs: read in bounds, losses said.

import FuzzerDriver

FuzzerDriver.run { start, count in
  AliasInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
