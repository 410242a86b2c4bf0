// SPDX-License-Identifier: MIT

import Foundation

/// An item of constraints in an engine: its variables, and what the item says about them itself.
@MainActor
final class LayoutNode {
  typealias Dimension = LayoutVariable.Dimension

  /// What an item asks for without a constraint of its own.
  enum Wish: Hashable {
    /// To be where its frame says.
    case frame(Dimension)
    /// To be no larger than its content.
    case hugging(Dimension)
    /// To be no smaller than its content.
    case compression(Dimension)
    /// To have a size for which its fitting size is asked.
    case fitting(Dimension)
  }

  struct Standing {
    var id: ConstraintSolver.ID
    var priority: Float
    var constant: Double
  }

  // Items stay while constraints about them are in force.
  unowned let item: any LayoutItem
  var variables: [ConstraintSolver.Variable?] = [nil, nil, nil, nil]
  /// How many constraints are about the item.
  var uses = 0
  var standing: [Wish: Standing] = [:]

  init(_ item: any LayoutItem) { self.item = item }

  /// What stands, in the order in which it was said.
  var standingInOrder: [(key: Wish, value: Standing)] {
    standing.sorted { $0.value.id.index < $1.value.id.index }
  }

  subscript(dimension: Dimension) -> ConstraintSolver.Variable? {
    get { variables[dimension.rawValue] }
    set { variables[dimension.rawValue] = newValue }
  }

  /// What is wished about a dimension: the relation, the value and how strongly.
  typealias Demand = (
    wish: Wish, relation: ConstraintSolver.Constraint.Relation, value: Double, priority: Float
  )

  /// What the item asks for now; a frame that constraints do not move is required.
  func demands(isFixed: Bool) -> [Demand] {
    guard let view = item as? View else { return [] }
    if isFixed {
      return Dimension.allCases.compactMap { dimension in
        let value = Double(dimension.value(in: view.frame))
        guard self[dimension] != nil, value.isFinite else { return nil }
        return (.frame(dimension), .equal, value, 1_000)
      }
    }
    let size = view.intrinsicContentSize
    var demands: [Demand] = []
    for (dimension, length, axis) in [
      (Dimension.width, size.width, LayoutAxis.horizontal), (.height, size.height, .vertical),
    ] where length >= 0 && length.isFinite {
      let hugging = view.contentHuggingPriority(for: axis).rawValue
      let compression = view.contentCompressionResistancePriority(for: axis).rawValue
      demands.append((.hugging(dimension), .lessThanOrEqual, Double(length), hugging))
      demands.append((.compression(dimension), .greaterThanOrEqual, Double(length), compression))
    }
    return demands
  }

  /// The frame that values give, on whole pixels of a scale; what has no variable stays.
  func frame(from former: CGRect, scale: CGFloat, _ solver: ConstraintSolver) -> CGRect {
    func value(_ dimension: Dimension) -> CGFloat {
      guard let variable = self[dimension] else { return dimension.value(in: former) }
      return CGFloat(solver.value(of: variable))
    }
    // Edges are rounded, not sizes: what touches goes on touching.
    func edges(_ origin: Dimension, _ length: Dimension) -> (CGFloat, CGFloat) {
      guard self[origin] != nil || self[length] != nil else {
        return (value(origin), value(length))
      }
      let start = (value(origin) * scale).rounded() / scale
      let end = ((value(origin) + value(length)) * scale).rounded() / scale
      return (start, max(0, end - start))
    }
    let (x, width) = edges(.minX, .width)
    let (y, height) = edges(.minY, .height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
