// SPDX-License-Identifier: MIT

import ChiaroViews

extension View {
  /// Makes the view keep the size of its content before labels do, as Interface Builder does for
  /// switches, steppers and spinners.
  final func hugContent() {
    for axis in [LayoutAxis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }
}
