// SPDX-License-Identifier: MIT

import ChiaroUIKit
import ChiaroViews
import Foundation

/// The constraints of a format such as `H:|-20-[title]-[mark(24)]-|`.
///
/// Source: Auto Layout Guide, "Visual Format Language".
@MainActor
struct VisualFormat {
  /// A length or a size with its relation and priority.
  private struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var length: CGFloat?
    /// A view of which the size is taken.
    var view: String?
    var priority: CGFloat = 1_000
  }

  /// The space before something.
  private enum Space {
    case none, standard
    case given([Predicate])
  }

  let views: [String: UIView]
  let metrics: [String: CGFloat]
  private var rest: Substring
  private let isVertical: Bool
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The views of the format, in order.
  private(set) var order: [UIView] = []

  /// The standard space between two views.
  private static let standard: CGFloat = 8
  /// The most constraints of a format.
  private static let most = 200

  /// Reads a format; nil for one that is malformed, or that names a view that is not there.
  init?(_ format: String, views: [String: UIView], metrics: [String: CGFloat]) {
    (self.views, self.metrics) = (views, metrics)
    rest = Substring(format.filter { !$0.isWhitespace })
    isVertical = rest.hasPrefix("V:")
    if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
    guard read() else { return nil }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func take(until end: Character) -> Substring? {
    guard let place = rest.firstIndex(of: end) else { return nil }
    defer { rest = rest[rest.index(after: place)...] }
    return rest[..<place]
  }

  private mutating func read() -> Bool {
    var former: UIView?
    var beginsAtEdge = take("|")
    var space = readSpace() ?? .none
    while constraints.count < Self.most {
      if take("|") {
        guard let former, rest.isEmpty else { return false }
        add(space, from: former, to: nil)
        return true
      }
      guard take("["), let text = take(until: "]"), let view = readView(text) else { return false }
      if beginsAtEdge {
        add(space, from: nil, to: view)
      } else if let former {
        add(space, from: former, to: view)
      }
      (former, beginsAtEdge) = (view, false)
      if rest.isEmpty { return true }
      guard let next = readSpace() else { return false }
      space = next
    }
    return false
  }

  private mutating func readSpace() -> Space? {
    guard take("-") else { return Space.none }
    if ["[", "|"].contains(rest.first) { return .standard }
    if take("(") {
      guard let text = take(until: ")"), take("-") else { return nil }
      return predicates(text).map { .given($0) }
    }
    return take(until: "-").flatMap { predicates($0) }.map { .given($0) }
  }

  private mutating func readView(_ text: Substring) -> UIView? {
    let parts = text.split(separator: "(", maxSplits: 1)
    guard let name = parts.first, let view = views[String(name)] else { return nil }
    order.append(view)
    guard parts.count > 1 else { return view }
    guard parts[1].hasSuffix(")"), let sizes = predicates(parts[1].dropLast()) else { return nil }
    for size in sizes {
      let other = size.view.flatMap { views[$0] }
      let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
      append(
        NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: size.relation, toItem: other,
          attribute: other == nil ? .notAnAttribute : attribute, multiplier: 1,
          constant: size.length ?? 0), size)
    }
    return view
  }

  /// The parts of `>=8@750,<=20`; nil for what is none.
  private func predicates(_ text: some StringProtocol) -> [Predicate]? {
    var found: [Predicate] = []
    for part in text.split(separator: ",") {
      var predicate = Predicate()
      var word = String(part)
      for (sign, relation) in [
        ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual),
        ("<=", .lessThanOrEqual),
      ] where word.hasPrefix(sign) {
        predicate.relation = relation
        word = String(word.dropFirst(2))
      }
      let pieces = word.split(separator: "@", maxSplits: 1).map(String.init)
      guard let value = pieces.first else { return nil }
      predicate.length = length(value)
      if predicate.length == nil {
        guard views[value] != nil else { return nil }
        predicate.view = value
      }
      if pieces.count > 1 { predicate.priority = length(pieces[1]) ?? 1_000 }
      found.append(predicate)
    }
    return found.isEmpty ? nil : found
  }

  private func length(_ word: String) -> CGFloat? {
    Double(word).map { KitGeometry.bounded(CGFloat($0)) } ?? metrics[word]
  }

  /// Relates two views, or one and the view around it.
  private mutating func add(_ space: Space, from first: UIView?, to second: UIView?) {
    guard let inner = first ?? second, let outer = inner.superview else { return }
    let start: NSLayoutConstraint.Attribute = isVertical ? .top : .leading
    let end: NSLayoutConstraint.Attribute = isVertical ? .bottom : .trailing
    let isAtEdge = first == nil || second == nil
    var (edge, lengths) = (first == nil ? start : end, [Predicate(length: 0)])
    switch space {
    case .none: break
    case .standard where isAtEdge:
      edge =
        first == nil
        ? (isVertical ? .topMargin : .leadingMargin)
        : (isVertical ? .bottomMargin : .trailingMargin)
    case .standard: lengths = [Predicate(length: Self.standard)]
    case .given(let predicates): lengths = predicates
    }
    for length in lengths {
      let made =
        isAtEdge && first == nil
        ? NSLayoutConstraint(
          item: inner, attribute: start, relatedBy: length.relation, toItem: outer,
          attribute: edge, multiplier: 1, constant: length.length ?? 0)
        : NSLayoutConstraint(
          item: second ?? outer, attribute: second == nil ? edge : start,
          relatedBy: length.relation, toItem: inner, attribute: end, multiplier: 1,
          constant: length.length ?? 0)
      append(made, length)
    }
  }

  private mutating func append(_ constraint: NSLayoutConstraint, _ predicate: Predicate) {
    constraint.priority = UILayoutPriority(
      rawValue: Float(min(1_000, max(1, predicate.priority))))
    constraints.append(constraint)
  }

  // MARK: Options

  private static let alignments: [String: NSLayoutConstraint.Attribute] = [
    "alignAllLeft": .left, "alignAllRight": .right, "alignAllTop": .top,
    "alignAllBottom": .bottom, "alignAllLeading": .leading, "alignAllTrailing": .trailing,
    "alignAllCenterX": .centerX, "alignAllCenterY": .centerY,
    "alignAllLastBaseline": .lastBaseline, "alignAllFirstBaseline": .firstBaseline,
  ]

  /// The constraints that align the views of the format with each other.
  func alignments(_ options: [String]) -> [NSLayoutConstraint] {
    options.compactMap { Self.alignments[$0] }.flatMap { attribute in
      zip(order, order.dropFirst()).map { first, second in
        NSLayoutConstraint(
          item: second, attribute: attribute, relatedBy: .equal, toItem: first,
          attribute: attribute, multiplier: 1, constant: 0)
      }
    }
  }
}
