// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// An item of a bar and its frame.
struct BarPlace {
  var item: BarItem
  var frame: CGRect
}
