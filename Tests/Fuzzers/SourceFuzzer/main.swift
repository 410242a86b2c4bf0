// SPDX-License-Identifier: MIT

// Swift that nests and repeats: it is parsed in bounds or left out, and another file is judged.
//
// A text that the audit leaves out after its time, with a word, is no finding: the process ends, as
// that of the audit does, and libFuzzer, which runs it as its child, starts another one.

import FuzzerDriver

FuzzerDriver.run { start, count in
  SourceInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check { files in
    if files == [SourceInput.path] { FuzzerDriver.pass() }
  }
  return 0
}
