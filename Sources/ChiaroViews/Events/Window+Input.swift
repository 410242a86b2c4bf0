// SPDX-License-Identifier: MIT

import Foundation

extension Window {
  /// Lets the window know what a pointer did.
  ///
  /// A place that is no number is passed over. Nothing is drawn: what changed is, with the next
  /// update.
  public final func handle(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return }
    stage.performAsCurrent {
      if event.phase == .down { input.setFocus(nil) }
      if event.phase == .cancel { input.releaseKey() }
      input.pointer.handle(event)
    }
  }

  /// Moves the content under the pointer: the innermost that can still go that way.
  public final func handle(_ event: ScrollEvent) { stage.performAsCurrent { scroll(by: event) } }

  private final func scroll(by event: ScrollEvent) {
    let delta = event.delta
    layoutBeforeInput()
    guard event.location.x.isFinite, event.location.y.isFinite, delta.width.isFinite,
      delta.height.isFinite,
      let hit = hitTest(event.location, with: .scroll(event))
    else { return }
    for view in sequence(first: hit, next: \.parent) where view.scrollContent(by: delta) { return }
  }

  /// Lets the window know of a key; gives whether that did anything.
  ///
  /// It goes to the one that is typed into, else to what has the focus, else to the controller in
  /// front, and on from there. What nobody wants can move the focus or end a presentation.
  @discardableResult
  public final func handle(_ event: KeyEvent) -> Bool {
    let first: Responder = firstResponder ?? input.focused ?? controllerInFront ?? self
    return stage.performAsCurrent {
      if event.phase == .up { return first.keyReleased(event) }
      return first.keyPressed(event) || handleUnwanted(event)
    }
  }

  /// Types text into the first responder.
  public final func handle(_ event: TextInputEvent) {
    stage.performAsCurrent { (firstResponder as? any KeyInput)?.insertText(event.text) }
  }

  /// Moves what moves by itself to where it is at a time; called once a frame.
  ///
  /// - Parameter time: seconds of the clock that events go by
  /// - Returns: whether it wants to be called again with the next frame
  public final func advance(to time: Double) -> Bool {
    stage.performAsCurrent { input.advance(to: time) }
  }

  /// Whether somebody is typed into, so that a host can turn on its input method.
  public final var acceptsText: Bool { firstResponder is any KeyInput }

  /// Places what came in since the last update, for it can be pressed already.
  ///
  /// Where the appearance is about to change, that waits: it may be shown as a fade.
  final func layoutBeforeInput() {
    if windowScene?.screen?.isAboutToChange == false { layoutIfNeeded() }
  }

  /// Who is typed into.
  final var firstResponder: Responder? { input.firstResponder }

  /// The presentation that covers the others.
  final var presentationInFront: PresentationController? {
    children.last { $0.presentation != nil }?.presentation
  }

  /// The controller that covers the others.
  final var controllerInFront: ViewController? {
    presentationInFront?.presentedViewController ?? rootViewController
  }
}
