// SPDX-License-Identifier: MIT

import ChiaroAppearance

/// What a view makes of the colors of the views in it.
protocol ContentInk {
  /// The color to draw with, in place of the one that the content declares.
  func color(for declared: DynamicColor) -> DynamicColor
}
