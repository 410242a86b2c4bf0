// SPDX-License-Identifier: MIT

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
    let side = Side(
      holder: holder, area: holder.layout?.contentArea,
      isMirrored: isDirectional && holder.isRightToLeft)
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
  /// The area of the holder's content, if the holder scrolls.
  var area: LayoutGuide?
  /// Whether horizontal positions are measured from the right edge.
  var isMirrored: Bool

  func expression(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ usesInsets: inout Bool
  ) -> LayoutExpression {
    if let plain = attribute.withoutMargins, let view = item.layoutOwner {
      return expression(view.layoutMarginsGuide, plain, &usesInsets)
    }
    if let area, item.layoutOwner === holder, let edge = attribute.fraction,
      let content = contentEdge(item, attribute, edge, area, &usesInsets)
    {
      return content
    }
    let insets = (item as? LayoutGuide)?.insets
    if insets != nil { usesInsets = true }
    switch attribute {
    case .width: return length(item, insets, .width)
    case .height: return length(item, insets, .height)
    case .left: return horizontal(item, insets, 0, &usesInsets)
    case .right: return horizontal(item, insets, 1, &usesInsets)
    case .leading: return horizontal(item, insets, isMirrored ? 1 : 0, &usesInsets)
    case .trailing: return horizontal(item, insets, isMirrored ? 0 : 1, &usesInsets)
    case .centerX: return horizontal(item, insets, 0.5, &usesInsets)
    case .bottom: return place(item, insets, .minY, .height, 1, &usesInsets)
    case .centerY: return place(item, insets, .minY, .height, 0.5, &usesInsets)
    case .firstBaseline: return baseline(item, insets, isFirst: true, &usesInsets)
    case .lastBaseline: return baseline(item, insets, isFirst: false, &usesInsets)
    default: return place(item, insets, .minY, .height, 0, &usesInsets)
    }
  }

  private func baseline(
    _ item: any LayoutItem, _ insets: EdgeInsets?, isFirst: Bool, _ usesInsets: inout Bool
  ) -> LayoutExpression {
    guard let view = item as? View else {
      return place(item, insets, .minY, .height, isFirst ? 0 : 1, &usesInsets)
    }
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    var line = place(text, nil, .minY, .height, isFirst ? 0 : 1, &usesInsets)
    let offsets = text.baselineOffsets
    line.constant += Double(isFirst ? offsets.first : -offsets.last)
    return line
  }

  /// Returns the position of an edge of a scrolling view's content or of its margins; nil for
  /// guides of what is visible.
  ///
  /// Constraints between a scrolling view and its content attach edges and margins to the content,
  /// and lengths and centers to the frame (Auto Layout Guide, Working with Scroll Views).
  private func contentEdge(
    _ item: any LayoutItem, _ attribute: LayoutConstraint.Attribute, _ edge: Double,
    _ area: LayoutGuide, _ usesInsets: inout Bool
  ) -> LayoutExpression? {
    var margins = EdgeInsets.zero
    if let guide = item as? LayoutGuide {
      guard guide.kind == .margins, let insets = guide.insets else { return nil }
      usesInsets = true
      margins = insets
    }
    let part = isMirrored && attribute.isDirectional ? 1 - edge : edge
    if attribute.isVertical {
      var place = place(area, nil, .minY, .height, part, &usesInsets)
      place.constant += Double(part == 0 ? margins.top : -margins.bottom)
      return place
    }
    var place = place(area, nil, .minX, .width, part, &usesInsets)
    place.constant += Double(part == 0 ? margins.left : -margins.right)
    return isMirrored ? mirrored(place) : place
  }

  private func horizontal(
    _ item: any LayoutItem, _ insets: EdgeInsets?, _ part: Double, _ usesInsets: inout Bool
  ) -> LayoutExpression {
    let plain = place(item, insets, .minX, .width, part, &usesInsets)
    return isMirrored ? mirrored(plain) : plain
  }

  /// Returns a horizontal position as counted from the right edge.
  private func mirrored(_ plain: LayoutExpression) -> LayoutExpression {
    var mirrored = LayoutExpression()
    // In content that scrolls, reading begins at the right edge of the content.
    if let area { mirrored.add(area, .width, 1) } else { mirrored.add(holder, .width, 1) }
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
    _ dimension: LayoutVariable.Dimension, _ part: Double, _ usesInsets: inout Bool
  ) -> LayoutExpression {
    var result = length(item, insets, dimension)
    let whole = result
    result.add(whole, times: part - 1)
    if let insets { result.constant += Double(origin == .minX ? insets.left : insets.top) }
    let guide = item as? LayoutGuide
    if guide != nil, insets == nil { result.add(item, origin, 1) }
    var view = item.layoutOwner
    // What is fixed in a scrolling holder moves through its content.
    if let guide, !guide.isInContent, area != nil, view === holder {
      result.constant += scrolled(holder, origin, &usesInsets)
    }
    var isInside = guide?.isInContent == true
    while let here = view, here !== holder {
      result.add(here, origin, 1)
      if isInside, here.layout?.contentArea != nil {
        result.constant -= scrolled(here, origin, &usesInsets)
      }
      isInside = true
      view = here.parent
    }
    return result
  }

  /// Returns how far a scrolling view is scrolled, on which the constraint depends from now on.
  private func scrolled(
    _ view: View, _ origin: LayoutVariable.Dimension, _ usesInsets: inout Bool
  ) -> Double {
    usesInsets = true
    view.layout?.isOriginUsed = true
    return Double(origin == .minX ? view.boundsOrigin.x : view.boundsOrigin.y)
  }
}
