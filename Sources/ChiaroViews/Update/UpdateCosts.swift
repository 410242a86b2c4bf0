// SPDX-License-Identifier: MIT

/// How long the methods of one view, controller or presentation took in an update.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public struct UpdateCost: Hashable, Sendable {
  /// The class of the object, with the place of its view in the hierarchy.
  public var object: String
  /// How long its methods took together; what they call of their own counts.
  public var duration: Duration

  /// The cost of an object.
  public init(object: String, duration: Duration) {
    self.object = object
    self.duration = duration
  }
}

/// Adds up how long the methods of each object take while an update runs.
@MainActor
final class UpdateCosts {
  /// Where methods are counted now; nil where nobody asked.
  static var current: UpdateCosts?

  private let now: () -> ContinuousClock.Instant
  private var entries: [ObjectIdentifier: (node: TraitNode, duration: Duration)] = [:]
  /// What the methods took that ran inside the one that is running.
  private var inner = Duration.zero

  init(now: @escaping () -> ContinuousClock.Instant) { self.now = now }

  /// Runs a method of an object and notes how long it took, without others that ran inside.
  func measure(_ node: TraitNode, _ body: () -> Void) {
    let outer = inner
    inner = .zero
    let start = now()
    body()
    let whole = start.duration(to: now())
    entries[ObjectIdentifier(node), default: (node, .zero)].duration += whole - inner
    inner = outer + whole
  }

  /// The objects that took the longest, the slowest first.
  func slowest(_ count: Int) -> [UpdateCost] {
    entries.values.map { UpdateCost(object: $0.node.placeText, duration: $0.duration) }
      .sorted { ($1.duration, $0.object) < ($0.duration, $1.object) }
      .prefix(count).map { $0 }
  }
}

extension TraitNode {
  /// The class of the object, with the place of its view in the hierarchy where it has one.
  final var placeText: String {
    switch self {
    case let view as View: view.pathText
    case let controller as ViewController:
      "\(type(of: self)) of \(controller.viewIfLoaded?.pathText ?? "no view")"
    case let presentation as PresentationController:
      "\(type(of: self)) of \(presentation.containerView?.pathText ?? "no view")"
    default: "\(type(of: self))"
    }
  }
}
