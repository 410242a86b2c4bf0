// SPDX-License-Identifier: MIT

package import Foundation

/// An object that can take over a dragging pointer from the pressed view.
///
/// Scroll views scroll and sheets are pulled down.
@MainActor
package protocol PointerFollower: AnyObject {
  /// Whether it takes over pointers at present.
  var followsPointer: Bool { get }
  /// The view within which the pointer must have gone down.
  var followedView: View? { get }
  /// Whether what was pressed is told a moment later, for the case that this follows the pointer.
  var delaysPointer: Bool { get }
  /// Whether it shows its beginning, so that what it stands in may be pulled down instead.
  var isAtTop: Bool { get }
  /// Whether it can go that way.
  func canFollow(along way: CGSize) -> Bool
  /// Whether it may take the pointer from a view that was told of it.
  func mayTakePointer(from view: View) -> Bool
  /// Stops what moves by itself; gives whether anything did.
  func stopMoving() -> Bool
  func beginDragging(_ event: PointerEvent)
  func continueDragging(_ event: PointerEvent)
  func endDragging(_ event: PointerEvent)
  func cancelDragging(_ event: PointerEvent)
}

extension PointerFollower {
  package var followsPointer: Bool { true }
  package var delaysPointer: Bool { false }
  package var isAtTop: Bool { false }
  package func mayTakePointer(from view: View) -> Bool { !view.keepsPointer }
  package func stopMoving() -> Bool { false }
}

extension View {
  /// The object that may take over a pointer pressed on the view; nil for none.
  final var pointerFollower: (any PointerFollower)? {
    if let own = self as? any PointerFollower { return own.followsPointer ? own : nil }
    return controller?.presentationController as? SheetPresentationController
  }
}
