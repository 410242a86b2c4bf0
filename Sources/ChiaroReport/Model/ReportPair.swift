// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A foreground color and its background color, whose contrast a rule measured.
package struct ReportPair: Hashable, Sendable {
  /// The foreground color, such as a text color.
  package var text: Color
  /// The background color.
  package var ground: Color

  /// Creates a pair of a foreground color and its background color.
  package init(_ text: Color, on ground: Color) {
    self.text = text
    self.ground = ground
  }
}
