// SPDX-License-Identifier: MIT

/// The time that the methods of one view, controller or presentation took in an update.
public struct UpdateCost: Hashable, Sendable {
  /// The class of the object and the path of its view in the hierarchy.
  public var object: String
  /// The total time in the object's own methods, not counting other objects' methods that they
  /// call.
  public var duration: Duration

  /// Creates a cost of an object.
  public init(object: String, duration: Duration) {
    self.object = object
    self.duration = duration
  }
}

/// A measurement of the time that the methods of each object take during an update.
@MainActor
final class UpdateCosts {
  /// The measurement in progress; nil for none.
  static var current: UpdateCosts?

  private let now: () -> ContinuousClock.Instant
  private var entries: [ObjectIdentifier: (node: TraitNode, duration: Duration)] = [:]
  /// The time of the methods that ran within the current one.
  private var inner = Duration.zero

  init(now: @escaping () -> ContinuousClock.Instant) { self.now = now }

  /// Measures a method of an object, excluding other measured methods that run within it.
  func measure(_ node: TraitNode, _ body: () -> Void) {
    let outer = inner
    inner = .zero
    let start = now()
    body()
    let whole = start.duration(to: now())
    entries[ObjectIdentifier(node), default: (node, .zero)].duration += whole - inner
    inner = outer + whole
  }

  /// Returns the objects with the highest costs, slowest first.
  func slowest(_ count: Int) -> [UpdateCost] {
    entries.values.map { UpdateCost(object: $0.node.placeText, duration: $0.duration) }
      .sorted { ($1.duration, $0.object) < ($0.duration, $1.object) }
      .prefix(count).map { $0 }
  }
}

extension TraitNode {
  /// The class of the object, and the path of its view in the hierarchy if it has one.
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
