// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The constraints by which AppKit's stack arranges its views.
@MainActor
struct RowArrangement {
  let stack: View
  let views: [View]
  let isRow: Bool
  let insets: NSEdgeInsets
  let hugging: LayoutPriority
  /// The priority at which the views of a column reach both of its edges; nil for those alone that
  /// stand in its middle.
  let reach: LayoutPriority?
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var gaps: [LayoutGuide] = []

  init(
    stack: View, views: [View], isRow: Bool, insets: NSEdgeInsets, hugging: LayoutPriority,
    reach: LayoutPriority?
  ) {
    (self.stack, self.views, self.isRow) = (stack, views, isRow)
    (self.insets, self.hugging, self.reach) = (insets, hugging, reach)
  }

  private var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  private var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  private var length: LayoutConstraint.Attribute { isRow ? .width : .height }
  private var center: LayoutConstraint.Attribute { isRow ? .centerX : .centerY }
  private var margins: (start: CGFloat, end: CGFloat, before: CGFloat, after: CGFloat) {
    isRow
      ? (insets.left, insets.right, insets.top, insets.bottom)
      : (insets.top, insets.bottom, insets.left, insets.right)
  }

  private mutating func add(
    _ item: any LayoutItem, _ first: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ other: (any LayoutItem)?,
    _ second: LayoutConstraint.Attribute, _ constant: CGFloat = 0,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: other, attribute: second,
      multiplier: 1, constant: constant)
    constraint.priority = priority
    constraints.append(constraint)
  }

  /// The priority of what decides where nothing else does.
  private static let fit: LayoutPriority = 49
  /// The priority at which a stack is no broader than its views: a column that has room to spare
  /// leaves it at its end, and does not give it to the rows in it.
  private static let breadth: LayoutPriority = 245
  /// The priority at which the views of a column reach its edges: more than stacks hug what is in
  /// them, less than labels and controls hug their text.
  private static let reach: LayoutPriority = 246
  /// The priority of the line along which views stand: a constraint of the app's own goes before.
  private static let line: LayoutPriority = 999

  mutating func arrange(
    _ distribution: NSStackView.Distribution, _ alignment: LayoutConstraint.Attribute,
    gravity: (View) -> NSStackView.Gravity, distance: (View) -> CGFloat
  ) {
    // Without views the stack is as small as its edges.
    add(
      stack, length, .equal, nil, .notAnAttribute, margins.start + margins.end, priority: Self.fit)
    guard let first = views.first, let last = views.last else { return }
    for view in views { align(view, alignment) }
    if distribution == .gravityAreas { return arrangeAreas(gravity, distance) }
    add(first, start, .equal, stack, start, margins.start)
    add(stack, end, .equal, last, end, margins.end, priority: 999)
    let pairs = Array(zip(views, views.dropFirst()))
    for (view, next) in pairs {
      let isLoose = distribution == .equalSpacing || distribution == .equalCentering
      add(
        next, start, isLoose ? .greaterThanOrEqual : .equal, view, end, distance(view))
    }
    switch distribution {
    case .fillEqually: for view in views.dropFirst() { add(view, length, .equal, first, length) }
    case .fillProportionally: proportion(first)
    case .equalSpacing: spread(pairs, from: end, to: start, priority: 999)
    case .equalCentering: spread(pairs, from: center, to: center, priority: 149)
    case .fill, .gravityAreas: break
    }
  }

  private mutating func proportion(_ first: View) {
    func size(_ view: View) -> CGFloat {
      let size = view.intrinsicContentSize
      return max(1, isRow ? size.width : size.height)
    }
    for view in views.dropFirst() {
      let constraint = LayoutConstraint(
        item: view, attribute: length, relatedBy: .equal, toItem: first, attribute: length,
        multiplier: size(view) / size(first), constant: 0)
      constraint.priority = 999
      constraints.append(constraint)
    }
  }

  /// Puts a guide between each two views, and makes the guides equally long.
  private mutating func spread(
    _ pairs: [(View, View)], from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute,
    priority: LayoutPriority
  ) {
    for (view, next) in pairs {
      let gap = LayoutGuide()
      stack.addLayoutGuide(gap)
      add(gap, start, .equal, view, from)
      add(gap, end, .equal, next, to)
      if let first = gaps.first { add(gap, length, .equal, first, length, priority: priority) }
      gaps.append(gap)
    }
  }

  /// Lets views stand at the start, in the middle or at the end.
  private mutating func arrangeAreas(
    _ gravity: (View) -> NSStackView.Gravity, _ distance: (View) -> CGFloat
  ) {
    let areas = [NSStackView.Gravity.leading, .center, .trailing].map { area in
      views.filter { gravity($0) == area }
    }
    for area in areas {
      for (view, next) in zip(area, area.dropFirst()) {
        add(next, start, .equal, view, end, distance(view))
      }
    }
    if let first = areas[0].first { add(first, start, .equal, stack, start, margins.start) }
    if let last = areas[2].last { add(stack, end, .equal, last, end, margins.end) }
    if let first = areas[1].first, let last = areas[1].last {
      let middle = LayoutGuide()
      stack.addLayoutGuide(middle)
      gaps.append(middle)
      add(middle, start, .equal, first, start)
      add(middle, end, .equal, last, end)
      add(middle, center, .equal, stack, center, priority: .defaultLow)
    }
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .greaterThanOrEqual, stack, start, margins.start)
    add(stack, end, .greaterThanOrEqual, last, end, margins.end)
    // How strongly the stack is no longer than its views.
    add(stack, end, .equal, last, end, margins.end, priority: hugging)
    let filled = areas.filter { !$0.isEmpty }
    for (area, next) in zip(filled, filled.dropFirst()) {
      if let view = area.last, let following = next.first {
        add(following, start, .greaterThanOrEqual, view, end, distance(view))
      }
    }
  }

  // MARK: Across

  private mutating func align(_ view: View, _ alignment: LayoutConstraint.Attribute) {
    let (before, after) =
      isRow
      ? (LayoutConstraint.Attribute.top, .bottom)
      : (LayoutConstraint.Attribute.leading, LayoutConstraint.Attribute.trailing)
    let breadth: LayoutConstraint.Attribute = isRow ? .height : .width
    add(view, before, .greaterThanOrEqual, stack, before, margins.before)
    add(stack, after, .greaterThanOrEqual, view, after, margins.after)
    // The stack is no broader than its broadest view needs.
    add(stack, breadth, .equal, nil, .notAnAttribute, 0, priority: Self.breadth)
    let line =
      isRow ? alignment : [.left: before, .right: after][alignment] ?? alignment
    switch line {
    case before:
      add(view, before, .equal, stack, before, margins.before, priority: Self.line)
      if let reach { add(stack, after, .equal, view, after, margins.after, priority: reach) }
    case after:
      add(stack, after, .equal, view, after, margins.after, priority: Self.line)
      if let reach { add(view, before, .equal, stack, before, margins.before, priority: reach) }
    case breadth:
      add(view, before, .equal, stack, before, margins.before)
      add(stack, after, .equal, view, after, margins.after)
    case .firstBaseline, .lastBaseline:
      if let first = views.first, first !== view { add(view, alignment, .equal, first, alignment) }
      add(view, before, .equal, stack, before, margins.before, priority: Self.fit)
    default:
      let middle: LayoutConstraint.Attribute = isRow ? .centerY : .centerX
      add(
        view, middle, .equal, stack, middle, (margins.before - margins.after) / 2,
        priority: Self.line)
      guard !isRow else { return }
      let reach = reach ?? Self.reach
      add(view, before, .equal, stack, before, margins.before, priority: reach)
      add(stack, after, .equal, view, after, margins.after, priority: reach)
    }
  }
}
