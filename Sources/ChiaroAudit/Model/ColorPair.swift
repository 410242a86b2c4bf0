// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A foreground color and its background color, whose contrast a rule measured.
package struct ColorPair: Hashable, Sendable {
  /// The foreground color, such as a text color.
  package var text: Color
  /// The background color.
  package var ground: Color
  /// The name of the background color, such as `secondarySystemBackground`.
  package var groundName: String

  /// Creates a pair of a foreground color and a background color with a name.
  package init(_ text: Color, on ground: Color, named groundName: String) {
    self.text = text
    self.ground = ground
    self.groundName = groundName
  }
}
