// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// The layout state of a view beyond its frame, stored apart because most views have none.
@MainActor
final class ViewLayout {
  /// The constraints held by the view.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// The guides that follow from the view itself, such as that of its margins.
  var derivedGuides: [LayoutGuide.Kind: LayoutGuide] = [:]
  /// The area of the content of a view that scrolls; nil in other views.
  var contentArea: LayoutGuide?
  /// Whether constraints depend on the origin of the bounds.
  var isOriginUsed = false
  /// The superview that arranges the view by constraints of its own; nil for none.
  weak var arranger: (any LayoutArranging)?
  /// The engine of the hierarchy of which the view is the root.
  var engine: LayoutEngine?
  /// Whether this view or a descendant ever held an active constraint.
  var hasConstraints = false
  /// Whether an engine has variables for the view.
  var isItem = false
  var directionRegistration: (any TraitChangeRegistration)?

  var isTranslating = true
  var mask: AutoresizingMask = []
  var autoresizesSubviews = true
  var hugging = AxisPriorities(both: .defaultLow)
  var compression = AxisPriorities(both: .defaultHigh)
  /// The margins that were set; nil for those of the kind of view.
  var margins: DirectionalEdgeInsets?
  var addsSafeAreaToMargins = true
  var preservesSuperviewMargins = false
  var respectsSystemMargins = true
  /// The part of the safe area insets that the content of a scrolling view is inset by.
  var consumedInsets = EdgeInsets.zero
  /// The width at which wrapping content measures its intrinsic size.
  var wrappingWidth = CGFloat.infinity
  /// What corrects the size that the content has by its own account; nil for nothing.
  var correction: ((CGSize) -> CGSize)?
  /// The insets of a window that the device covers.
  var coveredInsets = EdgeInsets.zero
  /// The safe area of which the view was told last.
  var toldSafeArea = EdgeInsets.zero
  var semantics = SemanticContentAttribute.unspecified
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: LayoutPriority
  var vertical: LayoutPriority

  init(both priority: LayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// An axis in layout: horizontal or vertical.
///
/// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
public enum LayoutAxis: Int, Sendable, CaseIterable {
  /// The horizontal axis.
  case horizontal = 0
  /// The vertical axis.
  case vertical = 1
}
