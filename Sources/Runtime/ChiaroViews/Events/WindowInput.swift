// SPDX-License-Identifier: MIT

package import Foundation

/// The input state of a window: pointer, first responder, focus and running animations.
@MainActor
package final class WindowInput {
  let pointer: PointerSession
  /// The responder that receives keys and typed text.
  package weak var firstResponder: Responder?
  /// The view with keyboard focus.
  package weak var focused: View?
  /// Where the pointer is while a wheel is turned; nil while none is.
  package var wheel: CGPoint?
  /// The recognizers that follow the pinch in progress, even where it leaves their view.
  var pinched: [any PinchFollowing] = []
  /// The event that the window is handling; nil between events.
  package var currentEvent: InputEvent?
  /// The view pressed by a key that is down; nil for none.
  package weak var pressedByKey: (any KeyPressing)?
  /// The animated objects, each until its animation ends.
  private var moving: [any FrameDriven] = []
  /// Whether the window is shown: somebody advances it with every frame.
  private(set) var isLive = false
  /// Whether views are shown on their way to where they are.
  var isShowingMotion: Bool { moving.contains { $0 is Motion } }

  init(_ window: Window) { pointer = PointerSession(window) }

  /// Handles an event, which is the current one meanwhile.
  func handling<Result>(_ event: InputEvent, _ body: () -> Result) -> Result {
    let former = currentEvent
    currentEvent = event
    defer { currentEvent = former }
    return body()
  }

  /// Starts advancing an object with every frame.
  package func animate(_ object: any FrameDriven) {
    guard !moving.contains(where: { $0 === object }) else { return }
    moving.append(object)
  }

  /// Advances all animated objects; returns whether any continues.
  func advance(to time: Double) -> Bool {
    isLive = true
    let waits = pointer.advance(to: time)
    let due = moving
    moving = []
    let rest = due.filter { $0.advance(to: time) }
    for object in rest { animate(object) }
    return waits || !moving.isEmpty
  }

  /// Removes all input state of a view that leaves the window.
  func leaves(_ view: View) {
    pointer.leaves(view)
    let gone = moving.filter { ($0 as? View)?.isDescendant(of: view) ?? false }
    moving.removeAll { object in gone.contains { $0 === object } }
    for object in gone { object.finish() }
    losesKeys(view)
  }

  /// Takes the keyboard from a view that something covers or that is hidden.
  func losesKeys(_ view: View) {
    if let focused, focused.isDescendant(of: view) { setFocus(nil) }
    releaseKey(within: view)
    if let first = firstResponder?.responderView, first.isDescendant(of: view) {
      firstResponder?.resignFirstResponder()
      firstResponder = nil
    }
  }

  /// Releases the control pressed by a key if it is within a view; nil for any view.
  package func releaseKey(within view: View? = nil) {
    guard let pressed = pressedByKey, view.map(pressed.isDescendant) ?? true else { return }
    pressedByKey = nil
    pressed.keyPressEnded()
  }

  /// Moves the focus to a view, or removes it.
  package func setFocus(_ view: View?) {
    guard view !== focused else { return }
    let former = focused
    focused = view
    releaseKey()
    former?.focusDidChange(false)
    view?.focusDidChange(true)
  }
}

/// A view that is pressed while a key is down.
@MainActor
package protocol KeyPressing: View {
  /// Called when the press by key ends.
  func keyPressEnded()
}

/// An object that is animated frame by frame.
@MainActor
package protocol FrameDriven: AnyObject {
  /// Advances the animation to a time; returns whether it continues.
  func advance(to time: Double) -> Bool
  /// Ends the animation in its final state.
  func finish()
}
