// SPDX-License-Identifier: MIT

package import ChiaroAppearance

/// A rule by which a view replaces the colors of its descendants, as vibrancy does.
package protocol ContentColorReplacement {
  /// Returns the color to draw with in place of a color that the content uses.
  func color(for declared: DynamicColor) -> DynamicColor
}
