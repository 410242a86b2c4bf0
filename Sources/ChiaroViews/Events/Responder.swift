// SPDX-License-Identifier: MIT

/// An object that responds to input events: a view or a view controller.
///
/// Unhandled events go to the next responder: from a view to its controller, then to the superview,
/// up to the window.
///
/// Apple counterpart: `UIResponder` · Source: UIResponder.h · Fidelity: approximate
@MainActor
open class Responder: TraitNode {
  /// Creates a responder with predicted traits.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil for none.
  open var next: Responder? { nil }

  /// The window in which the object responds.
  var responderWindow: Window? { nil }
  /// The view that represents the object in the window.
  var responderView: View? { nil }

  // MARK: Pointer

  /// Called when a pointer went down on the object; the default forwards it to the next responder.
  ///
  /// Apple counterpart: `touchesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerBegan(_ event: PointerEvent) { next?.pointerBegan(event) }
  /// Called when the pressed pointer moved; the default forwards it to the next responder.
  ///
  /// Apple counterpart: `touchesMoved(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerMoved(_ event: PointerEvent) { next?.pointerMoved(event) }
  /// Called when the pressed pointer went up; the default forwards it to the next responder.
  ///
  /// Apple counterpart: `touchesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerEnded(_ event: PointerEvent) { next?.pointerEnded(event) }
  /// Called when the press was canceled; the default forwards it to the next responder.
  ///
  /// A scroll view, the removal of the view or the window's loss of the pointer cancels a press.
  ///
  /// Apple counterpart: `touchesCancelled(_:with:)` · Source: UIResponder.h ·
  /// Fidelity: approximate
  open func pointerCancelled(_ event: PointerEvent) { next?.pointerCancelled(event) }

  // MARK: Keys

  /// Called when a key went down; returns whether it was handled.
  ///
  /// The default forwards it to the next responder.
  ///
  /// Apple counterpart: `pressesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func keyPressed(_ event: KeyEvent) -> Bool { next?.keyPressed(event) ?? false }
  /// Called when a key went up; returns whether it was handled.
  ///
  /// The default forwards it to the next responder.
  ///
  /// Apple counterpart: `pressesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func keyReleased(_ event: KeyEvent) -> Bool { next?.keyReleased(event) ?? false }

  // MARK: First responder

  /// Whether the object can become first responder; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object gives up being first responder on request; the default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder of its window, which receives keys and typed text.
  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Makes the object the first responder of its window; returns whether it succeeded.
  ///
  /// The object must be in a window, and the current first responder must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.input.firstResponder = self
    return true
  }

  /// Gives up being first responder; returns whether the object no longer is.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.input.firstResponder = nil
    return true
  }
}
