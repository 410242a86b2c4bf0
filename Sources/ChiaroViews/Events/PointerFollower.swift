// SPDX-License-Identifier: MIT

import Foundation

/// An object that can take over a dragging pointer from the pressed view.
///
/// Scroll views scroll and sheets are pulled down.
@MainActor
protocol PointerFollower: AnyObject {
  /// The view within which the pointer must have gone down.
  var followedView: View? { get }
  /// Returns whether the object can move in a direction.
  func canFollow(along way: CGSize) -> Bool
  func beginDragging(_ event: PointerEvent)
  func continueDragging(_ event: PointerEvent)
  func endDragging(_ event: PointerEvent)
  func cancelDragging(_ event: PointerEvent)
}
