// SPDX-License-Identifier: MIT

import Foundation

/// The solver of a hierarchy's constraints, which sets the frames of its views.
///
/// It is kept between update passes and does nothing in a pass without changed constraints.
@MainActor
final class LayoutEngine {
  /// An active constraint and its equation in the solver; the equation's id is nil in a conflict.
  struct Placed {
    var constraint: LayoutConstraint
    var lowered: LoweredConstraint
    var id: ConstraintSolver.ID?
    /// The number that orders constraints by when they were added.
    var serial: Int
  }

  /// The owner of an equation in the solver.
  enum Owner {
    case constraint(LayoutConstraint)
    case item(LayoutNode, LayoutNode.Wish)
  }

  unowned let root: View
  /// Whether the engine computes the fitting size of its root.
  let isFitting: Bool
  var solver = ConstraintSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  var placed: [ObjectIdentifier: Placed] = [:]
  /// The constraints whose constants depend on margins or safe areas.
  var insetUsers: Set<ObjectIdentifier> = []
  var owners: [ConstraintSolver.ID: Owner] = [:]
  /// The items whose content wraps, in the order in which they came.
  var wrapping: [LayoutNode] = []
  /// The conflicts, in the order in which they were found.
  var conflicts: [ConstraintConflict] = []

  // What changed since the last time.
  private var waiting = Queue<LayoutConstraint>()
  private var changedNodes = Queue<LayoutNode>()
  private var haveInsetsChanged = false
  private(set) var isPending = false
  private var isSolving = false
  var nextSerial = 0

  init(root: View, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
    root.forEachHeldConstraint { add($0) }
  }

  // MARK: What changes

  func add(_ constraint: LayoutConstraint) {
    waiting.append(constraint)
    markPending()
  }

  func markChanged(_ constraint: LayoutConstraint) { add(constraint) }

  func markChanged(_ item: any LayoutItem) {
    guard let node = nodes[ObjectIdentifier(item)] else { return }
    changedNodes.append(node)
    markPending()
  }

  func markInsetsChanged() {
    guard !haveInsetsChanged, !insetUsers.isEmpty else { return }
    haveInsetsChanged = true
    markPending()
  }

  func remove(_ constraint: LayoutConstraint) {
    waiting.remove(constraint)
    unplace(constraint)
    conflicts.removeAll { $0.constraint === constraint }
    markPending()
  }

  private func markPending() {
    guard !isPending, !isFitting else { return }
    isPending = true
    root.stage.pendingLayout.add(self)
  }

  // MARK: Solving

  /// Whether any constraint ever depended on insets; until then, frames are not observed.
  static var areInsetsUsed = false

  /// Solves the constraints of the hierarchy that contains a view, if any changed.
  ///
  /// - Parameters:
  ///   - view: where to look for the hierarchy
  ///   - stage: that of its root
  static func settle(_ view: View, on stage: Stage) {
    guard !stage.pendingLayout.isEmpty else { return }
    view.layoutRoot.layout?.engine?.settle()
    stage.pendingLayout.sweep()
  }

  private func settle() {
    guard isPending, !isSolving else { return }
    isSolving = true
    defer { isSolving = false }
    // Frames change insets, which change constants: that comes to rest, or is left as it is.
    for _ in 0..<8 where isPending {
      isPending = false
      solve()
      apply()
    }
    reportConflicts()
  }

  /// Updates and solves the equations.
  func solve() {
    markInsetUsers()
    for node in changedNodes.take() where node.uses > 0 { updateDemands(of: node) }
    for constraint in waiting.take() { place(constraint) }
    retryConflicts()
    solveWithWrapping()
  }

  private func markInsetUsers() {
    guard haveInsetsChanged else { return }
    haveInsetsChanged = false
    for entry in insetUsers.compactMap({ placed[$0] }).sorted(by: { $0.serial < $1.serial }) {
      guard let holder = entry.constraint.holder,
        let lowered = LoweredConstraint(entry.constraint, in: holder),
        lowered.expression != entry.lowered.expression
      else { continue }
      waiting.append(entry.constraint)
    }
  }

  private func apply() {
    applyWrapping()
    // Read once: reading it for each view would retain all its parts each time.
    let solver = solver
    for node in nodes.values {
      switch node.item {
      case let view as View:
        guard !isFixed(view) else { continue }
        let frame = node.frame(
          from: view.storedFrame, scale: view.pixelScale,
          isMirrored: (view.parent ?? view).isRightToLeft, solver)
        // One that counts from below has its frame but for the rounding of a difference.
        guard !frame.isNear(view.storedFrame) else { continue }
        view.placedFrame = frame
        // As if the superview had placed it.
        view.parent?.setNeedsLayout()
      case let guide as LayoutGuide:
        let scale = guide.owningView?.pixelScale ?? 1
        let frame = node.frame(
          from: guide.solvedFrame, scale: scale,
          isMirrored: guide.owningView?.isRightToLeft ?? false, solver)
        guide.solvedFrame = frame
        guide.onSolution?(frame)
      default: break
      }
    }
  }

  /// Returns whether a view keeps its frame regardless of constraints.
  func isFixed(_ view: View) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !(isFitting && view === root)
  }
}

extension CGRect {
  /// Whether each edge is less than a thousandth of a point from another rectangle's.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    let differences = (
      abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY)
    )
    return max(differences.0, differences.1, differences.2, differences.3) < 1 / 1_024
  }
}

/// A queue that contains each object once, in order of insertion.
private struct Queue<Element: AnyObject> {
  private var elements: [Element] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func append(_ element: Element) {
    if known.insert(ObjectIdentifier(element)).inserted { elements.append(element) }
  }

  mutating func remove(_ element: Element) {
    guard known.remove(ObjectIdentifier(element)) != nil else { return }
    elements.removeAll { $0 === element }
  }

  mutating func take() -> [Element] {
    known.removeAll(keepingCapacity: true)
    defer { elements = [] }
    return elements
  }
}
