// SPDX-License-Identifier: MIT

import Foundation

/// An item of constraints in an engine: its variables and the demands of the item itself.
@MainActor
final class LayoutNode {
  typealias Dimension = LayoutVariable.Dimension

  /// A demand of an item that is not an explicit constraint.
  enum Wish: Hashable {
    /// The item keeps its frame.
    case frame(Dimension)
    /// The item is no larger than its content.
    case hugging(Dimension)
    /// The item is no smaller than its content.
    case compression(Dimension)
    /// The item has the target size of a fitting computation.
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
  /// The number of constraints that involve the item.
  var uses = 0
  var standing: [Wish: Standing] = [:]
  /// Whether the height of the content depends on the width.
  var wraps = false
  /// The size of wrapping content without wrapping.
  var natural = CGSize.zero
  /// The width at which wrapping content was measured, and its size there; nil without wrapping.
  var wrapped: (width: CGFloat, size: CGSize)?
  /// Whether wrapping content asks for the width of its lines, not for that without wrapping.
  var isNarrowed = false

  init(_ item: any LayoutItem) { self.item = item }

  /// The demands in the solver, in the order in which they were added.
  var standingInOrder: [(key: Wish, value: Standing)] {
    standing.sorted { $0.value.id < $1.value.id }
  }

  subscript(dimension: Dimension) -> ConstraintSolver.Variable? {
    get { variables[dimension.rawValue] }
    set { variables[dimension.rawValue] = newValue }
  }

  /// A demand for a dimension: kind, relation, value and priority.
  typealias Demand = (
    wish: Wish, relation: ConstraintSolver.Constraint.Relation, value: Double, priority: Float
  )

  /// Returns the item's current demands; a frame that constraints do not control is required.
  func demands(isFixed: Bool) -> [Demand] {
    guard let view = item as? View else { return guideDemands }
    if isFixed {
      return Dimension.allCases.compactMap { dimension in
        let value = Double(dimension.value(in: view.storedFrame))
        guard self[dimension] != nil, value.isFinite else { return nil }
        return (.frame(dimension), .equal, value, 1_000)
      }
    }
    guard wraps else {
      let size = view.naturalContentSize
      return contentDemands(view, .width, size.width) + contentDemands(view, .height, size.height)
    }
    natural = view.contentSize(wrappedAt: .infinity)
    // What was measured with smaller pixels than those of the view would lose its end.
    if natural.width.isFinite {
      natural.width = (natural.width * view.pixelScale - 0.001).rounded(.up) / view.pixelScale
    }
    wrapped = nil
    isNarrowed = false
    return contentDemands(view, .width, natural.width)
      + contentDemands(view, .height, natural.height)
  }

  /// Returns the demands of a content's length; none for a length that the content does not have.
  func contentDemands(_ view: View, _ dimension: Dimension, _ length: CGFloat) -> [Demand] {
    guard length >= 0, length.isFinite else { return [] }
    let axis: LayoutAxis = dimension == .width ? .horizontal : .vertical
    let hugging = view.contentHuggingPriority(for: axis).rawValue
    var compression = view.contentCompressionResistancePriority(for: axis).rawValue
    if wraps, dimension == .width { compression = Self.yieldingPriority(compression) }
    return [
      (.hugging(dimension), .lessThanOrEqual, Double(length), hugging),
      (.compression(dimension), .greaterThanOrEqual, Double(length), compression),
    ]
  }

  /// The demands of a guide: that of a scrolling view's content begins at the origin.
  private var guideDemands: [Demand] {
    guard (item as? LayoutGuide)?.kind == .content else { return [] }
    return [Dimension.minX, .minY].filter { self[$0] != nil }
      .map { (.frame($0), .equal, 0, 1_000) }
  }

  /// Returns the solved frame, aligned to whole pixels; dimensions without a variable keep their
  /// values.
  ///
  /// An edge in the middle of a pixel goes on, away from where lines begin: what is laid out from
  /// right to left is the mirror image of what is laid out from left to right.
  func frame(
    from former: CGRect, scale: CGFloat, isMirrored: @autoclosure () -> Bool,
    _ solver: ConstraintSolver
  ) -> CGRect {
    func value(_ dimension: Dimension) -> CGFloat {
      guard let variable = self[dimension] else { return dimension.value(in: former) }
      return CGFloat(solver.value(of: variable))
    }
    func aligned(_ edge: CGFloat, _ origin: Dimension) -> CGFloat {
      let pixel = edge.rounded()
      // Seldom, so that the direction is seldom asked for.
      return pixel - edge == 0.5 && origin == .minX && isMirrored() ? pixel - 1 : pixel
    }
    // Edges are rounded, not sizes: what touches goes on touching.
    func edges(_ origin: Dimension, _ length: Dimension) -> (CGFloat, CGFloat) {
      let (near, size) = (value(origin), value(length))
      guard self[origin] != nil || self[length] != nil else { return (near, size) }
      let start = aligned(near * scale, origin) / scale
      let end = aligned((near + size) * scale, origin) / scale
      return (start, max(0, end - start))
    }
    let (x, width) = edges(.minX, .width)
    let (y, height) = edges(.minY, .height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
