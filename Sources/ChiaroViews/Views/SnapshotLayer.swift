// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroColor
public import Foundation

/// A rectangle behind a view's content, whose colors are snapshots and never adapt.
///
/// It is a view's own layer, or stands by itself in one. Set its colors anew when the traits
/// change: in `updateLayer()`, `layoutSubviews` or `traitCollectionDidChange(_:)`.
///
/// Apple counterpart: `CALayer` · Source: WWDC19 214; AppKit reference (S133, S213) ·
/// Fidelity: approximate
@MainActor
public final class SnapshotLayer {
  /// The view whose own layer this is.
  private weak var view: View?
  /// What a layer of its own looks like.
  private var own = Layer()
  /// The place in the layer that it was added to, in points; of a view's own layer, its bounds.
  public var frame: CGRect {
    get { view?.bounds ?? place }
    set {
      guard view == nil else { return }
      place = newValue
      changed()
    }
  }
  private var place = CGRect.zero
  /// The layers that were added to this one, the rearmost first.
  public var sublayers: [SnapshotLayer] { view?.sublayers ?? [] }
  /// The view in which a layer of its own stands.
  private weak var host: View?

  /// A layer that stands by itself until it is added to another.
  public init() {}

  package init(of view: View) { self.view = view }

  /// Puts a layer in front of the others in this view's layer; it leaves the one that it was in.
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

  /// Leaves the layer that it was added to.
  public func removeFromSuperlayer() {
    guard let host else { return }
    host.sublayers.removeAll { $0 === self }
    changed()
    self.host = nil
  }

  private func changed() { host?.window?.isListStale = true }

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

  /// What fills the layer; nil for nothing.
  public var backgroundColor: Color? {
    get { looks.backgroundColor?.resolved }
    set { looks.backgroundColor = newValue.map { DynamicColor($0) } }
  }

  /// The color of the border.
  public var borderColor: Color? {
    get { looks.borderColor.resolved }
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

  /// The color of the shadow.
  public var shadowColor: Color? {
    get { looks.shadowColor.resolved }
    set { looks.shadowColor = DynamicColor(newValue ?? .clear) }
  }

  /// How strong the shadow is, from 0, none, to 1.
  public var shadowOpacity: Float {
    get { Float(looks.shadowOpacity) }
    set { looks.shadowOpacity = CGFloat(newValue) }
  }

  /// How far the shadow fades, in points.
  public var shadowRadius: CGFloat {
    get { looks.shadowRadius }
    set { looks.shadowRadius = newValue }
  }
}
