// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle in a view that constraints can refer to, without being a view.
///
/// Apple counterpart: `UILayoutGuide` · Source: UILayoutGuide.h · Fidelity: exact
@MainActor
public final class LayoutGuide {
  /// What the guide's place follows from.
  enum Kind {
    /// Constraints.
    case free
    case margins
    case safeArea
  }

  let kind: Kind
  /// The view in whose coordinates the guide lies.
  public internal(set) weak var owningView: View?
  /// A name for diagnostics.
  public var identifier = ""
  /// Where the guide lies in the owning view.
  public var layoutFrame: CGRect {
    guard let owningView, let insets else { return solvedFrame }
    return owningView.bounds.inset(by: insets)
  }
  var solvedFrame = CGRect.zero

  /// Creates a guide; add it to a view before constraining it.
  public convenience init() { self.init(.free) }

  init(_ kind: Kind, in view: View? = nil) {
    self.kind = kind
    owningView = view
  }

  /// How far inside of the owning view the guide lies, where that follows from the view alone.
  var insets: EdgeInsets? {
    switch kind {
    case .free: nil
    case .margins: owningView?.effectiveLayoutMargins
    case .safeArea: owningView?.safeAreaInsets
    }
  }
}
