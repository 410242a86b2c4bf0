// SPDX-License-Identifier: MIT

import Foundation

/// Makes constraints of a visual format.
@MainActor
struct VisualFormatBuilder {
  let text: String
  let options: LayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  /// The place of a superview's edge in a relation.
  private enum Bar {
    case earlier
    case later
  }

  /// The leading and trailing attributes along the axis, by direction.
  private func edges(
    _ axis: LayoutAxis
  ) -> (start: LayoutConstraint.Attribute, end: LayoutConstraint.Attribute) {
    if axis == .vertical { return (.top, .bottom) }
    switch options.intersection(.directionMask) {
    case .directionLeftToRight: return (.left, .right)
    case .directionRightToLeft: return (.right, .left)
    default: return (.leading, .trailing)
    }
  }

  /// Returns the constraints of the format.
  ///
  /// - Throws: an error for a format that is malformed, or names what is unknown
  func build() throws(VisualFormatError) -> [LayoutConstraint] {
    let format = try VisualFormat(text)
    var items: [any LayoutItem] = []
    for element in format.elements { items.append(try item(element)) }
    var constraints = try bars(format, items)
    for (index, space) in format.spaces.enumerated() {
      constraints += try between(items[index], items[index + 1], space, format.axis)
    }
    for (element, item) in zip(format.elements, items) {
      for size in element.sizes { constraints.append(try self.size(size, of: item, format.axis)) }
    }
    return try constraints + alignments(items, format)
  }

  // MARK: Along the axis

  /// The constraints to the superview's edges.
  private func bars(
    _ format: VisualFormat, _ items: [any LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let (start, end) = edges(format.axis)
    // Numbers grow to the right, also where views follow one another to the left.
    let sign: CGFloat = isReversed(format.axis) ? -1 : 1
    var constraints: [LayoutConstraint] = []
    if let space = format.leading, let first = items.first {
      let outer = try superview(of: first, format)
      constraints += try link(first, start, outer, start, space, sign, margin: .earlier)
    }
    if let space = format.trailing, let last = items.last {
      let outer = try superview(of: last, format)
      constraints += try link(outer, end, last, end, space, sign, margin: .later)
    }
    return constraints
  }

  private func between(
    _ first: any LayoutItem, _ second: any LayoutItem, _ space: VisualFormat.Space,
    _ axis: LayoutAxis
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var (start, end) = edges(axis)
    if axis == .vertical, options.contains(.spacingBaselineToBaseline) {
      (start, end) = (.firstBaseline, .lastBaseline)
    }
    let sign: CGFloat = isReversed(axis) ? -1 : 1
    return try link(second, start, first, end, space, sign, margin: nil)
  }

  private func isReversed(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The constraints that one place follows another at a distance.
  private func link(
    _ later: any LayoutItem, _ laterEdge: LayoutConstraint.Attribute, _ earlier: any LayoutItem,
    _ earlierEdge: LayoutConstraint.Attribute, _ space: VisualFormat.Space, _ sign: CGFloat,
    margin: Bar?
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    func make(
      _ relation: LayoutConstraint.Relation, _ distance: CGFloat, _ priority: LayoutPriority
    ) -> LayoutConstraint {
      // With the sign, “at least” turns around too.
      let turned = sign < 0 ? LayoutConstraint.Relation(rawValue: -relation.rawValue) : relation
      let constraint = LayoutConstraint(
        item: later, attribute: laterEdge, relatedBy: turned ?? relation, toItem: earlier,
        attribute: earlierEdge, constant: distance * sign)
      constraint.priority = priority
      return constraint
    }
    switch space {
    case .none: return [make(.equal, 0, .required)]
    case .standard:
      guard let margin else { return [make(.equal, LayoutXAxisAnchor.systemSpacing, .required)] }
      return [
        LayoutConstraint(
          item: later, attribute: margin == .later ? laterEdge.marginCounterpart : laterEdge,
          relatedBy: .equal, toItem: earlier,
          attribute: margin == .earlier ? earlierEdge.marginCounterpart : earlierEdge)
      ]
    case .predicates(let list):
      var constraints: [LayoutConstraint] = []
      for predicate in list {
        let distance = try number(predicate.value, predicate.place)
        constraints.append(make(predicate.relation, distance, try priority(of: predicate)))
      }
      return constraints
    }
  }

  private func size(
    _ predicate: VisualFormat.Predicate, of item: any LayoutItem, _ axis: LayoutAxis
  ) throws(VisualFormatError) -> LayoutConstraint {
    let attribute: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let constraint: LayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil,
      let other = views[name] as? any LayoutItem
    {
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: other,
        attribute: attribute)
    } else {
      constraint = LayoutConstraint(
        item: item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
        attribute: .notAnAttribute, constant: try number(predicate.value, predicate.place))
    }
    constraint.priority = try priority(of: predicate)
    return constraint
  }

  // MARK: Across the axis

  private func alignments(
    _ items: [any LayoutItem], _ format: VisualFormat
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for attribute in options.alignments {
      guard attribute.isVertical == (format.axis == .horizontal) else {
        let isHorizontal = format.axis == .horizontal
        throw error(
          "a \(isHorizontal ? "horizontal" : "vertical") format cannot align views by \(attribute): use "
            + (isHorizontal
              ? "top, bottom, centerY or a baseline" : "leading, trailing or centerX"),
          0)
      }
      for (first, second) in zip(items, items.dropFirst()) {
        constraints.append(
          LayoutConstraint(
            item: second, attribute: attribute, relatedBy: .equal, toItem: first,
            attribute: attribute))
      }
    }
    return constraints
  }

  // MARK: Names

  private func item(
    _ element: VisualFormat.Element
  ) throws(VisualFormatError) -> any LayoutItem {
    guard let item = views[element.name] as? any LayoutItem else {
      throw error("the dictionary of views has no key “\(element.name)”", element.place)
    }
    return item
  }

  private func superview(
    of item: any LayoutItem, _ format: VisualFormat
  ) throws(VisualFormatError) -> View {
    let outer = item is View ? (item as? View)?.superview : item.layoutOwner
    guard let outer else {
      throw error("“|” means the superview, but the view next to it has none", 0)
    }
    return outer
  }

  private func priority(
    of predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> LayoutPriority {
    guard let value = predicate.priority else { return .required }
    return LayoutPriority(Float(try number(value, predicate.place)))
  }

  private func number(
    _ value: VisualFormat.Value, _ place: Int
  ) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      guard let metric = metrics[name] else {
        throw error("the dictionary of metrics has no key “\(name)”", place)
      }
      guard let number = Self.number(metric) else {
        throw error("the metric “\(name)” is not a number", place)
      }
      return number
    }
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func error(_ reason: String, _ place: Int) -> VisualFormatError {
    VisualFormatError(text: text, place: place, reason: reason)
  }
}

extension LayoutConstraint.Attribute {
  /// Whether the attribute is a vertical place.
  var isVertical: Bool {
    switch self {
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: true
    default: false
    }
  }

  /// The same edge of the margins; the attribute itself where margins have none.
  var marginCounterpart: LayoutConstraint.Attribute {
    Self.allCases.first { $0.withoutMargins == self } ?? self
  }
}
