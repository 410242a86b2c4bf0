// SPDX-License-Identifier: MIT

package import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that responds to the user with actions and shows its state.
///
/// Its actions are closures; the module ChiaroUIKit adds targets with selectors.
///
/// Apple counterpart: `UIControl` · Source: UIControl.h · Fidelity: approximate, tracks a single
/// pointer
open class Control: View, KeyPressing {
  /// The set of states of a control.
  ///
  /// Apple counterpart: `UIControl.State` · Source: UIControl.h · Fidelity: exact
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state: enabled, and neither highlighted, selected nor focused.
    public static let normal: State = []
    /// The control is highlighted, usually because the user presses it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that apps can use for states of their own.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that are reserved for the framework.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of the content; the default is `center`.
  ///
  /// Buttons use it to place their title and image.
  ///
  /// Apple counterpart: `contentHorizontalAlignment` · Source: UIControl.h · Fidelity: exact
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsDisplay() }
  }
  /// The vertical alignment of the content; stored, but without effect, because the content is
  /// always centered.
  ///
  /// Fidelity: inert
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open override var isAccessibilityElement: Bool {
    get { accessibilityChoice ?? true }
    set { super.isAccessibilityElement = newValue }
  }
  /// Whether the control is enabled; the default is true.
  ///
  /// Disabling the control cancels tracking in progress and removes the keyboard focus.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      stateDidChange()
      if !isEnabled { window?.letGo(of: self) }
    }
  }
  /// Whether the control is highlighted, usually because the user presses it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the control is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control has keyboard focus.
  public final var isFocused = false { didSet { if isFocused != oldValue { stateDidChange() } } }
  /// Whether a pointer hovers over the control without pressing it.
  ///
  /// Apple counterpart: `UIButton.isHovered` · Source: UIButton.h · Fidelity: approximate, all
  /// controls have it, not only buttons
  public private(set) final var isHovered = false {
    didSet { if isHovered != oldValue { hoverDidChange() } }
  }
  /// Whether the control is tracking a pointer that went down on it.
  public internal(set) final var isTracking = false
  /// Whether the tracked pointer is inside the control or within 70 points of it.
  ///
  /// On the Mac idiom, the pointer must be inside.
  public internal(set) final var isTouchInside = false
  final var actions: [(action: Action, events: Event)] = []

  /// The state of the control as an option set.
  public final var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  // MARK: For kinds of control

  /// Called after `state` changed; the default calls `setNeedsDisplay()`.
  open func stateDidChange() { setNeedsDisplay() }
  /// Called after `isHovered` changed; the default does nothing.
  open func hoverDidChange() {}
  /// Called after the user pressed and released inside the control, when the actions have been
  /// sent.
  ///
  /// The default does nothing.
  open func didTouchUpInside() {}
  /// Called for a key, such as an arrow key, to adjust the control's value; returns whether the
  /// control handled the key.
  ///
  /// The default does nothing and returns false, so that the superview receives the key.
  ///
  /// Apple counterpart: `accessibilityIncrement()` · Source: UIAccessibility.h · Fidelity:
  /// approximate, called for keys and not by assistive software
  open func adjust(by key: KeyEvent.Key) -> Bool { false }
  /// Performs the control's primary action, as pressing a key on the keyboard does.
  ///
  /// The default sends the actions for `touchUpInside` and `primaryActionTriggered`.
  ///
  /// Apple counterpart: `accessibilityActivate()` · Source: UIAccessibility.h · Fidelity:
  /// approximate, returns nothing
  open func activate() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  /// Called when the control gains or loses keyboard focus; the default does nothing.
  ///
  /// Apple counterpart: `didUpdateFocus(in:with:)` · Source: UIFocus.h · Fidelity: approximate, has
  /// no focus update context and no animation coordinator
  open func focusMoved(_ isFocused: Bool) {}
  /// Draws a focus ring around the control's bounds if the control has keyboard focus.
  ///
  /// Call it last in `drawContent(in:)`.
  ///
  /// Apple counterpart: `UIFocusHaloEffect` · Source: UIFocusEffect.h · Fidelity: approximate, a
  /// ring of 3 points around the bounds
  public final func drawFocusRing(in context: GraphicsContext, cornerRadius: CGFloat) {
    guard isFocused else { return }
    context.drawFocusRing(in: bounds, cornerRadius: cornerRadius, traits: traitCollection)
  }

  // MARK: Tracking

  /// Called when a pointer went down on the control; returns whether to track the pointer.
  ///
  /// The default returns true.
  ///
  /// Apple counterpart: `beginTracking(_:with:)` · Source: UIControl.h · Fidelity: approximate,
  /// takes a pointer event
  open func beginTracking(_ event: PointerEvent) -> Bool { true }
  /// Called when the tracked pointer moved; returns whether to go on tracking it.
  ///
  /// The default returns true.
  ///
  /// Apple counterpart: `continueTracking(_:with:)` · Source: UIControl.h · Fidelity: approximate,
  /// takes a pointer event
  open func continueTracking(_ event: PointerEvent) -> Bool { true }
  /// Called when the tracked pointer went up; the default does nothing.
  ///
  /// Apple counterpart: `endTracking(_:with:)` · Source: UIControl.h · Fidelity: approximate, takes
  /// a pointer event
  open func endTracking(_ event: PointerEvent) {}
  /// Called when tracking was canceled, for example because a scroll view took over the pointer.
  ///
  /// The default does nothing.
  ///
  /// Apple counterpart: `cancelTracking(with:)` · Source: UIControl.h · Fidelity: approximate,
  /// takes a pointer event
  open func cancelTracking(_ event: PointerEvent) {}

  open override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first { track(from: touch.event) }
  }
  open override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first { track(on: touch.event) }
  }
  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first { endTrack(touch.event) }
  }
  open override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
    if let touch = touches.first { cancelTrack(touch.event) }
  }

  /// Returns whether a gesture recognizer may begin when the pointer goes down on the control.
  ///
  /// If the control is enabled, it returns false for another view's recognizer of single taps. The
  /// control then gets the tap, and not the view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? TapGestureRecognizer, isEnabled else { return true }
    return tap.view === self || tap.numberOfTapsRequired > 1
  }

  /// UIKit's form of `beginTracking(_:)`: called when tracking begins; returns whether to track the
  /// touch.
  ///
  /// The default calls `beginTracking(_:)`.
  ///
  /// Apple counterpart: `beginTracking(_:with:)` · Source: UIControl.h · Fidelity: exact
  open func beginTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    beginTracking(touch.event)
  }
  /// UIKit's form of `continueTracking(_:)`: called when the tracked touch moved; returns whether
  /// to go on tracking it.
  ///
  /// The default calls `continueTracking(_:)`.
  ///
  /// Apple counterpart: `continueTracking(_:with:)` · Source: UIControl.h · Fidelity: exact
  open func continueTracking(_ touch: Touch, with event: InputEvent?) -> Bool {
    continueTracking(touch.event)
  }
  /// UIKit's form of `endTracking(_:)`: called when the tracked touch ended.
  ///
  /// The default calls `endTracking(_:)`.
  ///
  /// Apple counterpart: `endTracking(_:with:)` · Source: UIControl.h · Fidelity: exact
  open func endTracking(_ touch: Touch?, with event: InputEvent?) {
    if let touch { endTracking(touch.event) }
  }
  /// UIKit's form of `cancelTracking(_:)`, which is called first; the default does nothing.
  ///
  /// Apple counterpart: `cancelTracking(with:)` · Source: UIControl.h · Fidelity: exact
  open func cancelTracking(with event: InputEvent?) {}

  /// Presses the control while the Space key is down, and activates it when the Return key is
  /// pressed.
  open override func keyPressed(_ event: KeyEvent) -> Bool {
    press(event) || super.keyPressed(event)
  }
  open override func keyReleased(_ event: KeyEvent) -> Bool {
    release(event) || super.keyReleased(event)
  }

  open override var canBecomeFocused: Bool { isEnabled }
  public override final func focusDidChange(_ isFocused: Bool) {
    self.isFocused = isFocused
    focusMoved(isFocused)
  }
  public override final var keepsPointer: Bool { true }
  public override final var wantsHover: Bool { true }
  public override final func hoverMoved(_ isHovered: Bool) { self.isHovered = isHovered }
  package final func keyPressEnded() { isHighlighted = false }
}

extension GraphicsContext {
  /// Draws a focus ring: in the tint color, or on the Mac idiom in the keyboard focus color.
  package func drawFocusRing(in rect: CGRect, cornerRadius: CGFloat, traits: TraitCollection) {
    strokeColor = traits.userInterfaceIdiom == .mac ? .keyboardFocusIndicatorColor : .tintColor
    stroke(rect, width: 3, cornerRadius: cornerRadius)
  }
}

extension Control {
  /// The horizontal alignment of a control's content.
  ///
  /// Apple counterpart: `UIControl.ContentHorizontalAlignment` · Source: UIControl.h · Fidelity:
  /// exact
  public enum ContentHorizontalAlignment: Int, Sendable, CaseIterable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  ///
  /// Apple counterpart: `UIControl.ContentVerticalAlignment` · Source: UIControl.h ·
  /// Fidelity: exact
  public enum ContentVerticalAlignment: Int, Sendable, CaseIterable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }
}
