// SPDX-License-Identifier: MIT

import Foundation

/// One of the four dimensions of an item's frame, in its superview's coordinates.
struct LayoutVariable: Equatable {
  enum Dimension: Int, CaseIterable {
    case minX, minY, width, height

    var isLength: Bool { self == .width || self == .height }

    /// Returns the dimension's value in a frame.
    func value(in frame: CGRect) -> CGFloat {
      switch self {
      case .minX: frame.minX
      case .minY: frame.minY
      case .width: frame.width
      case .height: frame.height
      }
    }
  }

  // The engine lives no longer than its root, which would otherwise hold itself.
  unowned let item: any LayoutItem
  let dimension: Dimension

  static func == (left: Self, right: Self) -> Bool {
    left.item === right.item && left.dimension == right.dimension
  }
}

/// A linear expression: a sum of variables with factors, and a constant.
///
/// The terms keep their order, so that the same constraints give the same numbers on every run.
struct LayoutExpression: Equatable {
  struct Term: Equatable {
    var variable: LayoutVariable
    var factor: Double
  }

  private(set) var terms: [Term] = []
  var constant: Double = 0

  mutating func add(_ item: any LayoutItem, _ dimension: LayoutVariable.Dimension, _ factor: Double)
  {
    add(LayoutVariable(item: item, dimension: dimension), factor)
  }

  private mutating func add(_ variable: LayoutVariable, _ factor: Double) {
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      if factor != 0 { terms.append(Term(variable: variable, factor: factor)) }
      return
    }
    terms[index].factor += factor
    if abs(terms[index].factor) < ConstraintSolver.tolerance { terms.remove(at: index) }
  }

  mutating func add(_ other: LayoutExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, term.factor * factor) }
  }
}
