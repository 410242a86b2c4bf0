// SPDX-License-Identifier: MIT

import ChiaroAppearance
import Foundation

/// What a view has that takes part in layout beyond its frame; most views have none of it.
@MainActor
final class ViewLayout {
  /// The constraints that the view holds.
  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  var marginsGuide: LayoutGuide?
  var safeAreaGuide: LayoutGuide?
  /// The engine of the hierarchy at whose root the view stands.
  var engine: LayoutEngine?
  /// Whether a constraint was ever in force here or below.
  var hasConstraints = false
  /// Whether an engine has variables for the view.
  var isItem = false
  var directionRegistration: TraitChangeRegistration?

  var isTranslating = true
  var mask: AutoresizingMask = []
  var autoresizesSubviews = true
  var hugging = AxisPriorities(both: .defaultLow)
  var compression = AxisPriorities(both: .defaultHigh)
  var margins = DirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  var addsSafeAreaToMargins = true
  /// What the device covers of a window.
  var coveredInsets = EdgeInsets.zero
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

/// Across or down.
///
/// Apple counterpart: `NSLayoutConstraint.Axis` · Source: NSLayoutConstraint.h · Fidelity: exact
public enum LayoutAxis: Int, Sendable, CaseIterable {
  /// Across.
  case horizontal = 0
  /// Down.
  case vertical = 1
}
