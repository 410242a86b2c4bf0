// SPDX-License-Identifier: MIT

// Any bytes as the file of each kind of set, of a group and of an icon: the set beside them
// resolves as ever, the work is bounded, and what is JSON is written back so that it reads the
// same.

import ChiaroAppearance
import ChiaroCatalog
import ChiaroColor
import ChiaroSource
import FuzzerDriver

FuzzerDriver.run { start, count in
  CatalogInput(bytes: Array(UnsafeBufferPointer(start: start, count: count))).check()
  return 0
}
