// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view with a value that people change, and an action that is sent after a change.
///
/// The action is a method of the target, or the closure `onAction`; both are called if there are
/// both. Without a target, the first responder up the chain whose class has the method does it.
///
/// Apple counterpart: `NSControl` · Source: AppKit reference · Fidelity: approximate
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

  /// The object that gets the action; nil for the first responder that implements it.
  public final weak var target: AnyObject? { didSet { hasTarget = target != nil } }
  private final var hasTarget = false
  /// The method to call; nil for none.
  open var action: Selector?
  /// A closure that is called besides the target's action; nil for none.
  ///
  /// Apple counterpart: none · Source: this project · Fidelity: exact
  public final var onAction: (@MainActor (NSControl) -> Void)?

  /// Whether the control can be used; the default is true.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      setNeedsDisplay()
      if !isEnabled { window?.letGo(of: self) }
    }
  }
  /// Whether the control is shown as pressed.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The font of the text; nil for the system font in the size of `controlSize`.
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
  /// The wrapping or truncation of long text; the default is `byWordWrapping`.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { contentDidChange() } }
  /// Whether the text is shown in a single line; the default is false.
  open var usesSingleLineMode = false { didSet { contentDidChange() } }
  /// Whether the action is sent during a drag, and not only at its end; the default is true.
  open var isContinuous = true
  /// The kind of focus ring, drawn while the control has the keyboard focus.
  open var focusRingType = FocusRingType.default
  /// Whether the control has the keyboard's focus.
  public private(set) final var isFocused = false {
    didSet { if isFocused != oldValue { setNeedsDisplay() } }
  }
  /// The value in its own type; `stringValue` and the like convert it; nil for none.
  open var objectValue: Any? { didSet { valueDidChange() } }
  private final var ownCell: NSCell?

  /// Creates a control with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  open override var isAccessibilityElement: Bool {
    get { accessibilityChoice ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  /// The cell, by which older code reaches properties of the control.
  ///
  /// A cell that is set draws the control.
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

  /// Sends an action to a target; returns whether an object received it.
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

  /// Presses the control, as a click does.
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
  /// The dimensions that the content does not decide are infinite; the others are whole points, so
  /// that what is laid out by them has its edges on pixels.
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

  /// Whether y grows downwards; true.
  open override var isFlipped: Bool { true }
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }
  /// Whether the control never takes the keyboard's focus; the default is false.
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

  /// Draws the look of the control, unless a subclass draws in its place.
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
}

/// The ring around a view that has the keyboard focus.
///
/// Apple counterpart: `NSFocusRingType` · Source: AppKit reference · Fidelity: exact
public enum FocusRingType: UInt, Sendable {
  /// The usual ring of this kind of view.
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
