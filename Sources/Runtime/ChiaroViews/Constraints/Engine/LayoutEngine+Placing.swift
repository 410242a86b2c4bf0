// SPDX-License-Identifier: MIT

import Foundation

extension LayoutEngine {
  typealias Equation = ConstraintSolver.Constraint

  // MARK: Constraints

  /// Adds a constraint to the solver, or updates it there.
  func place(_ constraint: LayoutConstraint) {
    guard let holder = constraint.holder,
      let lowered = LoweredConstraint(constraint, in: holder)
    else { return unplace(constraint) }
    let key = ObjectIdentifier(constraint)
    if let known = placed[key], let id = known.id, known.lowered.isSameButForConstant(lowered) {
      placed[key]?.lowered = lowered
      let outcome = solver.setConstant(lowered.expression.constant, of: id)
      if outcome != .holds { owners[id] = nil }
      return note(outcome, for: constraint)
    }
    unplace(constraint)
    // Terms come with variables of items, which have demands of their own that go first.
    let nodes = lowered.expression.terms.map { use($0.variable) }
    placed[key] = Placed(constraint: constraint, lowered: lowered, serial: nextSerial)
    nextSerial += 1
    if lowered.usesInsets {
      Self.areInsetsUsed = true
      insetUsers.insert(key)
    }
    if lowered.isDirectional { holder.followLayoutDirection() }
    for (index, node) in nodes.enumerated()
    where !nodes[..<index].contains(where: { $0 === node }) {
      updateDemands(of: node)
    }
    addEquation(of: constraint)
  }

  /// Removes a constraint from the solver.
  func unplace(_ constraint: LayoutConstraint) {
    guard let entry = placed.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
    insetUsers.remove(ObjectIdentifier(constraint))
    if let id = entry.id {
      solver.remove(id)
      owners[id] = nil
    }
    for term in entry.lowered.expression.terms { release(term.variable.item) }
  }

  private func addEquation(of constraint: LayoutConstraint) {
    guard let lowered = placed[ObjectIdentifier(constraint)]?.lowered else { return }
    var terms: [ConstraintSolver.Variable: Double] = [:]
    for term in lowered.expression.terms {
      guard let variable = nodes[ObjectIdentifier(term.variable.item)]?[term.variable.dimension]
      else { continue }
      terms[variable] = term.factor
    }
    let (id, outcome) = solver.add(
      Equation(
        terms: terms, constant: lowered.expression.constant, relation: lowered.relation.linear,
        priority: lowered.priority))
    if outcome == .holds {
      placed[ObjectIdentifier(constraint)]?.id = id
      owners[id] = .constraint(constraint)
    }
    note(outcome, for: constraint)
  }

  // MARK: Conflicts

  /// Records or clears the conflict of a constraint.
  private func note(_ outcome: ConstraintSolver.Outcome, for constraint: LayoutConstraint) {
    let known = conflicts.firstIndex { $0.constraint === constraint }
    guard case .conflicts(let others) = outcome else {
      if let known { conflicts.remove(at: known) }
      return
    }
    placed[ObjectIdentifier(constraint)]?.id = nil
    var conflict = ConstraintConflict(
      constraint: constraint, contradicted: others.compactMap { owners[$0].map(Self.text) })
    guard let known else { return conflicts.append(conflict) }
    conflict.isReported = conflicts[known].isReported
    conflicts[known] = conflict
  }

  /// Tries again to add the constraints that conflicted.
  func retryConflicts() {
    for conflict in conflicts where placed[ObjectIdentifier(conflict.constraint)]?.id == nil {
      addEquation(of: conflict.constraint)
    }
  }

  /// Reports the current conflicts as diagnostics, each once; those resolved meanwhile are skipped.
  func reportConflicts() {
    for index in conflicts.indices where !conflicts[index].isReported {
      conflicts[index].isReported = true
      let views = [conflicts[index].text] + conflicts[index].contradicted
      root.updateCycle?.diagnostics.append(
        UpdateDiagnostic(phase: UpdateDiagnostic.conflict, views: views))
    }
  }

