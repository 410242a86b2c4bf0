// SPDX-License-Identifier: MIT

import Observation
import Synchronization

/// Whether methods of the update cycle run again when a property of an observable object that they
/// read changes.
///
/// Apple counterpart: `UIObservationTrackingEnabled`, `NSObservationTrackingEnabled` in
/// `Info.plist` · Source: WWDC25 243 (S115) · Fidelity: exact
@MainActor
public enum ObservationTracking {
  /// On, as since iOS 26; before, an app had to ask for it.
  public static var isEnabled = true

  /// What has to run again; a model may be changed on any thread, and says so before it changes.
  private nonisolated static let changes = Mutex<[Change]>([])

  /// Runs a method and has it run again after a change of what it read.
  static func run(_ method: TrackedMethod, of node: TraitNode, _ body: () -> Void) {
    guard isEnabled else { return body() }
    let change = Change(node: node, method: method)
    withObservationTracking(body) { changes.withLock { $0.append(change) } }
  }

  /// Asks for the methods again whose models changed.
  static func invalidateReaders() {
    let due = changes.withLock { changes in
      defer { changes = [] }
      return changes
    }
    for change in due { change.node?.invalidate(change.method.need) }
  }

  /// A method of a node, which it does not keep alive.
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
