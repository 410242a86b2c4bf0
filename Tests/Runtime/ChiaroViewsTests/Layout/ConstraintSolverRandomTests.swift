// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Testing

@testable import ChiaroViews

/// Random sequences of changes, against a search through all corners and against a fresh solver.
@Suite("Constraint solver, random")
struct ConstraintSolverRandomTests {
  typealias Constraint = ConstraintSolver.Constraint
  typealias Variable = ConstraintSolver.Variable

  /// A solver with what was put into it.
  struct Subject {
    var solver = ConstraintSolver()
    var variables: [Variable] = []
    var active: [(id: ConstraintSolver.ID, constraint: Constraint)] = []

    /// Every third variable is a length, unless there are but two.
    init(variables count: Int) {
      variables = (0..<count).map { solver.makeVariable(isNonnegative: $0 % 3 == 2) }
    }

    mutating func add(_ constraint: Constraint) -> ConstraintSolver.Outcome {
      let added = solver.add(constraint)
      if added.outcome == .holds { active.append((added.id, constraint)) }
      return added.outcome
    }

    /// Adds, removes or changes something.
    mutating func change(_ random: inout SeededGenerator) {
      switch random.index(under: active.count < 4 ? 1 : 3) {
      case 0:
        _ = add(Self.constraint(variables, &random))
      case 1:
        let index = random.index(under: active.count)
        solver.remove(active.remove(at: index).id)
      default:
        let index = random.index(under: active.count)
        let constant = Double(random.index(under: 41) - 20)
        if solver.setConstant(constant, of: active[index].id) == .holds {
          active[index].constraint.constant = constant
        } else {
          active.remove(at: index)
        }
      }
    }

    static func constraint(
      _ variables: [Variable], _ random: inout SeededGenerator
    ) -> Constraint {
      var terms: [Variable: Double] = [:]
      for _ in 0...random.index(under: 2) {
        terms[random.pick(variables)] = random.pick([1, -1, 2, 0.5, 3])
      }
      return Constraint(
        terms: terms, constant: Double(random.index(under: 41) - 20),
        relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
        priority: random.pick([1_000, 1_000, 750, 750, 250, 1]))
    }

    var failures: [Double] {
      let solver = solver
      return ConstraintSolverRandomTests.failures(active.map(\.constraint)) {
        solver.value(of: $0)
      }
    }
  }

  /// The sums of failures, the strongest priority first.
  static func failures(
    _ constraints: [Constraint], _ value: (Variable) -> Double
  ) -> [Double] {
    [1_000, 750, 250, 1].map { (priority: Float) in
      constraints.reduce(0) { $1.priority == priority ? $0 + $1.violation(value) : $0 }
    }
  }

  /// The least failures there can be with two variables: they are found in a corner, where two
  /// constraints, or the axes, meet.
  static func leastFailures(_ constraints: [Constraint], _ variables: [Variable]) -> [Double] {
    let lines =
      constraints.map {
        ($0.terms[variables[0]] ?? 0, $0.terms[variables[1]] ?? 0, -$0.constant)
      } + [(1, 0, 0), (0, 1, 0)]
    var best = [Double](repeating: .infinity, count: 4)
    for (index, first) in lines.enumerated() {
      for second in lines[..<index] {
        let determinant = first.0 * second.1 - first.1 * second.0
        guard abs(determinant) > 1e-9 else { continue }
        let x = (first.2 * second.1 - first.1 * second.2) / determinant
        let y = (first.0 * second.2 - first.2 * second.0) / determinant
        let here = failures(constraints) { $0 == variables[0] ? x : y }
        if precedes(here, best) { best = here }
      }
    }
    return best
  }

  static func precedes(_ left: [Double], _ right: [Double]) -> Bool {
    for (left, right) in zip(left, right) where abs(left - right) > 1e-6 { return left < right }
    return false
  }

  static func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test("after every change the failures are the least there can be", arguments: 0..<60)
  func corners(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var subject = Subject(variables: 2)
    for step in 0..<60 {
      subject.change(&random)
      subject.solver.solve()
      let least = Self.leastFailures(subject.active.map(\.constraint), subject.variables)
      let found = subject.failures
      #expect(Self.isSame(found, least), "step \(step): \(found), not \(least)")
    }
  }

  @Test("a solver that went through changes is as good as a fresh one", arguments: 0..<40)
  func fresh(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(1_000 + seed))
    var subject = Subject(variables: 12)
    for step in 0..<200 {
      subject.change(&random)
      if random.once(in: 3) { continue }
      subject.solver.solve()
      var fresh = Subject(variables: 12)
      for (_, constraint) in subject.active {
        #expect(fresh.add(constraint) == .holds, "step \(step)")
      }
      fresh.solver.solve()
      let (found, expected) = (subject.failures, fresh.failures)
      #expect(Self.isSame(found, expected), "step \(step): \(found), not \(expected)")
      #expect(found[0] < 1e-6)
    }
  }

  @Test("what is refused could not hold", arguments: 0..<40)
  func refusals(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(2_000 + seed))
    var subject = Subject(variables: 2)
    for _ in 0..<60 {
      var constraint = Subject.constraint(subject.variables, &random)
      constraint.priority = 1_000
      let outcome = subject.add(constraint)
      let required = subject.active.map(\.constraint) + (outcome == .holds ? [] : [constraint])
      let canHold = Self.leastFailures(required, subject.variables)[0] < 1e-6
      #expect(canHold == (outcome == .holds))
      if subject.active.count > 5 {
        subject.solver.remove(subject.active.remove(at: random.index(under: 5)).id)
      }
    }
  }
}
