// SPDX-License-Identifier: MIT

import ChiaroLayout
public import Foundation

/// A rectangle in a view that constraints can refer to, without being a view.
///
/// Apple counterpart: `UILayoutGuide` · Source: UILayoutGuide.h · Fidelity: exact
@MainActor
public final class LayoutGuide {
  /// The source of a guide's frame.
  enum Kind {
    /// The frame is determined by constraints.
    case free
    case margins
    case safeArea
  }

  let kind: Kind
  /// The view that owns the guide; nil for none.
  public internal(set) weak var owningView: View?
  /// A name for diagnostics.
  public var identifier = ""
  /// The guide's frame in the owning view's coordinates.
  public var layoutFrame: CGRect {
    guard let owningView, let insets else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }
  var solvedFrame = CGRect.zero

  /// Creates a layout guide; add it to a view before using it in active constraints.
  public convenience init() { self.init(.free) }

  init(_ kind: Kind, in view: View? = nil) {
    self.kind = kind
    owningView = view
  }

  /// The guide's insets from the owning view's bounds; nil if constraints determine its frame.
  var insets: EdgeInsets? {
    switch kind {
    case .free: nil
    case .margins: owningView?.effectiveLayoutMargins
    case .safeArea: owningView?.safeAreaInsets
    }
  }
}
