// SPDX-License-Identifier: MIT

public import Foundation

/// An object that responds to input events: a view or a view controller.
///
/// Unhandled events go to the next responder: from a view to its controller, then to the superview,
/// and so on up to the window.
///
/// Apple counterpart: `UIResponder` · Source: UIResponder.h · Fidelity: approximate, without undo
/// and text input modes
@preconcurrency @MainActor
open class Responder: TraitNode {
  /// Creates a responder with predicted traits: those of the environment that is being updated, or
  /// else those of the key window.
  public override init() { super.init() }

  /// The next responder in the responder chain; nil for none.
  open var next: Responder? { nil }
  /// The responder chain from this object on; at most a thousand, as an app may have made a cycle.
  package final var chain: some Sequence<Responder> {
    sequence(first: self, next: \.next).prefix(1_000)
  }

  /// The window in which the object responds.
  var responderWindow: Window? { nil }
  /// The view that represents the object in the window.
  var responderView: View? { nil }

  // MARK: Pointer

  /// Called when a pointer went down on the object; the default calls `touchesBegan`.
  ///
  /// Apple counterpart: `touchesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate,
  /// there is one pointer
  open func pointerBegan(_ event: PointerEvent) {
    touchesBegan([touch(event)], with: .pointer(event))
  }
  /// Called when the pressed pointer moved; the default calls `touchesMoved`.
  ///
  /// Apple counterpart: `touchesMoved(_:with:)` · Source: UIResponder.h · Fidelity: approximate,
  /// there is one pointer
  open func pointerMoved(_ event: PointerEvent) {
    touchesMoved([touch(event)], with: .pointer(event))
  }
  /// Called when the pressed pointer went up; the default calls `touchesEnded`.
  ///
  /// Apple counterpart: `touchesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate,
  /// there is one pointer
  open func pointerEnded(_ event: PointerEvent) {
    touchesEnded([touch(event)], with: .pointer(event))
  }
  /// Called when the press was canceled; the default calls `touchesCancelled`.
  ///
  /// A scroll view, the removal of the view or the window's loss of the pointer cancels a press.
  ///
  /// Apple counterpart: `touchesCancelled(_:with:)` · Source: UIResponder.h · Fidelity:
  /// approximate, there is one pointer
  open func pointerCancelled(_ event: PointerEvent) {
    touchesCancelled([touch(event)], with: .pointer(event))
  }

  // MARK: Touches

