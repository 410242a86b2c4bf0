// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroControls
public import ChiaroViews
public import Foundation

/// A view that is updated by the methods of AppKit.
///
/// The origin of its coordinates is at the lower left and y grows upwards, unless `isFlipped` is
/// true: then it is at the upper left and y grows downwards. Its frame is in the coordinates of its
/// superview, and keeps its numbers when the superview gets another height or the view another
/// superview. In a window it stands from the lower left; in a view that is not AppKit's, from the
/// upper left. Constraints place it above and below as they do everywhere.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (S205–S213, S228) ·
/// Fidelity: approximate
open class NSView: View, NSAppearanceObservable, NSViewNeighbors, EventReceiving,
  PointerWatching, RisingCoordinates
{
  /// The appearance set on the view; nil inherits.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Whether the view has a layer even outside of a window; the default is false.
  public final var wantsLayer = false
  /// Whether subviews draw into this view's layer rather than update layers of their own.
  public final var canDrawSubviewsIntoLayer = false
  /// The observations to notify of changes of appearance outside of a window.
  final var observations: [WeakObservation] = []
  /// What few views have, such as a tool tip; nil for none of it.
  final var rarities: ViewRarities?

  /// Creates a view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  // MARK: Override points

  /// Whether `updateLayer()` is called instead of `draw(_:)`; read at each update.
  open var wantsUpdateLayer: Bool { false }

  /// Whether `draw(_:)` fills all rectangles that it is asked to draw with opaque content.
  ///
  /// An opaque view that leaves gaps is reported in `NSApplication.diagnostics`.
  open var isOpaque: Bool { false }

  /// Whether the view is drawn with vibrancy in a vibrant appearance; the default is false.
  ///
  /// Subviews cannot opt out: return true in views without subviews and with gray content only.
  open var allowsVibrancy: Bool { false }

  /// Whether the origin is at the upper left and y grows downwards; the default is false.
  ///
  /// An override returns a constant: nothing is placed or drawn anew when the answer changes.
  ///
  /// Apple counterpart: `isFlipped` · Source: NSView.h · Fidelity: exact
  open var isFlipped: Bool { false }

  /// Updates the layer's properties, with the view's appearance current; an override need not call
  /// `super`.
  open func updateLayer() {}

  /// Draws the view in a rectangle; the default draws what this kind of view looks like.
  ///
  /// Apple counterpart: `draw(_:)` · Source: AppKit reference · Fidelity: exact
  open override func draw(_ dirtyRect: NSRect) {
    guard hooks.contains(.draw), let context = GraphicsContext.current else { return }
    drawUsually(in: context)
  }

  /// Called before the content is drawn or the layer is updated.
  open func viewWillDraw() {}

  /// Lays out the subviews; an override calls `super`.
  open func layout() {}

  /// Called after the view's superview changed, to another view or to nil.
  open func viewDidMoveToSuperview() {}

  /// Called before the view's window changes, to another window or to nil.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}

  /// Called after the view's window changed, to another window or to nil.
  open func viewDidMoveToWindow() {}

  /// Called once after each change of the effective appearance, which is current during the call.
  ///
  /// The view is laid out and drawn again in any case: override the method to discard cached
  /// content and to update the colors of separate layers.
  open func viewDidChangeEffectiveAppearance() {}

  /// The view's rectangle in its superview's coordinates, in points.
  ///
  /// - Precondition: all components are finite
  ///
  /// Apple counterpart: `frame` · Source: NSView.h · Fidelity: exact
  open override var frame: NSRect {
    get { outerView?.upended(placedFrame) ?? placedFrame }
    set {
      super.frame = outerView?.upended(newValue) ?? newValue
      rarities?.followFrame(of: self)
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Its origin is that of the part that is seen: the coordinates of the lower left corner, or of
  /// the upper left one in a flipped view. A new size leaves the center of the frame where it is.
  ///
  /// - Precondition: all components are finite
  ///
  /// Apple counterpart: `bounds` · Source: NSView.h · Fidelity: approximate, another size does not
  /// scale
  open override var bounds: NSRect {
    get { isFlipped ? super.bounds : super.bounds.mirrored }
    set { super.bounds = isFlipped ? newValue : newValue.mirrored }
  }

  /// The middle of the frame, in the superview's coordinates.
  open override var center: NSPoint {
    get { NSPoint(x: frame.midX, y: frame.midY) }
    set {
      setFrameOrigin(
        NSPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2))
    }
  }

  /// Changes the size of the view; the origin of its frame stays.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// Changes the place of the view in its superview.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

  /// Called after each layout, hence when the size changed, to replace the tracking areas.
  open func updateTrackingAreas() {}

  /// Called after the size changed, if `autoresizesSubviews` is true; the default tells each
  /// subview by `resize(withOldSuperviewSize:)`.
  ///
  /// Apple counterpart: `resizeSubviews(withOldSize:)` · Source: NSView.h · Fidelity: exact
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in innerViews { (view as? NSView)?.resize(withOldSuperviewSize: oldSize) }
  }

  /// Called after the superview changed its size; the default follows `autoresizingMask`.
  ///
  /// Without a mask the frame keeps its numbers. Views that constraints place are left to them.
  ///
  /// Apple counterpart: `resize(withOldSuperviewSize:)` · Source: NSView.h · Fidelity: exact
  open func resize(withOldSuperviewSize oldSize: NSSize) { followMask(from: oldSize) }

  /// Requests `draw(_:)` for a part of the view in the next update.
  open override func setNeedsDisplay(_ invalidRect: NSRect) {
    super.setNeedsDisplay(upended(invalidRect))
  }

  /// Called when the view begins to be resized with its window; never here.
  open func viewWillStartLiveResize() {}
  /// Called when the view was resized with its window; never here.
  open func viewDidEndLiveResize() {}
  /// Called when the number of pixels in a point changed; never here.
  open func viewDidChangeBackingProperties() {}
  /// Called when the view was hidden, itself or with one around it.
  open func viewDidHide() {}
  /// Called when the view is no longer hidden, nor one around it.
  open func viewDidUnhide() {}
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, superview?.isHiddenOrHasHiddenAncestor != true else { return }
      tellHidden(isHidden)
    }
  }
  /// The insets of what is to be aligned from the frame; the default is zero.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Whether the view can become key by the tab key; that it accepts to be first responder.
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  /// Whether a press on the view moves its window; asked by nobody here.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Where the shape of the focus ring is; asked by nobody here.
  open var focusRingMaskBounds: NSRect { .zero }
  /// Draws the shape of the focus ring; never called here: controls draw their own ring.
  open func drawFocusRingMask() {}
  /// Whether a panel has to become key for the view; stored nowhere, false by default.
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether a press that brings the window to the front is the view's too; false by default.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the view moves ahead of its drawing while it is scrolled.
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  /// Returns the menu of a secondary press; that of the view by default.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// Gives parts of the view forms of the pointer; does nothing by default.
  open func resetCursorRects() {}
  /// Gives a part of the view a form of the pointer; without effect.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// Takes all parts' forms of the pointer; without effect.
  open func discardCursorRects() {}
  /// Called where the form of the pointer may change; never here.
  open func cursorUpdate(with event: NSEvent) {}
  /// Adds a tracking area, whose owner is notified when the pointer enters or leaves the view.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    ensuredRarities.trackingAreas.append(trackingArea)
    trackingArea.begin(hover, in: self)
  }
  /// Removes a tracking area.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    rarities?.trackingAreas.removeAll { $0 === trackingArea }
  }

  // MARK: Dragging

  /// Called when something of a registered type is dragged onto the view; returns what it would do.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called while it is dragged over the view; the default returns what `draggingEntered` did.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    NSDraggingSession.current?.answer ?? []
  }
  /// Called when it is dragged away.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Called before it is dropped; returns whether it may be.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Called when it is dropped; returns whether something was done with it.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called after something was done with it.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when the drag is over.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: Input

  /// Whether the view can become first responder; the default is false.
  open var acceptsFirstResponder: Bool { false }

  /// Returns the frontmost view that contains a point of the superview; nil for none.
  open func hitTest(_ point: NSPoint) -> NSView? { standardHit(point) }

  /// Called when the primary button went down; the default forwards it to the next responder.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pressed pointer moved; the default forwards it to the next responder.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button went up; the default forwards it to the next responder.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer comes onto a view with a tracking area; the default does nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a view with a tracking area; the default does nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves over a view with a tracking area; the default does nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button went down; the default opens the menu of the view, or hands
  /// the press to the next responder.
  open func rightMouseDown(with event: NSEvent) {
    if let menu = menu(for: event) {
      NSMenu.popUpContextMenu(menu, with: event, for: self)
    } else {
      receiver?.rightMouseDown(with: event)
    }
  }
  /// Called when the pointer moved with the secondary button down; the default hands it on.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button went up; the default hands it on.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called when another button went down; never here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Called when another button went up; never here.
  open func otherMouseUp(with event: NSEvent) {}
  /// Called when a modifier key went down or up; never here.
  open func flagsChanged(with event: NSEvent) {}
  /// Called when two fingers move apart on a trackpad; never here.
  open func magnify(with event: NSEvent) {}
  /// The manager of what can be undone; by default the next responder's, at last the window's.
  open var undoManager: UndoManager? { receiver?.undoManager }
  /// Ends what the escape key ends; the default asks the next responder.
  open func cancelOperation(_ sender: Any?) { receiver?.cancelOperation(sender) }
  /// Called when a wheel was turned; the default leaves it to the controller or the superview.
  open func scrollWheel(with event: NSEvent) {
    guard let owner = receiver as? NSViewController else { return event.isHandled = false }
    owner.scrollWheel(with: event)
  }
  /// Called when a key went down; the default forwards it to the next responder.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key went up; the default forwards it to the next responder.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// Performs the command whose key equivalent the event is; returns whether there is one.
  ///
  /// The default asks the subviews.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }

  // MARK: Of UIKit's methods
  /// Calls `layout()`; override that instead.
  public final override func layoutSubviews() {
    let outer = Self.inLayout
    Self.inLayout = self
    layout()
    Self.inLayout = outer
    updateTrackingAreas()
  }

  /// Calls `viewWillDraw()`, and then `updateLayer()` or `draw(_:)`.
  public final override func displayContent() {
    viewWillDraw()
    if let context = GraphicsContext.current { makeContent(in: context) }
  }

  /// Calls `viewDidMoveToSuperview()`; override that instead.
  public final override func didMoveToSuperview() {
    viewDidMoveToSuperview()
    tellOfAppearanceOutsideOfWindow()
  }

  /// Calls `viewWillMove(toWindow:)` of AppKit; override that instead.
  public final override func willMove(toWindow newWindow: Window?) {
    viewWillMove(toWindow: newWindow as? NSWindow)
  }

  /// Calls `viewDidMoveToWindow()`; override that instead.
  public final override func didMoveToWindow() { viewDidMoveToWindow() }

  /// Calls `viewDidChangeEffectiveAppearance()` if the appearance changed.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    isConstraintUpdatePending = true
    isLayoutPending = true
    isDisplayPending = true
    viewDidChangeEffectiveAppearance()
  }

  /// Calls `hitTest(_:)`; override that instead.
  public final override func hitTest(_ point: CGPoint, with event: InputEvent?) -> View? {
    hit(at: point) { super.hitTest($0, with: event) }
  }

  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  open override var canBecomeFocused: Bool { acceptsFirstResponder }
  open override var wantsHover: Bool { rarities?.trackingAreas.isEmpty == false }
  open override func hoverMoved(_ isHovered: Bool) {
    if !isHovered { for area in trackingAreas { area.end(in: self) } }
  }
  public final override func pointerBegan(_ event: PointerEvent) {
    NSEvent.monitored(NSEvent(event, in: window)).map(mouseDown)
  }
  public final override func pointerMoved(_ event: PointerEvent) {
    if NSDraggingSession.takes(event) { return }
    NSEvent.monitored(NSEvent(event, in: window)).map(mouseDragged)
  }
  public final override func pointerEnded(_ event: PointerEvent) {
    // Who began to drag is not told of the end of the press, as in AppKit.
    if NSDraggingSession.takes(event) { return pointerCancelled(event) }
    NSEvent.monitored(NSEvent(event, in: window)).map(mouseUp)
  }
  open override func pointerCancelled(_ event: PointerEvent) {
    NSDraggingSession.cancel(at: event)
    super.pointerCancelled(event)
  }
  public final override func keyPressed(_ event: KeyEvent) -> Bool {
    handle(event, in: window) { keyDown(with: $0) }
  }
  public final override func keyReleased(_ event: KeyEvent) -> Bool {
    handle(event, in: window) { keyUp(with: $0) }
  }
  public final override func scrollContent(by delta: CGSize) -> Bool {
    let event = NSEvent(scrolling: delta, of: self)
    scrollWheel(with: event)
    return event.isHandled
  }

  // MARK: For kinds of views

  /// The traits that this kind of view implies for its appearance; an appearance set on it
  /// prevails.
  var appearanceOfItsKind: TraitCollection { TraitCollection() }

  /// Draws the background of a specific kind of view, behind its content.
  func drawBackdrop(in context: GraphicsContext) {}

  /// Draws what this kind of view looks like, unless a subclass draws in its place; y grows
  /// downwards.
  func drawLook(in context: GraphicsContext) {}

  /// Draws the view where no subclass does.
  func drawUsually(in context: GraphicsContext) { context.upright { drawLook(in: context) } }

  /// Called after another part of the view is seen in a scroll view.
  func visibleRectDidChange() {}
  /// Makes a document as large as its scroll view, if it is of such a kind.
  func fillClip(of size: CGSize) {}
}
