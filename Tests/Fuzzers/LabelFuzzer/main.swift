// SPDX-License-Identifier: MIT

// Texts of labels with marks, joiners and emoji: what is drawn costs no more than it may.

import FuzzerDriver

FuzzerDriver.run { start, count in
  LabelInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
