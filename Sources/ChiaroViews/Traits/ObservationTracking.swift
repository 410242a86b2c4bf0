// SPDX-License-Identifier: MIT

import Observation
import Synchronization

/// The setting of automatic observation tracking in update cycle methods.
///
/// With it, a method runs again after a property of an observable object that it read has changed.
///
/// Apple counterpart: `UIObservationTrackingEnabled`, `NSObservationTrackingEnabled` in
/// `Info.plist` · Source: WWDC25 243 (S115) · Fidelity: exact
@preconcurrency @MainActor
public enum ObservationTracking {
  /// Whether tracking is enabled; true by default, as since iOS 26.
  public static var isEnabled = true

  /// The methods to run again, recorded on any thread just before a model changes.
  private nonisolated static let changes = Mutex<[Change]>([])

  /// Runs a method, and schedules it to run again after a change of a property that it read.
  static func run(_ method: TrackedMethod, of node: TraitNode, _ body: () -> Void) {
    guard isEnabled else { return body() }
    let change = Change(node: node, method: method)
    withObservationTracking(body) { changes.withLock { $0.append(change) } }
  }

  /// Requests the methods whose models have changed.
  static func invalidateReaders() {
    let due = changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in due { change.node?.invalidate(change.method.need) }
  }

  /// A method of an object, which is referenced weakly.
  @MainActor
  private final class Change {
    weak var node: TraitNode?
    let method: TrackedMethod

    init(node: TraitNode, method: TrackedMethod) {
      self.node = node
      self.method = method
    }
  }
}
