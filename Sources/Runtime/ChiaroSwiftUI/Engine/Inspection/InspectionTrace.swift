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
  /// The name of the innermost of these views that is made of others.
  private var composite: String?
  /// The changes, by the environment that each made.
  private(set) var steps: [Int32: Step] = [:]
  /// The views around elements, by element.
  private(set) var trails: [Int: [String]] = [:]

  /// Does something inside of a view.
  func inside(_ kind: Node.Kind, _ body: () -> Void) {
    guard let name = kind.shownName else { return body() }
    let outer = (trail, composite)
    // A control is made of a node with its name.
    if name != composite { trail.append(name) }
    if case .composite = kind { composite = name }
    body()
    (trail, composite) = outer
  }

  /// Goes on inside of an element, whose content is made after the others.
  func resume(at element: Int) { (trail, composite) = (trails[element] ?? [], nil) }

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
    case .group, .branch, .identified, .tagged, .environment, .preference, .behavior, .modifier,
      .layered, .inset:
      nil
    // Without the types of what is inside.
    default: name.split(separator: "<").first.map { String($0) }
    }
  }
}
