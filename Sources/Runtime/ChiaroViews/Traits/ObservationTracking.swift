// SPDX-License-Identifier: MIT

import Observation
import Synchronization

/// A setting for automatic observation tracking in the methods of the update cycle.
///
/// With tracking, a method runs again when an observable property that it has read changes.
///
/// Apple counterpart: `UIObservationTrackingEnabled`, `NSObservationTrackingEnabled` in
/// `Info.plist` · Source: WWDC25 243 (statement S115) · Fidelity: exact
@preconcurrency @MainActor
public enum ObservationTracking {
  /// Whether observation tracking is enabled; the default is true, as in iOS 26 and later.
  public static var isEnabled = true

  /// The methods to run again, recorded on any thread just before a model changes.
  private nonisolated static let due = Mutex<[Observer]>([])

  /// Runs a method, and schedules it to run again after a change of a property that it read.
  ///
  /// What counts is the last run, unless it keeps what former ones read. A model holds what waits
  /// for it until it changes: `Observation` cannot take that back.
  static func run(
    _ method: TrackedMethod, of node: TraitNode, keepsFormer: Bool, _ body: () -> Void
  ) {
    guard isEnabled else { return body() }
    let former = node.extras?.observers[method]
    if keepsFormer, let former { return observe(former, body) }
    former?.isCurrent.store(false, ordering: .relaxed)
    var observer = Observer(node: node, method: method)
    observe(observer, body)
    // A model that was read holds it.
    let isHeld = !isKnownUniquelyReferenced(&observer)
    if isHeld {
      node.ensureExtras().observers[method] = observer
    } else if former != nil {
      node.extras?.observers[method] = nil
    }
  }

  private static func observe(_ observer: Observer, _ body: () -> Void) {
    withObservationTracking(body) {
      if observer.isCurrent.exchange(false, ordering: .relaxed) {
        due.withLock { $0.append(observer) }
      }
    }
  }

  /// Requests the methods whose models have changed.
  static func invalidateReaders() {
    let due = due.withLock { due in
      defer { due = [] }
      return due
    }
    for observer in due { observer.node?.invalidate(observer.method.need) }
  }

  /// A method of an object, which is referenced weakly, that waits for a change of a model.
  @MainActor
  final class Observer {
    weak var node: TraitNode?
    let method: TrackedMethod
    /// Whether a change is still to be told: false after the first, and after another run.
    nonisolated let isCurrent = Atomic(true)

    init(node: TraitNode, method: TrackedMethod) {
      self.node = node
      self.method = method
    }
  }
}
