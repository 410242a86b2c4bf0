// SPDX-License-Identifier: MIT

package import Foundation

/// An object that can take over a dragged pointer from the pressed view.
///
/// A scroll view takes it over to scroll, a sheet to be pulled down.
@MainActor
package protocol PointerFollower: AnyObject {
  /// Whether the object can take over pointers at present; true by default.
  var followsPointer: Bool { get }
  /// The view in which the pointer must have gone down.
  var followedView: View? { get }
  /// Whether a press is delivered to the pressed view with a delay, in case the object takes over
  /// the pointer; false by default.
  var delaysPointer: Bool { get }
  /// Whether the object's content is at its top, so that the object around it may be pulled down
  /// instead; false by default.
  var isAtTop: Bool { get }
  /// Returns whether the object's content can move in a direction.
  func canFollow(along way: CGSize) -> Bool
  /// Returns whether the object may take over the pointer from a view that received the press.
  ///
  /// By default it may unless the view's `keepsPointer` is true.
  func mayTakePointer(from view: View) -> Bool
  /// Stops a movement that continues without the pointer; returns whether there was one.
  func stopMoving() -> Bool
  /// The recognizer that stands for the drag; nil if nobody asked for it.
  var panRecognizer: PanGestureRecognizer? { get }
  func beginDragging(_ event: PointerEvent)
  func continueDragging(_ event: PointerEvent)
  func endDragging(_ event: PointerEvent)
  func cancelDragging(_ event: PointerEvent)
}

extension PointerFollower {
  package var followsPointer: Bool { true }
  package var delaysPointer: Bool { false }
  package var panRecognizer: PanGestureRecognizer? { nil }
  package var isAtTop: Bool { false }
  package func mayTakePointer(from view: View) -> Bool { !view.keepsPointer }
  package func stopMoving() -> Bool { false }
}

extension View {
  /// The object that may take over a pointer pressed on the view; nil for none.
  final var pointerFollower: (any PointerFollower)? {
    if let own = self as? any PointerFollower { return own.followsPointer ? own : nil }
    return controller?.heldPresentation as? SheetPresentationController
  }
}
