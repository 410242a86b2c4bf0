// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A foreground color and its background color, whose contrast a rule measured.
package struct ColorPair: Hashable, Sendable {
  /// The foreground color, such as a text color.
  package var text: Color
  /// The name of the foreground color, such as that of its color set; empty for none.
  package var textName: String
  /// The background color.
  package var ground: Color
  /// The name of the background color, such as `secondarySystemBackground`.
  package var groundName: String

  /// Creates a pair of a foreground color and a background color with their names.
  package init(
    _ text: Color, on ground: Color, named groundName: String, textName: String = ""
  ) {
    self.text = text
    self.textName = textName
    self.ground = ground
    self.groundName = groundName
  }
}
