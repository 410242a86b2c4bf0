// SPDX-License-Identifier: MIT

import Foundation

/// Keeps the constraints of one hierarchy solved, and moves its views to where they ask.
///
/// It is kept from pass to pass and does nothing in one in which no constraint changed.
@MainActor
final class LayoutEngine {
  /// A constraint in force, with the equation that the solver has for it; nil when it was left out.
  struct Placed {
    var constraint: LayoutConstraint
    var lowered: LoweredConstraint
    var id: ConstraintSolver.ID?
    /// Orders constraints by when they were placed.
    var serial: Int
  }

  /// To whom an equation of the solver belongs.
  enum Owner {
    case constraint(LayoutConstraint)
    case item(LayoutNode, LayoutNode.Wish)
  }

  unowned let root: View
  /// Whether the root's own size is what is to be found.
  let isFitting: Bool
  var solver = ConstraintSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  var placed: [ObjectIdentifier: Placed] = [:]
  /// The constraints in whose constants margins or safe areas have a part.
  var insetUsers: Set<ObjectIdentifier> = []
  var owners: [ConstraintSolver.ID: Owner] = [:]
  /// Those that could not be met, in the order in which that was found out.
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

  /// Whether any constraint ever depended on insets: before that, frames are not watched.
  static var areInsetsUsed = false

  /// Solves the constraints of the hierarchy in which a view stands, if any changed.
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

  /// Brings the solver up to date.
  func solve() {
    markInsetUsers()
    for node in changedNodes.take() where node.uses > 0 { updateDemands(of: node) }
    for constraint in waiting.take() { place(constraint) }
    retryConflicts()
    solver.solve()
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
    for node in nodes.values {
      switch node.item {
      case let guide as LayoutGuide:
        let scale = guide.owningView?.pixelScale ?? 1
        guide.solvedFrame = node.frame(from: guide.solvedFrame, scale: scale, solver)
      case let view as View where !isFixed(view):
        let frame = node.frame(from: view.frame, scale: view.pixelScale, solver)
        guard frame != view.frame else { continue }
        view.frame = frame
        // As if the superview had placed it.
        view.parent?.setNeedsLayout()
      default: break
      }
    }
  }

  /// Whether a view is where its frame says, whatever constraints do.
  func isFixed(_ view: View) -> Bool {
    view.translatesAutoresizingMaskIntoConstraints && !(isFitting && view === root)
  }
}

/// Objects in the order in which they came, each once.
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
