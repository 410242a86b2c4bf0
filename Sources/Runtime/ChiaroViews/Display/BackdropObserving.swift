// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A view that adapts to the luminance behind it, such as glass that turns light or dark.
@MainActor
package protocol BackdropObserving: AnyObject {
  /// Whether the view currently adapts to the luminance behind it.
  var isLiveGlass: Bool { get }
  /// Adapts the view to the mean luminance behind it; returns whether the view's look changed.
  func observeGlass(_ luminance: Double) -> Bool
  /// Undoes the adaptation; returns whether the view's look changed.
  func forgetGlass() -> Bool
}

/// A glass view in a window, and the position of its material in the window's display list.
@MainActor
struct PlacedGlass {
  /// The glass view; nil after it was released.
  weak var view: (any BackdropObserving)?
  /// The number of the list's commands that are drawn before, and so behind, the glass.
  var commandCount: Int
  /// The frame of the glass, in points of the window.
  var frame: Rectangle
}
