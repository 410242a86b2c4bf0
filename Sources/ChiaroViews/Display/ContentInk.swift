// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// What a view makes of the colors of the views in it.
package protocol ContentInk {
  /// The color to draw with, in place of the one that the content declares.
  func color(for declared: DynamicColor) -> DynamicColor
}
