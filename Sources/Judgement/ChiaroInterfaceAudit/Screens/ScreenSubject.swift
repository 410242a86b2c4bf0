// SPDX-License-Identifier: MIT

import ChiaroSource

/// A screen prepared for rules, from a file or from code: its visible content in each appearance of
/// the app.
package struct ScreenSubject: Sendable {
  /// The texts that are seen, in the order in which they are drawn.
  var texts: [DrawnInk] = []
  /// The symbols and other pictures in one color that are seen, in the order in which they are
  /// drawn.
  var marks: [DrawnInk] = []
  /// The large areas that are filled, in dark.
  var areas: [DrawnArea] = []
  /// What tells by color alone that it is selected, in each appearance.
  var selections: [DrawnSelection] = []
  /// The share of the screen's pixels that are dark in the dark appearance; nil where it has none.
  var dark: Double?
  /// Whether the screen is seen in light and in dark.
  var hasTwoStyles: Bool
  /// The screen itself, where it has the same pixels in both and none was given on purpose; nil for
  /// others.
  var unchanging: DrawnThing?
}
