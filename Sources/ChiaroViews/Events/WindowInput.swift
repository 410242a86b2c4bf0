// SPDX-License-Identifier: MIT

import Foundation

/// What a window knows of the person before it: the pointer, who is typed into, what has the focus,
/// what moves.
@MainActor
final class WindowInput {
  let pointer: PointerSession
  /// Who is typed into.
  weak var firstResponder: Responder?
  /// What the keyboard would press.
  weak var focused: View?
  /// What a key holds pressed.
  weak var pressedByKey: View?
  /// What moves by itself, until it says that it does not any more.
  private var moving: [any FrameDriven] = []

  init(_ window: Window) { pointer = PointerSession(window) }

  /// Asks something to move with every frame.
  func animate(_ object: any FrameDriven) {
    guard !moving.contains(where: { $0 === object }) else { return }
    moving.append(object)
  }

  /// Moves what moves; gives whether anything still does.
  func advance(to time: Double) -> Bool {
    let waits = pointer.advance(to: time)
    let due = moving
    moving = []
    let rest = due.filter { $0.advance(to: time) }
    for object in rest { animate(object) }
    return waits || !moving.isEmpty
  }

  /// Lets go of what leaves the window.
  func leaves(_ view: View) {
    pointer.leaves(view)
    let gone = moving.filter { ($0 as? View)?.isDescendant(of: view) ?? false }
    moving.removeAll { object in gone.contains { $0 === object } }
    for object in gone { object.finish() }
    if let focused, focused.isDescendant(of: view) { setFocus(nil) }
    releaseKey(within: view)
    if let first = firstResponder?.responderView, first.isDescendant(of: view) {
      firstResponder?.resignFirstResponder()
      firstResponder = nil
    }
  }

  /// Lets go of what a key holds pressed, where that stands in a view.
  func releaseKey(within view: View? = nil) {
    guard let pressed = pressedByKey, view.map(pressed.isDescendant) ?? true else { return }
    pressedByKey = nil
    pressed.keyPressEnded()
  }

  /// Gives the focus to a view, or takes it away.
  func setFocus(_ view: View?) {
    guard view !== focused else { return }
    let former = focused
    focused = view
    releaseKey()
    former?.focusDidChange(false)
    view?.focusDidChange(true)
  }
}

/// Something that moves from frame to frame.
@MainActor
protocol FrameDriven: AnyObject {
  /// Moves to where it is at a time; gives whether it moves on.
  func advance(to time: Double) -> Bool
  /// Goes to where it would come to rest.
  func finish()
}
