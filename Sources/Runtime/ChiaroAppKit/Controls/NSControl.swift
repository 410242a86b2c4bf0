// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view with a value that the user can change; it sends an action after a change.
///
/// The action is a method of the target. Without a target, it is sent to the first object in the
/// responder chain that has the method. The closure `onAction` is called in addition.
///
/// Apple counterpart: `NSControl` · Source: AppKit reference · Fidelity: approximate, the control
/// draws itself, and its cell only forwards properties to it
open class NSControl: NSView, KeyPressing, SizeMeasuring {
  /// The size in which a control is drawn.
  ///
  /// Apple counterpart: `NSControl.ControlSize` · Source: AppKit reference · Fidelity: exact
  public enum ControlSize: UInt, Sendable, CaseIterable {
    case regular = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// The object that performs the action; nil to send it to the first responder that implements it.
  public final weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  private final var hasTarget = false
  /// The action of the control; nil for none.
  open var action: Selector?
  /// A closure that is called when the control is used, after `action` is sent if there is one; nil
  /// for no closure.
  public final var onAction: (@MainActor (NSControl) -> Void)?

  /// Whether the control is enabled; a disabled control ignores input.
  ///
  /// The default is true.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setNeedsDisplay()
      if !isEnabled { window?.letGo(of: self) }
    }
  }
  /// Whether the control is drawn as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The font of the text; nil means the system font in the size of `controlSize`.
  open var font: NSFont? {
    get { chosenFont ?? .systemFont(ofSize: NSFont.systemFontSize(for: controlSize)) }
    set {
      chosenFont = newValue
      contentDidChange()
    }
  }
  private final var chosenFont: NSFont?
  /// The alignment of the text; the default is `natural`.
  open var alignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The size in which the control is drawn; the default is `regular`.
  open var controlSize = ControlSize.regular { didSet { contentDidChange() } }
  /// The way in which long text wraps or is truncated; the default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { contentDidChange() } }
  /// Whether the text is shown in a single line; the default is false.
  open var usesSingleLineMode = false { didSet { contentDidChange() } }
  /// Whether a slider sends its action continuously while it is dragged rather than only at the
  /// end; true by default.
  ///
  /// Other controls ignore it.
  open var isContinuous = true
  /// The style of the focus ring, drawn while the control has the keyboard focus; all styles but
  /// `none` look the same.
  open var focusRingType = FocusRingType.default
  /// Whether the control has the keyboard focus.
  public private(set) final var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }
  /// The value of the control in its own type; nil for none.
  ///
  /// `stringValue`, `doubleValue` and similar properties convert it.
  open var objectValue: Any? { didSet { valueDidChange() } }
  private final var ownCell: NSCell?

  /// Creates a control with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  open override var isAccessibilityElement: Bool {
    get { accessibilityChoice ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The cell of the control, for older code; it forwards its properties to the control.
  ///
  /// If the app sets a cell, that cell draws the control and tracks the pointer in it.
  open var cell: NSCell? {
    get {
      if ownCell == nil { ownCell = makeCell() }
      return ownCell
    }
    set {
      drawingCell = newValue
      ownCell = newValue
      newValue?.attach(to: self)
      setNeedsDisplay()
    }
  }
  /// The cell that the app gave the control, which draws it; nil for none.
  final var drawingCell: NSCell?
  /// Creates the cell of this kind of control.
  func makeCell() -> NSCell { NSCell(of: self) }

  // MARK: Action

  /// Sends an action to a target, or along the responder chain if the target is nil, and calls
  /// `onAction`.
  ///
  /// Returns whether an object performed the action or `onAction` is set.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    let isDone = action.map { perform($0, on: target.map { $0 as AnyObject }) } ?? false
    onAction?(self)
    return isDone || onAction != nil
  }

  private final func perform(_ action: Selector, on target: AnyObject?) -> Bool {
    if let target { return action.perform(on: target, sender: self) }
    // A target that is gone is not looked for elsewhere.
    return !hasTarget && NSApplication.shared.sendAction(action, to: nil, from: self)
  }

  /// Sends the action of the control.
  final func sendAction() { sendAction(action, to: target) }
  /// Sends the action, or at the second click of a double-click another one, where there is one.
  final func sendAction(orDouble doubleAction: Selector?) {
    let isDouble = NSApplication.shared.currentEvent?.clickCount == 2
    sendAction(isDouble ? doubleAction ?? action : action, to: target)
  }

  /// Clicks the control: changes its value as a click does and sends the action.
  ///
  /// It does nothing if the control is disabled.
  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    press()
  }

  // MARK: For kinds of controls

  /// Changes the value as a click does, and sends the action.
  func press() { sendAction() }
  /// The value as a text.
  var textOfValue: String { Self.text(of: objectValue) }
  /// Called after the value changed.
  func valueDidChange() { setNeedsDisplay() }
  /// Called when the pointer goes down; returns whether the control handles the drag itself.
  func beginTracking(at point: NSPoint) -> Bool { false }
  /// Called when the pointer moves during a drag.
  func continueTracking(at point: NSPoint) {}
  /// Called when the pointer is released after a drag.
  func endTracking(at point: NSPoint) {}
  /// Called for a key; returns whether it changed the value.
  func adjust(by key: KeyEvent.Key) -> Bool { false }
  /// Whether Space and Return press the control.
  var isPressedByKeys: Bool { true }
  /// The size of the content, within a size.
  func contentSize(within size: CGSize) -> CGSize { frame.size }
  /// Returns the size of the content in whole points, so that edges are on pixels.
  ///
  /// A dimension that the content does not decide is infinite.
  package final func measuredSize(within size: CGSize) -> CGSize {
    let own = contentSize(within: size)
    return CGSize(width: own.width.rounded(.up), height: own.height.rounded(.up))
  }

  /// Measures and draws the control anew.
  final func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Input

  /// Whether y grows downwards; always true.
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }
  /// Whether the control never takes the keyboard focus; the default is false.
  open var refusesFirstResponder = false
  open override var canBecomeFirstResponder: Bool { false }
  open override func focusDidChange(_ isFocused: Bool) { self.isFocused = isFocused }
  open override var keepsPointer: Bool { true }
  private final var isFollowing = false
  /// Where the pointer was last; nil where the press is not followed, or no longer.
  private final var lastPoint: NSPoint?

  open override func mouseDown(with event: NSEvent) {
    guard isEnabled, let point = event.pointer?.location(in: self) else { return }
    guard drawingCell?.startTracking(at: point, in: self) != false else { return }
    lastPoint = point
    isFollowing = beginTracking(at: point)
    isHighlighted = true
  }
  open override func mouseDragged(with event: NSEvent) {
    guard isEnabled, let last = lastPoint, let point = event.pointer?.location(in: self)
    else { return }
    guard drawingCell?.continueTracking(last: last, current: point, in: self) != false else {
      return stop(at: point, isUp: false)
    }
    lastPoint = point
    if isFollowing { return continueTracking(at: point) }
    isHighlighted = bounds.contains(point)
  }
  open override func mouseUp(with event: NSEvent) {
    guard isEnabled, lastPoint != nil, let pointer = event.pointer else { return }
    let point = pointer.location(in: self)
    let (wasHighlighted, wasFollowing) = (isHighlighted, isFollowing)
    stop(at: point, isUp: true)
    if wasFollowing { return endTracking(at: point) }
    if wasHighlighted, pointer.phase == .up, bounds.contains(point) { press() }
  }
  private final func stop(at point: NSPoint, isUp: Bool) {
    let last = lastPoint
    (isHighlighted, isFollowing, lastPoint) = (false, false, nil)
    if let last {
      drawingCell?.stopTracking(last: last, current: point, in: self, mouseIsUp: isUp)
    }
  }
  open override func pointerCancelled(_ event: PointerEvent) {
    NSDraggingSession.cancel(at: event)
    stop(at: event.location(in: self), isUp: false)
  }
  open override func keyDown(with event: NSEvent) {
    guard isEnabled, let key = event.key, key.modifiers.isDisjoint(with: [.control, .command])
    else { return super.keyDown(with: event) }
    switch key.key {
    case .space where isPressedByKeys:
      isHighlighted = true
      window?.input.pressedByKey = self
    case .return where isPressedByKeys: press()
    default: if !adjust(by: key.key) { super.keyDown(with: event) }
    }
  }
  open override func keyUp(with event: NSEvent) {
    guard event.key?.key == .space, let window, window.input.pressedByKey === self else {
      return super.keyUp(with: event)
    }
    window.input.releaseKey()
    press()
  }
  package final func keyPressEnded() { isHighlighted = false }

  // MARK: Drawing

  /// Draws the control's look, unless a subclass overrides `draw(_:)`.
  public override final func drawContent(in context: GraphicsContext) {
    if !hooks.contains(.draw) { drawUsually(in: context) }
  }
  /// Draws the border and the background, if the cell of this kind of control draws only the rest.
  func drawBorder(in context: GraphicsContext) {}
  /// Draws what is within the border; by default all that the control looks like.
  func drawInside(in context: GraphicsContext) { drawLook(in: context) }
  /// Draws the control as the cell does that it was given, else its own look.
  override final func drawUsually(in context: GraphicsContext) {
    guard let drawingCell else { return super.drawUsually(in: context) }
    drawingCell.draw(withFrame: bounds, in: self)
  }

  /// Draws the ring around what has the keyboard's focus.
  final func drawFocusRing(in context: GraphicsContext, _ rect: CGRect, cornerRadius: CGFloat) {
    guard isFocused, focusRingType != .none else { return }
    context.drawFocusRing(in: rect, cornerRadius: cornerRadius, traits: traitCollection)
  }

  /// The value as text; empty for none.
  open var stringValue: String {
    get { textOfValue }
    set { objectValue = newValue }
  }
}

/// The style of the focus ring around a view with the keyboard focus.
///
/// Apple counterpart: `NSFocusRingType` · Source: AppKit reference · Fidelity: exact
public enum FocusRingType: UInt, Sendable {
  /// The default ring for the kind of view.
  case `default` = 0
  /// No ring.
  case none = 1
  /// A ring around the outside of the view.
  case exterior = 2
}
/// AppKit's name for `FocusRingType`.
///
/// Apple counterpart: `NSFocusRingType` · Source: AppKit reference · Fidelity: exact
public typealias NSFocusRingType = FocusRingType
