// SPDX-License-Identifier: MIT

package import ChiaroColor

/// A color and what it stands on, as they were measured.
package struct ReportPair: Hashable, Sendable {
  /// The color in front.
  package var text: Color
  /// The color behind it.
  package var ground: Color

  /// Names a color and its ground.
  package init(_ text: Color, on ground: Color) {
    self.text = text
    self.ground = ground
  }
}
