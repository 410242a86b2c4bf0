// SPDX-License-Identifier: MIT

/// What an inspection notes while nodes are built: the views around each element and each change
/// of the environment.
///
/// A tree that is shown has none, so an evaluation costs the same as without inspections.
@MainActor
final class InspectionTrace {
  /// A change of the environment.
  struct Step {
    /// The environment that was changed.
    var outer: Int32
    var writer: EnvironmentWriter
  }

  /// The names of the views that are being built, the outermost first.
  private(set) var trail: [String] = []
  /// Whether the innermost of these views is made of others.
  private var isComposite = false
  /// The changes, by the environment that each made.
  private(set) var steps: [Int32: Step] = [:]
  /// The views around elements, by element.
  private(set) var trails: [Int: [String]] = [:]

  /// Does something inside of a view.
  func inside(_ kind: Node.Kind, _ body: () -> Void) {
    guard let name = kind.shownName else { return body() }
    let outer = (trail, isComposite)
    // A control is made of a node with its name.
    if !(isComposite && name == trail.last) { trail.append(name) }
    if case .composite = kind { isComposite = true } else { isComposite = false }
    body()
    (trail, isComposite) = outer
  }

  /// Goes on inside of an element, whose content is made after the others.
  func resume(at element: Int) { (trail, isComposite) = (trails[element] ?? [], false) }

  /// Notes who made an environment of another one.
  func note(_ made: Int32, of outer: Int32, _ name: String, _ place: SourcePlace?) {
    let writer = EnvironmentWriter(name: name, trail: trail, place: place)
    steps[made] = Step(outer: outer, writer: writer)
  }

  /// Notes the views around an element.
  func note(element: Int) { trails[element] = trail }
}

extension Node.Kind {
  /// The name of a view among the views around another one; nil for what is no view of its own.
  fileprivate var shownName: String? {
    switch self {
    case .group, .branch, .identified, .tagged, .environment, .preference, .behavior, .modifier:
      nil
    default: name
    }
  }
}
