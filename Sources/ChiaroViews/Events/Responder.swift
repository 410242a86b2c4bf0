// SPDX-License-Identifier: MIT

/// Something that can answer to input: a view or a controller.
///
/// What one does not want goes to the next: from a view to its controller, then to the view around
/// it, up to the window.
///
/// Apple counterpart: `UIResponder` · Source: UIResponder.h · Fidelity: approximate
@MainActor
open class Responder: TraitNode {
  /// Creates a responder with predicted traits.
  public override init() { super.init() }

  /// Who is asked when this one does not want something.
  open var next: Responder? { nil }

  /// The window in which it answers.
  var responderWindow: Window? { nil }
  /// The view with which it stands in the window.
  var responderView: View? { nil }

  // MARK: Pointer

  /// Called when a pointer went down on this; passes it on, unless overridden.
  ///
  /// Apple counterpart: `touchesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerBegan(_ event: PointerEvent) { next?.pointerBegan(event) }
  /// Called when the pointer that went down here moved; passes it on, unless overridden.
  ///
  /// Apple counterpart: `touchesMoved(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerMoved(_ event: PointerEvent) { next?.pointerMoved(event) }
  /// Called when the pointer that went down here went up; passes it on, unless overridden.
  ///
  /// Apple counterpart: `touchesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func pointerEnded(_ event: PointerEvent) { next?.pointerEnded(event) }
  /// Called when the pointer that went down here belongs to something else from now on, or to
  /// nothing; passes it on, unless overridden.
  ///
  /// Apple counterpart: `touchesCancelled(_:with:)` · Source: UIResponder.h ·
  /// Fidelity: approximate
  open func pointerCancelled(_ event: PointerEvent) { next?.pointerCancelled(event) }

  // MARK: Keys

  /// Called when a key went down; gives whether that did anything.
  ///
  /// Asks the next, unless overridden.
  ///
  /// Apple counterpart: `pressesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func keyPressed(_ event: KeyEvent) -> Bool { next?.keyPressed(event) ?? false }
  /// Called when a key went up; gives whether that did anything.
  ///
  /// Asks the next, unless overridden.
  ///
  /// Apple counterpart: `pressesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate
  open func keyReleased(_ event: KeyEvent) -> Bool { next?.keyReleased(event) ?? false }

  // MARK: First responder

  /// Whether it can be the one that is typed into.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether another may take its place.
  open var canResignFirstResponder: Bool { true }
  /// Whether it is the one that is typed into.
  public final var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Takes what is typed from now on; gives whether it does.
  ///
  /// It must be in a window, and the one before it must let go.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let window = responderWindow, canBecomeFirstResponder else { return false }
    if isFirstResponder { return true }
    if let former = window.firstResponder, !former.resignFirstResponder() { return false }
    window.input.firstResponder = self
    return true
  }

  /// Lets go of what is typed; gives whether it does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.input.firstResponder = nil
    return true
  }
}
