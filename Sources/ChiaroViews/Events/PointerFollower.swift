// SPDX-License-Identifier: MIT

import Foundation

/// Something that follows a pointer that goes far enough, instead of what was pressed: content that
/// scrolls, a sheet that is pulled.
@MainActor
protocol PointerFollower: AnyObject {
  /// The view on which the pointer has to have gone down.
  var followedView: View? { get }
  /// Whether it can go that way.
  func canFollow(along way: CGSize) -> Bool
  func beginDragging(_ event: PointerEvent)
  func continueDragging(_ event: PointerEvent)
  func endDragging(_ event: PointerEvent)
  func cancelDragging(_ event: PointerEvent)
}
