// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that is updated by AppKit's methods.
///
/// Coordinates begin at the top left, as those of a flipped view.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (S205–S213, S228) ·
/// Fidelity: approximate
open class NSView: View, NSAppearanceObservable {
  /// The appearance of the view and what is in it; nil inherits.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Whether the view has a layer even outside of a window.
  public final var wantsLayer = false
  /// Whether subviews are drawn into this view's layer, and do not update layers of their own.
  public final var canDrawSubviewsIntoLayer = false
  private final lazy var backing = CALayer(of: self)
  /// Those who want to know of the appearance outside of windows too.
  final var observations: [WeakObservation] = []

  /// Creates a view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// What stands behind the content: in a window, or where it was asked for.
  public final var layer: CALayer? {
    wantsLayer || wantsUpdateLayer || window != nil ? backing : nil
  }

  // MARK: Override points

  /// Whether `updateLayer()` is called instead of `draw(_:)`; asked at each update.
  open var wantsUpdateLayer: Bool { false }

  /// Whether `draw(_:)` fills every rectangle that it is asked for with something opaque.
  ///
  /// A view that says so and does not is named in `NSApplication.diagnostics`.
  open var isOpaque: Bool { false }

  /// Whether the view's content may let a material show through, in a vibrant appearance.
  ///
  /// What stands in the view cannot refuse it then: allow it in views without others in them, and
  /// for grays.
  open var allowsVibrancy: Bool { false }

  /// Sets the layer's properties, with the view's appearance current; does not call `super`.
  open func updateLayer() {}

  /// Called before the content is drawn or the layer updated.
  open func viewWillDraw() {}

  /// Places the subviews; call `super`.
  open func layout() {}

  /// Called after the view came into another one, or left the one it was in.
  open func viewDidMoveToSuperview() {}

  /// Called once after each change of the effective appearance, which is current then.
  ///
  /// The view is going to be laid out and drawn anew in any case: drop what was made for the former
  /// appearance, and set the colors of layers of your own.
  open func viewDidChangeEffectiveAppearance() {}

  // MARK: Of UIKit's methods

  /// Calls `layout()`.
  public final override func layoutSubviews() {
    let outer = Self.inLayout
    Self.inLayout = self
    layout()
    Self.inLayout = outer
  }
  /// The view whose `layout()` is running.
  static weak var inLayout: NSView?

  /// Calls `updateLayer()` or `draw(_:)`.
  public final override func displayContent() {
    viewWillDraw()
    if let context = GraphicsContext.current { makeContent(in: context) }
  }

  /// Passes on that the view was moved.
  public final override func didMoveToSuperview() {
    viewDidMoveToSuperview()
    tellOfAppearanceOutsideOfWindow()
  }

  /// Passes changes of the appearance on to `viewDidChangeEffectiveAppearance()`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    isConstraintUpdatePending = true
    isLayoutPending = true
    isDisplayPending = true
    viewDidChangeEffectiveAppearance()
  }

  // MARK: For kinds of views

  /// What the kind of view says of the appearance, which is below what was set.
  var appearanceOfItsKind: TraitCollection { TraitCollection() }

  /// Draws what stands behind the content of a kind of view.
  func drawBackdrop(in context: GraphicsContext) {}
}
