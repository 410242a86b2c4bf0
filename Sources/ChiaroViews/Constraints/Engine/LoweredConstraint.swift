// SPDX-License-Identifier: MIT

import ChiaroLayout
import Foundation

/// A layout constraint as a linear equation in frame dimensions: `expression relation 0`.
///
/// Each frame is in its superview's coordinates, so that moving a view changes nothing inside it;
/// the expression sums the offsets up to the view that holds the constraint.
@MainActor
struct LoweredConstraint {
  var expression = LayoutExpression()
  var relation: LayoutConstraint.Relation
  var priority: Float
  /// Whether the constant depends on margins or the safe area.
  var usesInsets = false
  /// Whether the expression depends on the layout direction.
  var isDirectional: Bool

  /// Creates the equation; nil if an item is gone or a number is not finite.
  init?(_ constraint: LayoutConstraint, in holder: View) {
    relation = constraint.relation
    priority = constraint.priority.rawValue
    isDirectional =
      constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional
    let side = Side(holder: holder, isMirrored: isDirectional && holder.isRightToLeft)
    guard let first = constraint.firstItem else { return nil }
    expression.add(side.expression(first, constraint.firstAttribute, &usesInsets))
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = constraint.secondItem else { return nil }
      expression.add(
        side.expression(second, constraint.secondAttribute, &usesInsets),
        times: -Double(constraint.multiplier))
    }
    expression.constant -= Double(constraint.constant)
    let numbers = [expression.constant] + expression.terms.map(\.factor)
    guard numbers.allSatisfy(\.isFinite) else { return nil }
  }

  /// Returns whether two equations differ at most in their constants.
  func isSameButForConstant(_ other: LoweredConstraint) -> Bool {
    expression.terms == other.expression.terms && relation == other.relation
      && priority == other.priority
  }
}

/// The conversion of attributes to expressions in a view's coordinates, mirrored or not.
@MainActor
private struct Side {
  var holder: View
  /// Whether horizontal positions are measured from the right edge.
  var isMirrored: Bool

  func expression(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ usesInsets: inout Bool
  ) -> LayoutExpression {
    if let plain = attribute.withoutMargins, let view = item.layoutOwner {
      return expression(view.layoutMarginsGuide, plain, &usesInsets)
    }
    let insets = (item as? LayoutGuide)?.insets
    if insets != nil { usesInsets = true }
    switch attribute {
    case .width: return length(item, insets, .width)
    case .height: return length(item, insets, .height)
    case .left: return horizontal(item, insets, 0)
    case .right: return horizontal(item, insets, 1)
    case .leading: return horizontal(item, insets, isMirrored ? 1 : 0)
    case .trailing: return horizontal(item, insets, isMirrored ? 0 : 1)
    case .centerX: return horizontal(item, insets, 0.5)
    case .bottom: return place(item, insets, .minY, .height, 1)
    case .centerY: return place(item, insets, .minY, .height, 0.5)
    case .firstBaseline:
      var line = place(item, insets, .minY, .height, 0)
      line.constant += Double((item as? View)?.baselineOffsets.first ?? 0)
      return line
    case .lastBaseline:
      var line = place(item, insets, .minY, .height, 1)
      line.constant -= Double((item as? View)?.baselineOffsets.last ?? 0)
      return line
    default: return place(item, insets, .minY, .height, 0)
    }
  }

  private func horizontal(
    _ item: any LayoutItem, _ insets: EdgeInsets?, _ part: Double
  ) -> LayoutExpression {
    let plain = place(item, insets, .minX, .width, part)
    guard isMirrored else { return plain }
    var mirrored = LayoutExpression()
    mirrored.add(holder, .width, 1)
    mirrored.add(plain, times: -1)
    return mirrored
  }

  private func length(
    _ item: any LayoutItem, _ insets: EdgeInsets?, _ dimension: LayoutVariable.Dimension
  ) -> LayoutExpression {
    var result = LayoutExpression()
    result.add(insets == nil ? item : item.layoutOwner ?? item, dimension, 1)
    if let insets {
      result.constant -= Double(
        dimension == .width ? insets.left + insets.right : insets.top + insets.bottom)
    }
    return result
  }

  /// Returns the position at a fraction of an item's extent: 0 for its start, 1 for its end.
  private func place(
    _ item: any LayoutItem, _ insets: EdgeInsets?, _ origin: LayoutVariable.Dimension,
    _ dimension: LayoutVariable.Dimension, _ part: Double
  ) -> LayoutExpression {
    var result = length(item, insets, dimension)
    let whole = result
    result.add(whole, times: part - 1)
    if let insets { result.constant += Double(origin == .minX ? insets.left : insets.top) }
    if item is LayoutGuide, insets == nil { result.add(item, origin, 1) }
    var view = item.layoutOwner
    while let here = view, here !== holder {
      result.add(here, origin, 1)
      view = here.parent
    }
    return result
  }
}
