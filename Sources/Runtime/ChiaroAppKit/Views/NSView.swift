// SPDX-License-Identifier: MIT

public import ChiaroAppearance
import ChiaroFoundation
public import ChiaroViews
public import Foundation

/// A view that is updated through AppKit's methods.
///
/// The origin of its coordinates is at the lower left, and y grows upwards. If `isFlipped` is true,
/// the origin is at the upper left, and y grows downwards. The frame is in the coordinates of the
/// superview, and its values stay the same if the superview changes its height or is replaced. They
/// are measured from the lower left of a window, and from the upper left of a superview that is not
/// an AppKit view. Constraints have the same meaning in both kinds of coordinates.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (statements S205–S213, S228) · Fidelity:
/// approximate, without live resize and responsive scrolling
open class NSView: View, NSAppearanceObservable, NSViewNeighbors, EventReceiving,
  PointerWatching, RisingCoordinates
{
  /// The appearance set on the view; nil to inherit one.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Whether the view has a layer even without a window; false by default.
  ///
  /// In a window every view has a layer.
  public final var wantsLayer = false
  /// Whether subviews draw into this view's layer.
  ///
  /// If true, `draw(_:)` is called rather than `updateLayer()` for this view and the views inside
  /// it. The default is false.
  public final var canDrawSubviewsIntoLayer = false
  /// The observations to notify of changes of appearance outside of a window.
  final var observations: [WeakObservation] = []
  /// What few views have, such as a tool tip; nil for none of it.
  final var sparseValues: SparseViewValues?

  /// Creates a view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  // MARK: Override points

  /// Whether `updateLayer()` is called instead of `draw(_:)`; the default is false.
  open var wantsUpdateLayer: Bool { false }

  /// Whether `draw(_:)` leaves no transparent gaps in the rectangles to draw; the default is false.
  ///
  /// If an opaque view leaves gaps, `NSApplication.diagnostics` reports it.
  open var isOpaque: Bool { false }

  /// Whether the view is drawn with vibrancy in a vibrant appearance; the default is false.
  ///
  /// Subviews cannot opt out: return true only in views with gray content and without subviews.
  open var allowsVibrancy: Bool { false }

  /// Whether the origin is at the upper left and y grows downwards; the default is false.
  ///
  /// An override must return a constant, because the view is not updated when the value changes.
  ///
  /// Apple counterpart: `isFlipped` · Source: NSView.h · Fidelity: exact
  open var isFlipped: Bool { false }

  /// Called instead of `draw(_:)` if `wantsUpdateLayer` is true, in the view's appearance; the
  /// default does nothing.
  open func updateLayer() {}

  /// Draws the view within a rectangle; the default draws AppKit's controls and nothing in other
  /// views.
  ///
  /// Apple counterpart: `draw(_:)` · Source: AppKit reference · Fidelity: exact
  open override func draw(_ dirtyRect: NSRect) {
    guard hooks.contains(.draw), let context = GraphicsContext.current else { return }
    drawUsually(in: context)
  }

  /// Called before the content is drawn or the layer is updated.
  open func viewWillDraw() {}

  /// Called when layout is pending, to lay out the subviews; an override calls `super`.
  open func layout() {}

  /// Called after the view's superview changed, to another view or to nil.
  open func viewDidMoveToSuperview() {}

  /// Called before the view's window changes, to another window or to nil.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}

  /// Called after the view's window changed, to another window or to nil.
  open func viewDidMoveToWindow() {}

  /// Called after each change of the effective appearance, which is current during the call.
  ///
  /// The view is laid out and drawn again in any case. Override the method to discard cached
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
      sparseValues?.followFrame(of: self)
    }
  }

  /// The view's rectangle in its own coordinates, in points.
  ///
  /// Its origin is the point shown in the lower left corner, or in the upper left corner of a
  /// flipped view. Setting a different size resizes the view around the center of its frame.
  ///
  /// - Precondition: all components are finite
  ///
  /// Apple counterpart: `bounds` · Source: NSView.h · Fidelity: approximate, a size other than the
  /// frame's does not scale the content
  open override var bounds: NSRect {
    get { isFlipped ? super.bounds : super.bounds.mirrored }
    set { super.bounds = isFlipped ? newValue : newValue.mirrored }
  }

  /// The center of the view's frame, in the superview's coordinates, in points.
  open override var center: NSPoint {
    get { NSPoint(x: frame.midX, y: frame.midY) }
    set {
      setFrameOrigin(
        NSPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2))
    }
  }

  /// Sets the size of the view's frame in points; the origin stays the same.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// Sets the origin of the view's frame, in the superview's coordinates.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

  /// Called after each layout of the view, to replace tracking areas that depend on its size.
  open func updateTrackingAreas() {}

  /// Called after the size changed, if `autoresizesSubviews` is true; the default calls
  /// `resize(withOldSuperviewSize:)` on each subview.
  ///
  /// Apple counterpart: `resizeSubviews(withOldSize:)` · Source: NSView.h · Fidelity: exact
  open func resizeSubviews(withOldSize oldSize: NSSize) {
    for view in innerViews { (view as? NSView)?.resize(withOldSuperviewSize: oldSize) }
  }

  /// Called after the superview changed its size; the default follows `autoresizingMask`.
  ///
  /// Without a mask the frame stays the same. Views placed by constraints are not changed.
  ///
  /// Apple counterpart: `resize(withOldSuperviewSize:)` · Source: NSView.h · Fidelity: exact
  open func resize(withOldSuperviewSize oldSize: NSSize) { followMask(from: oldSize) }

  /// Marks a rectangle of the view as needing to be redrawn by `draw(_:)` in the next update.
  open override func setNeedsDisplay(_ invalidRect: NSRect) {
    super.setNeedsDisplay(upended(invalidRect))
  }

  /// Called in AppKit before the user resizes the window; never called here.
  open func viewWillStartLiveResize() {}
  /// Called in AppKit after the user resized the window; never called here.
  open func viewDidEndLiveResize() {}
  /// Called in AppKit after the scale or color space of the screen changed; never called here.
  open func viewDidChangeBackingProperties() {}
  /// Called after the view became hidden, because it or one of its ancestors was hidden.
  open func viewDidHide() {}
  /// Called after the view became visible again, because neither it nor an ancestor is hidden
  /// anymore.
  open func viewDidUnhide() {}
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue, superview?.isHiddenOrHasHiddenAncestor != true else { return }
      tellHidden(isHidden)
    }
  }
  /// The insets from the frame to the alignment rectangle, in points; zero by default, and never
  /// read here.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Whether the Tab key can select the view; the default is `acceptsFirstResponder`.
  open var canBecomeKeyView: Bool { acceptsFirstResponder }
  /// Whether a press on the view moves its window; true by default if the view is not opaque, and
  /// never read here.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// The smallest size that satisfies the constraints; without them the size of the content, or
  /// else 0.
  open var fittingSize: NSSize { smallestSize }
  /// The bounds of the focus ring's shape; zero by default, and never read here.
  open var focusRingMaskBounds: NSRect { .zero }
  /// Draws the shape of the focus ring; never called here, because controls draw their own ring.
  open func drawFocusRingMask() {}
  /// Whether a panel becomes key when the view is clicked; false by default, and never read here.
  open var needsPanelToBecomeKey: Bool { false }
  /// Returns whether a click that activates the window also reaches the view; false by default, and
  /// never called here.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the view supports responsive scrolling; true by default, and never read here.
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  /// Returns the context menu for a secondary click, or nil for none; the default returns `menu`.
  open func menu(for event: NSEvent) -> NSMenu? { menu }
  /// Called by `NSWindow.invalidateCursorRects(for:)` to add cursor rectangles; the default does
  /// nothing.
  open func resetCursorRects() {}
  /// Sets the cursor for a rectangle of the view; has no effect here.
  ///
  /// Fidelity: inert
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
  /// Removes the cursors of all rectangles of the view; has no effect here.
  ///
  /// Fidelity: inert
  open func discardCursorRects() {}
  /// Called in AppKit where the cursor may change; never called here.
  open func cursorUpdate(with event: NSEvent) {}
  /// Adds a tracking area, which notifies its owner when the pointer enters or leaves it.
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {
    ensuredSparseValues.trackingAreas.append(trackingArea)
    trackingArea.begin(hover, in: self)
  }
  /// Removes a tracking area; does nothing if the view does not have it.
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {
    sparseValues?.trackingAreas.removeAll { $0 === trackingArea }
  }

  // MARK: Dragging

  /// Called when a drag of a registered type enters the view; the default returns `[]`, which
  /// refuses it.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// Called while the drag moves over the view; the default returns the view's previous answer.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    NSDraggingSession.current?.answer ?? []
  }
  /// Called when the drag leaves the view or ends without a drop; the default does nothing.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Asks whether the drop may be performed; the default returns true.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Called to perform the drop; the default returns false, which means that the drop failed.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// Called after `performDragOperation(_:)` returned true; the default does nothing.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// Called when a drag over the view ended, with or without a drop; the default does nothing.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}

  // MARK: Input

  /// Whether the view can become first responder; the default is false.
  open var acceptsFirstResponder: Bool { false }

  /// Returns the frontmost view at a point in the superview's coordinates; nil for none.
  open func hitTest(_ point: NSPoint) -> NSView? { standardHit(point) }

  /// Called when the primary button was pressed; the default forwards the event.
  open func mouseDown(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerBegan(pointer) }
  }
  /// Called when the pointer moved while the primary button was down; the default forwards the
  /// event.
  open func mouseDragged(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerMoved(pointer) }
  }
  /// Called when the primary button was released; the default forwards the event.
  open func mouseUp(with event: NSEvent) {
    if let pointer = event.pointer { super.pointerEnded(pointer) }
  }
  /// Called when the pointer enters a tracking area that the view owns; the default does nothing.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer leaves a tracking area that the view owns; the default does nothing.
  open func mouseExited(with event: NSEvent) {}
  /// Called when the pointer moves over a tracking area of the view; the default does nothing.
  open func mouseMoved(with event: NSEvent) {}
  /// Called when the secondary button was pressed; the default opens `menu(for:)`, or forwards the
  /// event if that is nil.
  open func rightMouseDown(with event: NSEvent) {
    if let menu = menu(for: event) {
      NSMenu.popUpContextMenu(menu, with: event, for: self)
    } else {
      receiver?.rightMouseDown(with: event)
    }
  }
  /// Called when the pointer moved while the secondary button was down; the default forwards the
  /// event.
  open func rightMouseDragged(with event: NSEvent) { receiver?.rightMouseDragged(with: event) }
  /// Called when the secondary button was released; the default forwards the event.
  open func rightMouseUp(with event: NSEvent) { receiver?.rightMouseUp(with: event) }
  /// Called in AppKit when a third button was pressed; never called here.
  open func otherMouseDown(with event: NSEvent) {}
  /// Called in AppKit when a third button was released; never called here.
  open func otherMouseUp(with event: NSEvent) {}
  /// Called in AppKit when a modifier key was pressed or released; never called here.
  open func flagsChanged(with event: NSEvent) {}
  /// Called in AppKit when two fingers pinch on a trackpad; never called here.
  open func magnify(with event: NSEvent) {}
  /// The undo manager; the default is that of the next responder, and at the end of the chain the
  /// window's.
  open var undoManager: UndoManager? { receiver?.undoManager }
  /// Called when Escape was pressed and no responder handled it; the default forwards the call.
  open func cancelOperation(_ sender: Any?) { receiver?.cancelOperation(sender) }
  /// Called when the scroll wheel turned; the default forwards the event to the controller or the
  /// superview.
  open func scrollWheel(with event: NSEvent) {
    guard let owner = receiver as? NSViewController else { return event.isHandled = false }
    owner.scrollWheel(with: event)
  }
  /// Called when a key was pressed; the default forwards the event to the next responder.
  open func keyDown(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyPressed($0) } ?? false
  }
  /// Called when a key was released; the default forwards the event to the next responder.
  open func keyUp(with event: NSEvent) {
    event.isHandled = event.key.map { super.keyReleased($0) } ?? false
  }
  /// Asks the view to perform the command with the event's key equivalent; returns whether it did.
  ///
  /// The default asks the subviews in order.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    subviews.contains { $0.performKeyEquivalent(with: event) }
  }

  // MARK: Of UIKit's methods

  /// Calls `layout()` and then `updateTrackingAreas()`; override `layout()` instead.
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

  /// Calls AppKit's `viewWillMove(toWindow:)` with the new window; override that instead.
  public final override func willMove(toWindow newWindow: Window?) {
    viewWillMove(toWindow: newWindow as? NSWindow)
  }

  /// Calls `viewDidMoveToWindow()`; override that instead.
  public final override func didMoveToWindow() { viewDidMoveToWindow() }

  /// Calls `viewDidChangeEffectiveAppearance()` if the appearance changed.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    (isConstraintUpdatePending, isLayoutPending, isDisplayPending) = (true, true, true)
    viewDidChangeEffectiveAppearance()
  }

  /// Calls `hitTest(_:)`; override that instead.
  public final override func hitTest(_ point: CGPoint, with event: InputEvent?) -> View? {
    hit(at: point) { super.hitTest($0, with: event) }
  }

  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }
  open override var canBecomeFocused: Bool { canBecomeKeyView }
  open override var wantsHover: Bool { sparseValues?.trackingAreas.isEmpty == false }
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

  /// The traits of the appearance of this kind of view; one that is set on the view prevails.
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
