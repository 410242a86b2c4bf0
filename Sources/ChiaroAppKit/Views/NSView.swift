// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that is updated by the methods of AppKit.
///
/// The origin of its coordinates is at the top left, as in a flipped view.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (S205–S213, S228) ·
/// Fidelity: approximate
open class NSView: View, NSAppearanceObservable, NSViewNeighbors {
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

  /// The view's own layer; nil outside of a window unless `wantsLayer` or `wantsUpdateLayer` is
  /// true.
  public final var layer: CALayer? {
    wantsLayer || wantsUpdateLayer || window != nil ? snapshotLayer : nil
  }

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

  /// Whether the origin is at the top; it always is, whatever an override returns.
  open var isFlipped: Bool { true }

  /// Updates the layer's properties, with the view's appearance current; an override need not call
  /// `super`.
  open func updateLayer() {}

  /// Draws the view in a rectangle; the default draws what this kind of view looks like.
  ///
  /// Apple counterpart: `draw(_:)` · Source: AppKit reference · Fidelity: exact
  open override func draw(_ dirtyRect: NSRect) {
    guard hooks.contains(.draw), let context = GraphicsContext.current else { return }
    drawLook(in: context)
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

  /// Changes the size of the view.
  open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }

  /// Changes the place of the view in its superview.
  open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }

  /// Called after the size changed, to replace the tracking areas.
  open func updateTrackingAreas() {}

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
  /// Called when a wheel was turned; the default leaves it to the superview.
  open func scrollWheel(with event: NSEvent) { event.isHandled = false }
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
  }
  /// The view whose `layout()` is running.
  static weak var inLayout: NSView?

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
  open override func hoverMoved(_ isHovered: Bool) { tellTracking(isHovered) }
  public final override func pointerBegan(_ event: PointerEvent) {
    mouseDown(with: NSEvent(event, of: self))
  }
  public final override func pointerMoved(_ event: PointerEvent) {
    mouseDragged(with: NSEvent(event, of: self))
  }
  public final override func pointerEnded(_ event: PointerEvent) {
    mouseUp(with: NSEvent(event, of: self))
  }
  public final override func keyPressed(_ event: KeyEvent) -> Bool {
    handle(event) { keyDown(with: $0) }
  }
  public final override func keyReleased(_ event: KeyEvent) -> Bool {
    handle(event) { keyUp(with: $0) }
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

  /// Draws what this kind of view looks like, unless a subclass draws in its place.
  func drawLook(in context: GraphicsContext) {}

  /// Called after another part of the view is seen in a scroll view.
  func visibleRectDidChange() {}
  /// Makes a document as large as its scroll view, if it is of such a kind.
  func fit(to size: CGSize) {}
}
