// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A foreground color and its background color, whose contrast a rule measured.
package struct ReportPair: Hashable, Sendable {
  /// The foreground color, such as a text color.
  package var text: Color
  /// The background color.
  package var ground: Color
  /// The same pair in the other style, dark for light; nil where nobody knows.
  package var inOtherStyle: Colors?

  /// Two colors that meet.
  package struct Colors: Hashable, Sendable {
    /// The foreground color.
    package var text: Color
    /// The background color.
    package var ground: Color

    /// Creates two colors that meet.
    package init(text: Color, ground: Color) {
      self.text = text
      self.ground = ground
    }
  }

  /// Creates a pair of a foreground color and its background color.
  package init(_ text: Color, on ground: Color, inOtherStyle: Colors? = nil) {
    self.text = text
    self.ground = ground
    self.inOtherStyle = inOtherStyle
  }
}
