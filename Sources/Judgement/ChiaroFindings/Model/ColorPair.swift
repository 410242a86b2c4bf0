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
  /// The same pair in the other style, dark for light; nil if it is unknown.
  package var inOtherStyle: Colors?

  /// Two colors that meet.
  package struct Colors: Hashable, Sendable {
    /// The foreground color.
    package var text: Color
    /// The background color.
    package var ground: Color

    /// Creates two colors that meet.
    package init(_ text: Color, on ground: Color) {
      self.text = text
      self.ground = ground
    }
  }

  /// The two colors.
  package var colors: Colors { Colors(text, on: ground) }

  /// Creates a pair of a foreground color and a background color with their names.
  package init(
    _ text: Color, on ground: Color, named groundName: String, textName: String = "",
    inOtherStyle: Colors? = nil
  ) {
    self.inOtherStyle = inOtherStyle
    self.text = text
    self.textName = textName
    self.ground = ground
    self.groundName = groundName
  }
}
