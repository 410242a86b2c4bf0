// SPDX-License-Identifier: MIT

import Foundation

extension Window {
  /// Delivers a pointer event to the window.
  ///
  /// Events with NaN or infinite values are ignored. Changes appear with the next update.
  public final func handle(_ event: PointerEvent) {
    guard event.location.x.isFinite, event.location.y.isFinite, event.time.isFinite else { return }
    stage.performAsCurrent {
      if event.phase == .down { input.setFocus(nil) }
      if event.phase == .cancel { input.releaseKey() }
      input.handling(.pointer(event)) { input.pointer.handle(event) }
    }
  }

  /// Delivers a scroll event to the window.
  ///
  /// It scrolls the innermost view under the pointer whose content can still move in that
  /// direction. Events with NaN or infinite values are ignored.
  public final func handle(_ event: ScrollEvent) { stage.performAsCurrent { scroll(by: event) } }

  private final func scroll(by event: ScrollEvent) {
    let delta = event.delta
    layoutBeforeInput()
    guard event.location.x.isFinite, event.location.y.isFinite, delta.width.isFinite,
      delta.height.isFinite,
      let hit = hitTest(event.location, with: .scroll(event))
    else { return }
    input.wheel = event.location
    defer { input.wheel = nil }
    for view in sequence(first: hit, next: \.parent) where view.scrollContent(by: delta) { return }
  }

  /// Delivers a key event to the window; returns whether it was handled.
  ///
  /// The event goes to the first responder, or else to the focused view, or else to the frontmost
  /// controller, and from there up the responder chain. Unhandled keys can move the focus, scroll
  /// content or dismiss a presentation.
  @discardableResult
  public final func handle(_ event: KeyEvent) -> Bool {
    let first: Responder = firstResponder ?? input.focused ?? controllerInFront ?? self
    return stage.performAsCurrent {
      input.handling(.key(event)) {
        if event.phase == .up { return first.keyReleased(event) }
        return first.keyPressed(event) || performKeyCommand(event, from: first)
          || handleUnwanted(event)
      }
    }
  }

  /// Inserts typed text into the first responder; does nothing if the first responder accepts no
  /// text.
  public final func handle(_ event: TextInputEvent) {
    stage.performAsCurrent {
      input.handling(.text(event)) { (firstResponder as? any KeyInput)?.insertText(event.text) }
    }
  }

  /// Advances scrolling and other animations to a time; call it once per frame.
  ///
  /// - Parameter time: the time in seconds, on the same clock as the times of events
  /// - Returns: true if an animation continues, so that the next frame needs another call
  public final func advance(to time: Double) -> Bool {
    stage.performAsCurrent { input.advance(to: time) }
  }

  /// Cancels the pointer tracking, key presses and focus of a view that is no longer usable.
  package final func letGo(of view: View) { loadedInput?.leaves(view) }

  /// Whether the first responder accepts text, so that the input method should be enabled.
  public final var acceptsText: Bool { firstResponder is any KeyInput }

  /// Lays out views that were added since the last update, because the user can already press them.
  ///
  /// It does nothing if traits are about to change, so that the update can show a cross-fade.
  final func layoutBeforeInput() {
    if windowScene?.screen?.isAboutToChange == false { layoutIfNeeded() }
  }

  /// The responder that receives keys and typed text; nil for none.
  final var firstResponder: Responder? { input.firstResponder }

  /// The frontmost presentation; nil for none.
  final var presentationInFront: PresentationController? {
    children.last { $0.presentation != nil }?.presentation
  }

  /// The frontmost view controller: the presented one or the root.
  final var controllerInFront: ViewController? {
    presentationInFront?.presentedViewController ?? rootViewController
  }
}
