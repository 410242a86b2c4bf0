// SPDX-License-Identifier: MIT

import Foundation

/// Something in a bar that can be pressed, and where it stands.
struct BarPlace {
  var item: BarItem
  var frame: CGRect
}
