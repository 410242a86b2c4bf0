// SPDX-License-Identifier: MIT

import ChiaroViews
import Foundation

/// The constraints by which a stack arranges its views, as UIKit makes them.
@MainActor
struct StackArrangement {
  private let stack: StackView
  private let views: [View]
  private let along: Sides
  private let across: Sides
  /// The item whose edges the views lie at: the stack or its margins.
  private let canvas: any LayoutItem
  private(set) var constraints: [LayoutConstraint] = []
  /// The guides between views or their centers, owned by the stack.
  private(set) var gaps: [LayoutGuide] = []

  /// The attributes of an axis.
  struct Sides {
    var start: LayoutConstraint.Attribute
    var end: LayoutConstraint.Attribute
    var center: LayoutConstraint.Attribute
    var length: LayoutConstraint.Attribute

    init(_ axis: LayoutAxis) {
      (start, end, center, length) =
        axis == .horizontal
        ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }
  }

  /// The priority of what only decides where nothing else does: the stack is no larger than needed.
  private static let fit: LayoutPriority = 49
  /// The priority at which of several equal views the last one grows.
  private static let ambiguity: LayoutPriority = 25
  /// The priority of equal distances of centers, which content does not give way to.
  private static let centering: LayoutPriority = 149
  /// The priority at which texts in a row share the width in proportion to their lengths.
  private static let sharing: LayoutPriority = 749
  /// The priority of proportions, which required lengths of views outweigh.
  private static let proportion: LayoutPriority = 999

  /// Makes the constraints of a stack in its present state, inactive.
  init(of stack: StackView) {
    self.stack = stack
    views = stack.visibleViews
    along = Sides(stack.axis)
    across = Sides(stack.axis == .horizontal ? .vertical : .horizontal)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    fitCanvas()
    guard !views.isEmpty else { return }
    arrangeAlong()
    arrangeAcross()
  }

  /// The priority of the last edge: a stack whose frame is given may be smaller than its content,
  /// which then reaches out of it.
  private var endPriority: LayoutPriority {
    stack.translatesAutoresizingMaskIntoConstraints ? 999 : .required
  }

  private mutating func fitCanvas() {
    for sides in [along, across] {
      add(canvas, sides.length, .equal, nil, .notAnAttribute, priority: Self.fit)
    }
  }

  // MARK: Along the axis

