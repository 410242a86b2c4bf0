// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroViews

/// Small systems whose solutions are known.
@Suite("Constraint solver")
struct ConstraintSolverTests {
  typealias Constraint = ConstraintSolver.Constraint

  /// A wish about one variable: relation, value, priority.
  struct Wish: Sendable {
    var relation: Constraint.Relation
    var value: Double
    var priority: Float = 1_000
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var wishes: [Wish]
    var expected: Double
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "nothing", wishes: [], expected: 0),
    Case(name: "required", wishes: [Wish(relation: .equal, value: 7)], expected: 7),
    Case(
      name: "the stronger wins",
      wishes: [
        Wish(relation: .equal, value: 7, priority: 250),
        Wish(relation: .equal, value: 9, priority: 251),
      ], expected: 9),
    Case(
      name: "no number of weaker ones outweighs a stronger one",
      wishes: (0..<50).map { _ in Wish(relation: .equal, value: 7, priority: 250) }
        + [Wish(relation: .equal, value: 9, priority: 250.5)], expected: 9),
    Case(
      name: "of equally strong ones the majority wins",
      wishes: [
        Wish(relation: .equal, value: 1, priority: 500),
        Wish(relation: .equal, value: 2, priority: 500),
        Wish(relation: .equal, value: 9, priority: 500),
      ], expected: 2),
    Case(
      name: "a wish comes as near as it may",
      wishes: [
        Wish(relation: .lessThanOrEqual, value: 5), Wish(relation: .greaterThanOrEqual, value: 2),
        Wish(relation: .equal, value: 9, priority: 10),
      ], expected: 5),
    Case(
      name: "negative values are values",
      wishes: [
        Wish(relation: .lessThanOrEqual, value: -5), Wish(relation: .equal, value: 0, priority: 1),
      ], expected: -5),
    Case(
      name: "999 is not required",
      wishes: [
        Wish(relation: .equal, value: 1, priority: 999), Wish(relation: .equal, value: 2),
      ], expected: 2),
  ]

  @Test("one variable", arguments: cases)
  func oneVariable(_ item: Case) {
    for wishes in [item.wishes, item.wishes.reversed()] {
      var solver = ConstraintSolver()
      let variable = solver.makeVariable()
      for wish in wishes {
        let added = solver.add(
          Constraint(
            terms: [variable: 1], constant: -wish.value, relation: wish.relation,
            priority: wish.priority))
        #expect(added.outcome == .holds)
      }
      solver.solve()
      #expect(abs(solver.value(of: variable) - item.expected) < 1e-9)
    }
  }

  @Test("the example of the paper: a midpoint between two ends that may move")
  func midpoint() {
    var solver = ConstraintSolver()
    let (left, middle, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    _ = solver.add(Constraint(terms: [middle: 2, left: -1, right: -1], constant: 0))
    _ = solver.add(
      Constraint(terms: [right: 1, left: -1], constant: -10, relation: .greaterThanOrEqual))
    _ = solver.add(Constraint(terms: [left: 1], constant: 0, relation: .greaterThanOrEqual))
    _ = solver.add(Constraint(terms: [right: 1], constant: -100, relation: .lessThanOrEqual))
    for variable in [left, right] {
      _ = solver.add(Constraint(terms: [variable: 1], constant: -50, priority: 1))
    }
    let edit = solver.edit(middle).id
    for (wish, expected) in [(40.0, 40.0), (60, 60), (95, 95), (99, 95), (-3, 5), (50, 50)] {
      solver.suggest(wish, for: edit)
      solver.solve()
      #expect(abs(solver.value(of: middle) - expected) < 1e-9)
      let (low, high) = (solver.value(of: left), solver.value(of: right))
      #expect(abs(low + high - 2 * expected) < 1e-9)
      #expect(low > -1e-9 && high < 100 + 1e-9 && high - low > 10 - 1e-9)
    }
  }

  @Test("what contradicts is left out and names what it contradicts")
  func conflict() {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = solver.add(Constraint(terms: [x: 1], constant: -1)).id
    let second = solver.add(Constraint(terms: [y: 1, x: -1], constant: -1)).id
    _ = solver.add(Constraint(terms: [z: 1], constant: -5))
    let third = solver.add(Constraint(terms: [y: 1], constant: -3))
    #expect(third.outcome == .conflicts([first, second]))
    let atMost = solver.add(Constraint(terms: [y: 1], constant: -1, relation: .lessThanOrEqual))
    #expect(atMost.outcome == .conflicts([first, second]))
    solver.solve()
    #expect([x, y, z].map { solver.value(of: $0) } == [1, 2, 5])
  }

  @Test("a constant that makes a required constraint impossible takes that constraint out")
  func impossibleConstant() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let limit = solver.add(
      Constraint(terms: [x: 1], constant: -10, relation: .lessThanOrEqual)
    ).id
    let floor = solver.add(
      Constraint(terms: [x: 1], constant: -4, relation: .greaterThanOrEqual)
    ).id
    let wish = solver.add(Constraint(terms: [x: 1], constant: -7, priority: 5)).id
    #expect(solver.setConstant(-12, of: floor) == .conflicts([limit]))
    solver.solve()
    #expect(solver.value(of: x) == 7)
    #expect(solver.setConstant(-2, of: wish) == .holds)
    solver.solve()
    #expect(solver.value(of: x) == 2)
  }

  @Test("a variable is determined by required equations alone, not by wishes and limits")
  func determined() {
    var solver = ConstraintSolver()
    let (outer, inner, free) = (
      solver.makeVariable(isNonnegative: true), solver.makeVariable(isNonnegative: true),
      solver.makeVariable()
    )
    let determined = { (solver: ConstraintSolver) in [outer, inner, free].map(solver.isDetermined) }
    #expect(determined(solver) == [false, false, false])
    let whole = solver.add(Constraint(terms: [outer: 1], constant: -100)).id
    _ = solver.add(Constraint(terms: [inner: 1, outer: -1], constant: 16))
    _ = solver.add(
      Constraint(terms: [free: 1, outer: -1], constant: 0, relation: .lessThanOrEqual))
    _ = solver.add(Constraint(terms: [free: 1], constant: -40, priority: 750))
    _ = solver.add(Constraint(terms: [inner: 1], constant: -40, priority: 750))
    solver.solve()
    #expect(determined(solver) == [true, true, false])
    #expect(solver.value(of: inner) == 84)
    solver.remove(whole)
    solver.solve()
    #expect(determined(solver) == [false, false, false])
    #expect(solver.value(of: inner) == 40)
  }

  @Test("a length is never negative")
  func lengths() {
    var solver = ConstraintSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable(isNonnegative: true))
    let place = solver.add(Constraint(terms: [left: 1], constant: -100)).id
    let end = Constraint(terms: [left: 1, width: 1], constant: -50)
    #expect(solver.add(end).outcome == .conflicts([place]))
    var wish = end
    wish.priority = 999
    #expect(solver.add(wish).outcome == .holds)
    solver.solve()
    #expect(solver.value(of: left) == 100)
    #expect(solver.value(of: width) == 0)
  }

  @Test("a redundant constraint holds when the one beside it goes")
  func redundancy() {
    var solver = ConstraintSolver()
    let x = solver.makeVariable()
    let same = Constraint(terms: [x: 1], constant: -5)
    let first = solver.add(same).id
    #expect(solver.add(same).outcome == .holds)
    solver.remove(first)
    _ = solver.add(Constraint(terms: [x: 1], constant: -1, priority: 999))
    solver.solve()
    #expect(solver.value(of: x) == 5)
  }
}
