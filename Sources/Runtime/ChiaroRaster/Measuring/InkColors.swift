// SPDX-License-Identifier: MIT

package import ChiaroColor

/// The colors of a pixel of a text or symbol, with it and without it.
package struct InkColors: Hashable, Sendable {
  /// The color of the text or symbol as it is seen.
  package var ink: Color
  /// The color behind it.
  package var ground: Color
}

/// What was measured of a text or symbol.
struct InkMeasurement {
  var range: ContrastRange
  /// The colors where the contrast is lowest.
  var closest: InkColors
}
