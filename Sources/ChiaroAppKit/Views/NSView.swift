// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A view that is updated by AppKit's methods.
///
/// Apple counterpart: `NSView` · Source: AppKit reference (S205–S213) · Fidelity: approximate
open class NSView: View, NSAppearanceObservable {
  /// The appearance of the view and what is in it; nil inherits.
  public final var appearance: Appearance? { didSet { applyAppearance() } }

  /// Whether the view has a layer even outside of a window.
  public final var wantsLayer = false
  /// Whether subviews are drawn into this view's layer, and do not update layers of their own.
  public final var canDrawSubviewsIntoLayer = false
  private final lazy var backing = CALayer(of: self)

  /// Creates a view.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  final func applyAppearance() { override(with: appearance) }

  /// What holds the view's traits.
  public final var environment: TraitNode { self }

  /// The appearance in force in the view.
  ///
  /// A view outside of a window has the nearest that was set around it.
  public final var effectiveAppearance: Appearance {
    guard window == nil else { return Appearance(traitCollection) }
    let nearest = sequence(first: self as View, next: \.superview).lazy
      .compactMap { ($0 as? NSView)?.appearance }.first
    return Appearance(nearest.map(traitCollection.replacing) ?? traitCollection)
  }

  /// What stands behind the content: in a window, or where it was asked for.
  public final var layer: CALayer? {
    wantsLayer || wantsUpdateLayer || window != nil ? backing : nil
  }

  // MARK: Override points

  /// Whether `updateLayer()` is called instead of `draw(_:)`; asked at each update.
  open var wantsUpdateLayer: Bool { false }

  /// Sets the layer's properties, with the view's appearance current; does not call `super`.
  open func updateLayer() {}

  /// Draws the part of the view's content that lies in a rectangle.
  // Stands here so that every view of AppKit's is asked for its content, however it makes it.
  open override func draw(_ dirtyRect: NSRect) {}

  /// Called before the content is drawn or the layer updated.
  open func viewWillDraw() {}

  /// Places the subviews; call `super`.
  open func layout() {}

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
    let isDrawn = sequence(first: self as View, next: \.superview)
      .contains { ($0 as? NSView)?.canDrawSubviewsIntoLayer == true }
    if wantsUpdateLayer && !isDrawn { updateLayer() } else { draw(bounds) }
  }

  /// Called once after each change of the effective appearance, which is current then.
  ///
  /// The view is going to be laid out and drawn anew in any case: drop what was made for the former
  /// appearance, and set the colors of layers of your own.
  open func viewDidChangeEffectiveAppearance() {}

  /// Passes changes of the appearance on to `viewDidChangeEffectiveAppearance()`.
  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard let previous, Appearance(previous) != Appearance(traitCollection) else { return }
    isConstraintUpdatePending = true
    isLayoutPending = true
    isDisplayPending = true
    viewDidChangeEffectiveAppearance()
  }
}
