// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle in a view that is not a view itself, but that constraints can refer to.
///
/// Apple counterpart: `UILayoutGuide` · Source: UILayoutGuide.h · Fidelity: exact
@preconcurrency @MainActor
open class LayoutGuide {
  /// The source of a guide's frame.
  package enum Kind: String {
    /// A guide of the program's own, whose frame follows from constraints.
    case free = "LayoutGuide"
    case margins = "layoutMarginsGuide"
    case safeArea = "safeAreaLayoutGuide"
    /// The guide of the part within the margins that is comfortable to read.
    case readable = "readableContentGuide"
    /// The guide of the part that a keyboard on the screen covers; there is no such keyboard.
    case keyboard = "keyboardLayoutGuide"
    /// The guide of the visible part of a scrolling view's content: the view's bounds.
    case bounds = "frameLayoutGuide"
    /// The guide of the whole content of a scrolling view; constraints determine its size.
    case content = "contentLayoutGuide"
  }

  let kind: Kind
  /// The view that owns the guide; nil for none.
  public internal(set) final weak var owningView: View?
  /// A name for diagnostics; empty by default.
  public final var identifier = ""
  /// The guide's frame in the owning view's coordinates, in points.
  public final var layoutFrame: CGRect {
    guard let owningView else { return solvedFrame }
    return owningView.upended(insets.map(owningView.storedBounds.inset) ?? solvedFrame)
  }
  /// The frame by the constraints, from the top left of the owning view.
  package final var solvedFrame = CGRect.zero
  /// A closure that is called with each new frame that constraints determine; nil for none.
  package final var onSolution: (@MainActor (CGRect) -> Void)?

  /// Creates a layout guide; add it to a view before using it in active constraints.
  public convenience init() { self.init(.free) }

  package init(_ kind: Kind, in view: View? = nil) {
    self.kind = kind
    owningView = view
    if kind != .free { identifier = kind.rawValue }
  }

  /// The guide's insets from the owning view's bounds; nil if constraints determine its frame.
  final var insets: EdgeInsets? {
    switch kind {
    case .free, .content: nil
    case .margins: owningView?.effectiveLayoutMargins
    case .safeArea: owningView?.safeAreaInsets
    case .readable: owningView?.readableInsets
    case .keyboard: owningView?.keyboardInsets
    case .bounds: owningView == nil ? nil : .zero
    }
  }

  /// Whether a scrolling view moves the guide along with its content.
  final var isInContent: Bool { kind == .content || kind == .free }
}

extension LayoutGuide: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: LayoutGuide, other: LayoutGuide) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