  private mutating func arrangeAlong() {
    add(views[0], along.start, .equal, canvas, along.start)
    add(canvas, along.end, .equal, views[views.count - 1], along.end, priority: endPriority)
    let pairs = Array(zip(views, views.dropFirst()))
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally:
      for (view, next) in pairs { touch(view, next) }
    case .equalSpacing:
      for (view, next) in pairs { keepApart(view, next) }
      addGaps(pairs, from: along.end, to: along.start, priority: Self.proportion)
    case .equalCentering:
      for (view, next) in pairs { keepApart(view, next) }
      addGaps(pairs, from: along.center, to: along.center, priority: Self.centering)
    }
    switch stack.distribution {
    case .fill: breakTies()
    case .fillEqually: equalize()
    case .fillProportionally: proportion()
    case .equalSpacing, .equalCentering: break
    }
  }

  private mutating func touch(_ view: View, _ next: View) {
    let distance = stack.distance(after: view)
    if stack.axis == .vertical, stack.isBaselineRelativeArrangement {
      add(next, .firstBaseline, .equal, view, .lastBaseline, constant: distance)
    } else {
      add(next, along.start, .equal, view, along.end, constant: distance)
    }
  }

  private mutating func keepApart(_ view: View, _ next: View) {
    add(
      next, along.start, .greaterThanOrEqual, view, along.end,
      constant: stack.distance(after: view))
  }

  /// Adds guides that reach from view to view, all of the same length.
  private mutating func addGaps(
    _ pairs: [(View, View)], from: LayoutConstraint.Attribute, to: LayoutConstraint.Attribute,
    priority: LayoutPriority
  ) {
    guard pairs.count > 1 else { return }
    for (view, next) in pairs {
      let gap = LayoutGuide()
      stack.addLayoutGuide(gap)
      add(gap, along.start, .equal, view, from)
      add(gap, along.end, .equal, next, to)
      if let first = gaps.first {
        add(gap, along.length, .equal, first, along.length, priority: priority)
      }
      gaps.append(gap)
    }
  }

  // MARK: Lengths

  /// Decides for views whose priorities do not: texts in a row share the room, and of other views
  /// the last one takes what is left.
  private mutating func breakTies() {
    guard let last = views.last, views.count > 1 else { return }
    if stack.axis == .horizontal { shareWidth() }
    for (index, view) in stack.arrangedSubviews.enumerated() where !view.isHidden && view !== last {
      // The same length on both sides: `factor * length == 0`, more of which costs more. The factor
      // depends on no other view, so that those which stay keep their constraints.
      let factor = 1 / CGFloat(index + 1)
      add(
        view, along.length, .equal, view, along.length, multiplier: 1 - factor,
        priority: Self.ambiguity)
    }
  }

  private mutating func shareWidth() {
    let texts = views.filter(\.hasWrappingContent).compactMap { view in
      let width = view.naturalWidth
      return width > 0 ? (view: view, width: width) : nil
    }
    guard let first = texts.first else { return }
    for text in texts.dropFirst() {
      add(
        text.view, .width, .equal, first.view, .width, multiplier: text.width / first.width,
        priority: Self.sharing)
    }
  }

  private mutating func equalize() {
    for view in views.dropFirst() { add(view, along.length, .equal, views[0], along.length) }
  }

  private mutating func proportion() {
    let lengths = views.map { stack.proportionalLength(of: $0) }
    guard let largest = lengths.indices.max(by: { lengths[$0] < lengths[$1] }),
      lengths[largest] > 0
    else { return equalize() }
    for index in views.indices where index != largest && lengths[index] > 0 {
      add(
        views[index], along.length, .equal, views[largest], along.length,
        multiplier: lengths[index] / lengths[largest], priority: Self.proportion)
    }
  }

  // MARK: Across the axis

  private mutating func arrangeAcross() {
    for view in views { place(view) }
    guard stack.axis == .horizontal, stack.alignment.isOfBaselines else { return }
    let line: LayoutConstraint.Attribute =
      stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
    for view in views.dropFirst() { add(view, line, .equal, views[0], line) }
  }

  /// Places a view across the axis; it never reaches out of the stack.
  private mutating func place(_ view: View) {
    let alignment = stack.alignment
    let touchesStart = alignment == .fill || alignment == .leading
    let touchesEnd = alignment == .fill || alignment == .trailing
    add(view, across.start, touchesStart ? .equal : .greaterThanOrEqual, canvas, across.start)
    add(
      canvas, across.end, touchesEnd ? .equal : .greaterThanOrEqual, view, across.end,
      priority: endPriority)
    switch alignment {
    case .center: add(view, across.center, .equal, canvas, across.center)
    case .firstBaseline:
      add(view, across.start, .equal, canvas, across.start, priority: Self.fit)
    case .lastBaseline: add(view, across.end, .equal, canvas, across.end, priority: Self.fit)
    case .fill, .leading, .trailing: break
    }
  }

  private mutating func add(
    _ first: any LayoutItem, _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: LayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
      multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = "stack"
    constraints.append(constraint)
  }
}

extension View {
  /// The intrinsic width without wrapping; 0 for none.
  fileprivate var naturalWidth: CGFloat { max(0, naturalContentSize.width) }
}

extension StackView {
  /// Returns the length in proportion to which a view fills the stack; 0 for none.
  fileprivate func proportionalLength(of view: View) -> CGFloat {
    var size = view.naturalContentSize
    if let inner = view as? StackView, (axis == .horizontal ? size.width : size.height) < 0 {
      size = inner.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
    return max(0, axis == .horizontal ? size.width : size.height)
  }
}
