// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A color and what it stands on, as a rule measured them.
package struct ColorPair: Hashable, Sendable {
  /// The color in front.
  package var text: Color
  /// The color behind it.
  package var ground: Color
  /// What the color behind is called, such as `secondarySystemBackground`.
  package var groundName: String

  /// Names a color and its ground.
  package init(_ text: Color, on ground: Color, named groundName: String) {
    self.text = text
    self.ground = ground
    self.groundName = groundName
  }
}