  private static func text(_ owner: Owner) -> String {
    switch owner {
    case .constraint(let constraint): constraint.description
    case .item(let node, .frame(let dimension)):
      "\(node.item.layoutName) has its frame's \(dimension)"
    case .item(let node, let wish): "\(node.item.layoutName) \(wish)"
    }
  }

  // MARK: Items

  /// Returns the node of a variable's item, and counts one more use of it.
  func use(_ variable: LayoutVariable) -> LayoutNode {
    let key = ObjectIdentifier(variable.item)
    let node = nodes[key] ?? LayoutNode(variable.item)
    nodes[key] = node
    node.uses += 1
    makeVariable(variable.dimension, of: node)
    if !isFitting, let view = variable.item as? View { view.ensureLayout().isItem = true }
    return node
  }

  private func makeVariable(_ dimension: LayoutVariable.Dimension, of node: LayoutNode) {
    guard node[dimension] == nil else { return }
    node[dimension] = solver.makeVariable(isNonnegative: dimension.isLength)
  }

  private func release(_ item: any LayoutItem) {
    guard let node = nodes[ObjectIdentifier(item)] else { return }
    node.uses -= 1
    guard node.uses == 0 else { return }
    for (_, standing) in node.standingInOrder {
      solver.remove(standing.id)
      owners[standing.id] = nil
    }
    for variable in node.variables { variable.map { solver.remove($0) } }
    nodes[ObjectIdentifier(item)] = nil
    if node.wraps { wrapping.removeAll { $0 === node } }
    // What only computes a size leaves the items to the engine that places them.
    guard !isFitting, let layout = (item as? View)?.layout else { return }
    layout.isItem = false
    layout.wrappingWidth = .infinity
  }

  /// Updates the solver with the demands of an item itself, such as its intrinsic size.
  func updateDemands(of node: LayoutNode) {
    let view = node.item as? View
    noteWrapping(of: node, in: view)
    let demands = node.demands(isFixed: view.map(isFixed) ?? false)
    let wishes = Set(demands.map(\.wish))
    for (wish, standing) in node.standingInOrder where !wishes.contains(wish) {
      if case .fitting = wish { continue }
      solver.remove(standing.id)
      owners[standing.id] = nil
      node.standing[wish] = nil
    }
    for demand in demands { update(demand, of: node) }
  }

  func update(_ demand: LayoutNode.Demand, of node: LayoutNode) {
    let dimension: LayoutVariable.Dimension
    switch demand.wish {
    case .frame(let own), .hugging(let own), .compression(let own), .fitting(let own):
      dimension = own
    }
    if let standing = node.standing[demand.wish], standing.priority == demand.priority {
      guard standing.constant != -demand.value else { return }
      node.standing[demand.wish]?.constant = -demand.value
      if solver.setConstant(-demand.value, of: standing.id) == .holds { return }
      owners[standing.id] = nil
    } else if let standing = node.standing[demand.wish] {
      solver.remove(standing.id)
      owners[standing.id] = nil
    }
    node.standing[demand.wish] = nil
    makeVariable(dimension, of: node)
    guard let variable = node[dimension] else { return }
    insist(
      Equation(
        terms: [variable: 1], constant: -demand.value, relation: demand.relation,
        priority: demand.priority),
      on: demand.wish, of: node)
  }

  /// Adds a demand of an item; constraints that contradict it are dropped, the latest first.
  private func insist(_ equation: Equation, on wish: LayoutNode.Wish, of node: LayoutNode) {
    while true {
      let (id, outcome) = solver.add(equation)
      guard case .conflicts(let others) = outcome else {
        node.standing[wish] = LayoutNode.Standing(
          id: id, priority: equation.priority, constant: equation.constant)
        owners[id] = .item(node, wish)
        return
      }
      let latest = others.last { if case .constraint = owners[$0] { true } else { false } }
      guard let latest, case .constraint(let constraint) = owners[latest] else { return }
      solver.remove(latest)
      owners[latest] = nil
      note(.conflicts(others.filter { $0 != latest }), for: constraint)
    }
  }
}

extension LayoutConstraint.Relation {
  fileprivate var linear: ConstraintSolver.Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
