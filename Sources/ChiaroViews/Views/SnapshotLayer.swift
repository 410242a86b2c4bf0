// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import ChiaroRaster
public import Foundation

/// A rectangle behind a view's content whose colors are snapshots: they never adapt.
///
/// A snapshot layer is either a view's own layer or a separate layer added to one. Set its colors
/// again when the traits change: in `updateLayer()`, `layoutSubviews` or
/// `traitCollectionDidChange(_:)`.
///
/// Apple counterpart: `CALayer` · Source: WWDC19 214; AppKit reference (S133, S213) ·
/// Fidelity: approximate
@preconcurrency @MainActor
public final class SnapshotLayer {
  /// The view whose own layer this is; nil for a separate layer.
  private weak var view: View?
  /// The appearance of a separate layer.
  private var own = Layer()
  /// The layer's frame in its superlayer, in points; for a view's own layer, the view's bounds.
  ///
  /// Setting the frame of a view's own layer has no effect.
  public var frame: CGRect {
    get { view?.bounds ?? place }
    set {
      guard view == nil else { return }
      place = newValue
      changed()
    }
  }
  private var place = CGRect.zero
  /// The layers added to this view's own layer, rearmost first; empty for a separate layer.
  public var sublayers: [SnapshotLayer] { view?.sublayers ?? [] }
  /// The view whose own layer this separate layer was added to.
  private weak var host: View?

  /// Creates a separate layer, which shows nothing until it is added to a view's own layer.
  public init() {}

  package init(of view: View) { self.view = view }

  /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
  ///
  /// - Precondition: this is a view's own layer, and `layer` is not
  public func addSublayer(_ layer: SnapshotLayer) {
    guard let view else { preconditionFailure("layers are added to a view's own layer") }
    precondition(layer.view == nil, "a view's own layer stays with its view")
    layer.removeFromSuperlayer()
    view.sublayers.append(layer)
    layer.host = view
    layer.changed()
  }

  /// Removes the layer from its superlayer; does nothing if it has none.
  public func removeFromSuperlayer() {
    guard let host else { return }
    host.sublayers.removeAll { $0 === self }
    changed()
    self.host = nil
  }

  private func changed() { host?.window?.isListStale = true }

  /// Returns a color as it is with the traits of the layer's view, whichever are current.
  private func resolved(_ color: DynamicColor) -> Color {
    guard let view = view ?? host else { return color.resolved }
    return color.resolved(with: view.traitCollection)
  }

  var looks: Layer {
    get { view?.backdrop ?? own }
    set {
      if let view {
        view.backdrop = newValue
      } else {
        own = newValue
        changed()
      }
    }
  }

  // MARK: Looks

  /// The background color, resolved with the traits of the view; nil for none.
  public var backgroundColor: Color? {
    get { looks.backgroundColor.map(resolved) }
    set { looks.backgroundColor = newValue.map { DynamicColor($0) } }
  }

  /// The color of the border, resolved with the traits of the view; setting nil makes it clear.
  public var borderColor: Color? {
    get { resolved(looks.borderColor) }
    set { looks.borderColor = DynamicColor(newValue ?? .clear) }
  }

  /// The width of the border in points; 0 for none.
  public var borderWidth: CGFloat {
    get { looks.borderWidth }
    set { looks.borderWidth = newValue }
  }

  /// The radius of the corners in points.
  public var cornerRadius: CGFloat {
    get { looks.cornerRadius }
    set { looks.cornerRadius = newValue }
  }

  /// The color of the shadow, resolved with the traits of the view; setting nil makes it clear.
  public var shadowColor: Color? {
    get { resolved(looks.shadowColor) }
    set { looks.shadowColor = DynamicColor(newValue ?? .clear) }
  }

  /// The shape of the corners: circular or continuous.
  public var cornerCurve: CornerCurve {
    get { looks.cornerCurve }
    set { looks.cornerCurve = newValue }
  }

  /// Whether what a view's own layer holds is cut at its bounds; false for a separate layer, which
  /// holds nothing.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The opacity of a view's own layer, from 0 to 1, which is the view's; 1 for a separate layer.
  public var opacity: Float {
    get { view.map { Float($0.alpha) } ?? 1 }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// How far the shadow stands off, in points; it is drawn below, and not to the side.
  public var shadowOffset: CGSize {
    get { CGSize(width: 0, height: looks.shadowOffset) }
    set { looks.shadowOffset = newValue.height }
  }

  /// The opacity of the shadow, from 0 (none) to 1.
  public var shadowOpacity: Float {
    get { Float(looks.shadowOpacity) }
    set { looks.shadowOpacity = CGFloat(newValue) }
  }

  /// The blur radius of the shadow in points.
  public var shadowRadius: CGFloat {
    get { looks.shadowRadius }
    set { looks.shadowRadius = newValue }
  }
}

extension View {
  /// The view's own layer with colors that are snapshots, the same object as long as the view
  /// lives.
  package final var snapshotLayer: SnapshotLayer {
    let extras = ensureExtras()
    if let layer = extras.snapshotLayer { return layer }
    let layer = SnapshotLayer(of: self)
    extras.snapshotLayer = layer
    return layer
  }
}