  /// Called when a press began; the default passes it to the next responder.
  ///
  /// Apple counterpart: `touchesBegan(_:with:)` · Source: UIResponder.h · Fidelity: exact
  open func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    if let event = pointerEvent(touches) { next?.pointerBegan(event) }
  }
  /// Called when the press moved; the default passes it to the next responder.
  ///
  /// Apple counterpart: `touchesMoved(_:with:)` · Source: UIResponder.h · Fidelity: exact
  open func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if let event = pointerEvent(touches) { next?.pointerMoved(event) }
  }
  /// Called when the press ended; the default passes it to the next responder.
  ///
  /// Apple counterpart: `touchesEnded(_:with:)` · Source: UIResponder.h · Fidelity: exact
  open func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let event = pointerEvent(touches) { next?.pointerEnded(event) }
  }
  /// Called when the touch was canceled; the default passes it to the next responder.
  ///
  /// Apple counterpart: `touchesCancelled(_:with:)` · Source: UIResponder.h · Fidelity: exact
  open func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    if let event = pointerEvent(touches) { next?.pointerCancelled(event) }
  }

  // MARK: Commands

  /// The key commands of the object; nil for none.
  ///
  /// If no responder handles a key press, it is matched against the key commands, from the first
  /// responder up the chain.
  ///
  /// Apple counterpart: `keyCommands` · Source: UIResponder.h · Fidelity: exact
  open var keyCommands: [KeyCommand]? { nil }
  /// Returns whether the object can perform an action; the default is false.
  ///
  /// Apple counterpart: `canPerformAction(_:withSender:)` · Source: UIResponder.h · Fidelity:
  /// approximate, Apple asks the runtime whether there is such a method
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Moves the selection to the pasteboard; the default asks the next responder.
  ///
  /// Apple counterpart: `cut(_:)` · Source: UIResponder.h · Fidelity: exact
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies the selection to the pasteboard; the default asks the next responder.
  ///
  /// Apple counterpart: `copy(_:)` · Source: UIResponder.h · Fidelity: exact
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Inserts the content of the pasteboard; the default asks the next responder.
  ///
  /// Apple counterpart: `paste(_:)` · Source: UIResponder.h · Fidelity: exact
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Deletes the selection; the default asks the next responder.
  ///
  /// Apple counterpart: `delete(_:)` · Source: UIResponder.h · Fidelity: exact
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// Selects the text at the insertion point; the default asks the next responder.
  ///
  /// Apple counterpart: `select(_:)` · Source: UIResponder.h · Fidelity: exact
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects everything; the default asks the next responder.
  ///
  /// Apple counterpart: `selectAll(_:)` · Source: UIResponder.h · Fidelity: exact
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
  /// Called when a motion of the device began, such as shaking; never called here.
  open func motionBegan(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {}
  /// Called when a motion of the device ended, such as shaking; never called here.
  open func motionEnded(_ motion: InputEvent.EventSubtype, with event: InputEvent?) {}
  /// The view above an on-screen keyboard; nil by default.
  ///
  /// It has no effect, because there is no on-screen keyboard.
  open var inputAccessoryView: View? { nil }
  /// The view that replaces the on-screen keyboard; nil by default.
  ///
  /// It has no effect, because there is no on-screen keyboard.
  open var inputView: View? { nil }
  /// Requests that the input views be read again; does nothing, because there is no on-screen
  /// keyboard.
  open func reloadInputViews() {}

  // MARK: Keys

  /// Called when a key went down; returns whether it was handled.
  ///
  /// The default forwards it to the next responder.
  ///
  /// Apple counterpart: `pressesBegan(_:with:)` · Source: UIResponder.h · Fidelity: approximate,
  /// one key at a time
  open func keyPressed(_ event: KeyEvent) -> Bool { next?.keyPressed(event) ?? false }
  /// Called when a key went up; returns whether it was handled.
  ///
  /// The default forwards it to the next responder.
  ///
  /// Apple counterpart: `pressesEnded(_:with:)` · Source: UIResponder.h · Fidelity: approximate,
  /// one key at a time
  open func keyReleased(_ event: KeyEvent) -> Bool { next?.keyReleased(event) ?? false }

  /// Called in UIKit when the object was loaded from a nib; never called here.
  ///
  /// Apple counterpart: `awakeFromNib()` · Source: UINibLoading.h · Fidelity: approximate, there
  /// are no nibs
  open func awakeFromNib() {}
  /// Called when a design tool shows the object; never called here.
  ///
  /// Apple counterpart: `prepareForInterfaceBuilder()` · Source: UINibLoading.h · Fidelity:
  /// approximate, never called
  open func prepareForInterfaceBuilder() {}
  /// Called in UIKit when keys went down; never called here: `keyPressed(_:)` is called instead.
  open func pressesBegan(_ presses: Set<Press>, with event: InputEvent?) {}
  /// Called in UIKit when the force of presses changed; never called here.
  open func pressesChanged(_ presses: Set<Press>, with event: InputEvent?) {}
  /// Called in UIKit when keys went up; never called here: `keyReleased(_:)` is called instead.
  open func pressesEnded(_ presses: Set<Press>, with event: InputEvent?) {}
  /// Called in UIKit when presses were canceled; never called here.
  open func pressesCancelled(_ presses: Set<Press>, with event: InputEvent?) {}

  // MARK: Accessibility

  /// Whether assistive software treats the object as one element; the default is true for labels
  /// and controls, and false for other objects.
  ///
  /// Apple counterpart: `isAccessibilityElement` · Source: UIAccessibility.h · Fidelity: exact
  open var isAccessibilityElement: Bool {
    get { accessibilityChoice ?? false }
    set { changeAccessibility { $0.isElement = newValue } }
  }
  /// The name of the object, which assistive software reads out; nil for none.
  ///
  /// Apple counterpart: `accessibilityLabel` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityLabel: String? {
    get { extras?.accessibility?.label }
    set { changeAccessibility { $0.label = newValue } }
  }
  /// A description of the result of using the object, which assistive software reads out; nil for
  /// none.
  ///
  /// Apple counterpart: `accessibilityHint` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityHint: String? {
    get { extras?.accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }
  /// The value of the object, which assistive software reads out; nil for none.
  ///
  /// Apple counterpart: `accessibilityValue` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityValue: String? {
    get { extras?.accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }
  /// The traits of the object for assistive software, such as button or header.
  ///
  /// Apple counterpart: `accessibilityTraits` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityTraits: AccessibilityTraits {
    get { extras?.accessibility?.traits ?? .none }
    set { changeAccessibility { $0.traits = newValue } }
  }
  /// The identifier by which tests find the object; nil for none.
  ///
  /// It is never read out.
  ///
  /// Apple counterpart: `accessibilityIdentifier` · Source: UIAccessibilityIdentification.h ·
  /// Fidelity: exact
  open var accessibilityIdentifier: String? {
    get { extras?.accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }
  /// Whether assistive software ignores the elements inside the object; the default is false.
  ///
  /// Apple counterpart: `accessibilityElementsHidden` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityElementsHidden: Bool {
    get { extras?.accessibility?.areElementsHidden ?? false }
    set { changeAccessibility { $0.areElementsHidden = newValue } }
  }
  /// Whether assistive software ignores the siblings of the object; the default is false.
  ///
  /// Apple counterpart: `accessibilityViewIsModal` · Source: UIAccessibility.h · Fidelity: exact
  open var accessibilityViewIsModal: Bool {
    get { extras?.accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// The accessibility elements of the object, in reading order; if nil, its subviews are its
  /// elements.
  ///
  /// Apple counterpart: `accessibilityElements` · Source: UIAccessibilityContainer.h · Fidelity:
  /// approximate, elements are views and other responders
  open var accessibilityElements: [Any]? {
    get { extras?.accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }
  /// The custom actions for assistive software, or nil for none; stored, but without effect.
  ///
  /// Apple counterpart: `accessibilityCustomActions` · Source: UIAccessibilityCustomAction.h ·
  /// Fidelity: inert, not offered
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { extras?.accessibility?.actions }
    set { changeAccessibility { $0.actions = newValue } }
  }
  /// Whether the user can interact with the object; stored, but without effect.
  ///
  /// The default is true for objects with the traits button, link, adjustable or keyboard key.
  ///
  /// Apple counterpart: `accessibilityRespondsToUserInteraction` · Source: UIAccessibility.h ·
  /// Fidelity: inert
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      extras?.accessibility?.responds
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
    }
    set { changeAccessibility { $0.responds = newValue } }
  }
  /// The object's rectangle for assistive software, in points; stored, but without effect.
  ///
  /// The default for a view is its bounds in the window's coordinates; the default for other
  /// objects is zero.
  ///
  /// Apple counterpart: `accessibilityFrame` · Source: UIAccessibility.h · Fidelity: inert
  open var accessibilityFrame: CGRect {
    get {
      extras?.accessibility?.frame
        ?? (self as? View).map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    set { changeAccessibility { $0.frame = newValue } }
  }
  /// The point at which assistive software presses the object; stored, but without effect.
  ///
  /// By default it is the center of `accessibilityFrame`.
  ///
  /// Apple counterpart: `accessibilityActivationPoint` · Source: UIAccessibility.h · Fidelity:
  /// inert
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return extras?.accessibility?.point ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { changeAccessibility { $0.point = newValue } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The names by which a user can refer to the object in spoken commands; stored, but without
  /// effect.
  ///
  /// The default is the label.
  ///
  /// Apple counterpart: `accessibilityUserInputLabels` · Source: UIAccessibility.h · Fidelity:
  /// inert
  open var accessibilityUserInputLabels: [String]! {
    get { extras?.accessibility?.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeAccessibility { $0.inputLabels = newValue } }
  }
  /// Whether assistive software reads the objects inside this one before its siblings; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  open var shouldGroupAccessibilityChildren: Bool {
    get { extras?.accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }
  /// Activates the object, as a VoiceOver double tap does; returns whether it did something.
  ///
  /// It is never called here; the default returns false.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the object's value for assistive software; never called here, and does nothing by
  /// default.
  open func accessibilityIncrement() {}
  /// Decrements the object's value for assistive software; never called here, and does nothing by
  /// default.
  open func accessibilityDecrement() {}
  /// Dismisses the object, such as a popover, for assistive software; returns whether it did.
  ///
  /// It is never called here; the default returns false.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Called in UIKit when assistive software has moved its focus to the object; never called here.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called in UIKit for a VoiceOver double tap with two fingers; never called here.
  ///
  /// The default returns false, which means that the object did nothing.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called in UIKit when assistive software has moved its focus away from the object; never called
  /// here.
  open func accessibilityElementDidLoseFocus() {}

  /// Scrolls the object's content for assistive software; returns whether the content moved.
  ///
  /// Only programs call it; the default returns false.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
  /// Returns the number of accessibility elements in the object.
  ///
  /// The default is the number of `accessibilityElements`; 0 if they are nil.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
  /// Returns the accessibility element at an index; the default returns nil if the index is out of
  /// range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }
  /// Returns the index of an accessibility element in the object; `NSNotFound` if it is not there.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The value that the app set for `isAccessibilityElement`; nil for none.
  package final var accessibilityChoice: Bool? { extras?.accessibility?.isElement }

  private func changeAccessibility(_ change: (inout AccessibilityValues) -> Void) {
    var values = extras?.accessibility ?? AccessibilityValues()
    change(&values)
    ensureExtras().accessibility = values
  }

  // MARK: First responder

  /// Whether the object can become first responder; the default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the object can give up being first responder, for example when another object becomes
  /// it; the default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the object is the first responder of its window, which receives keys and typed text.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

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

  /// Makes the object give up being first responder; returns false if it stays first responder.
  ///
  /// By default only an object whose `canResignFirstResponder` is false stays first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderWindow?.input.firstResponder = nil
    return true
  }
}
