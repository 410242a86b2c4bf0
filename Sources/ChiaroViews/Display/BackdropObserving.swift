// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A view that looks at what lies behind it, as glass does that turns light or dark with it.
@MainActor
package protocol BackdropObserving: AnyObject {
  /// Whether it wants to know now.
  var isLiveGlass: Bool { get }
  /// Looks at the mean luminance behind it; gives whether anything changes.
  func observeGlass(_ luminance: Double) -> Bool
  /// Forgets what it saw; gives whether anything changes.
  func forgetGlass() -> Bool
}

/// Such a view in a window, and where its material stands in the window's list.
@MainActor
struct PlacedGlass {
  /// The view.
  weak var view: (any BackdropObserving)?
  /// How many of the list's commands lie behind it.
  var commandCount: Int
  /// Where it is, in points of the window.
  var frame: Rectangle
}
