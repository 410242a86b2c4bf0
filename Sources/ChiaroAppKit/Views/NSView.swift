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
open class NSView: View, NSAppearanceObservable {
  /// The appearance set on the view; nil inherits.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Whether the view has a layer even outside of a window; the default is false.
  public final var wantsLayer = false
  /// Whether subviews draw into this view's layer rather than update layers of their own.
  public final var canDrawSubviewsIntoLayer = false
  private final lazy var backing = CALayer(of: self)
  /// The observations to notify of changes of appearance outside of a window.
  final var observations: [WeakObservation] = []

  /// Creates a view with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// The view's own layer; nil outside of a window unless `wantsLayer` or `wantsUpdateLayer` is
  /// true.
  public final var layer: CALayer? {
    wantsLayer || wantsUpdateLayer || window != nil ? backing : nil
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

  /// Updates the layer's properties, with the view's appearance current; an override need not call
  /// `super`.
  open func updateLayer() {}

  /// Called before the content is drawn or the layer is updated.
  open func viewWillDraw() {}

  /// Lays out the subviews; an override calls `super`.
  open func layout() {}

  /// Called after the view's superview changed, to another view or to nil.
  open func viewDidMoveToSuperview() {}

  /// Called once after each change of the effective appearance, which is current during the call.
  ///
  /// The view is laid out and drawn again in any case: override the method to discard cached
  /// content and to update the colors of separate layers.
  open func viewDidChangeEffectiveAppearance() {}

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

  /// Calls `viewDidChangeEffectiveAppearance()` if the appearance changed.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    isConstraintUpdatePending = true
    isLayoutPending = true
    isDisplayPending = true
    viewDidChangeEffectiveAppearance()
  }

  // MARK: For kinds of views

  /// The traits that this kind of view implies for its appearance; an appearance set on it
  /// prevails.
  var appearanceOfItsKind: TraitCollection { TraitCollection() }

  /// Draws the background of a specific kind of view, behind its content.
  func drawBackdrop(in context: GraphicsContext) {}
}
