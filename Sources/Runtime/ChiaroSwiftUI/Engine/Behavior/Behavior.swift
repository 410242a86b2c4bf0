// SPDX-License-Identifier: MIT

/// An action of a view at a moment of its life, besides drawing.
package enum Behavior {
  /// Runs when the view appears.
  case appear(@MainActor () -> Void)
  /// Runs when the view disappears.
  case disappear(@MainActor () -> Void)
  /// Runs when a value is another one than before; with `runsAtFirst`, for the first one too.
  case change(ChangeBehavior)
  /// Starts when the view appears, and is canceled when it disappears or the identity changes.
  case task(id: AnyHashable?, @MainActor () async -> Void)
  /// Receives the preference value of the views inside when it changes.
  case preference(PreferenceObserver)

  /// Whether the behavior belongs to content that appears: a group appears with its first view, and
  /// an empty one does not (statement SU173).
  var needsContent: Bool {
    switch self {
    case .appear, .disappear, .task: true
    case .change, .preference: false
    }
  }
}

/// A value that is watched.
package struct ChangeBehavior {
  package var value: Any
  package var runsAtFirst: Bool
  /// Whether two values are the same.
  package var isSame: @MainActor (Any, Any) -> Bool
  /// Gets the value of before and the new one.
  package var run: @MainActor (Any, Any) -> Void

  package init(
    _ value: Any, runsAtFirst: Bool, isSame: @escaping @MainActor (Any, Any) -> Bool,
    run: @escaping @MainActor (Any, Any) -> Void
  ) {
    (self.value, self.runsAtFirst, self.isSame, self.run) = (value, runsAtFirst, isSame, run)
  }
}

/// A reader of the preference values below a view.
package struct PreferenceObserver {
  package var key: PreferenceKeyValue
  package var isSame: @MainActor (Any, Any) -> Bool
  package var run: @MainActor (Any) -> Void

  package init(
    _ key: PreferenceKeyValue, isSame: @escaping @MainActor (Any, Any) -> Bool,
    run: @escaping @MainActor (Any) -> Void
  ) {
    (self.key, self.isSame, self.run) = (key, isSame, run)
  }
}

/// A behavior of a view with the identity of that view.
struct PlacedBehavior {
  /// The identity, with the number of the behavior among those of the view.
  struct Identity: Hashable {
    let path: [IdentityStep]
    let number: Int
  }
  var identity: Identity
  var behavior: Behavior
  /// What the views inside wish, for behaviors that read that.
  var wishes: PreferenceList?
}

/// Runs the behaviors of views, from one evaluation to the next.
@MainActor
final class BehaviorRunner {
  private struct Running {
    var behavior: Behavior
    var value: Any?
    var task: Task<Void, Never>?
  }
  private var running: [PlacedBehavior.Identity: Running] = [:]
  private var order: [PlacedBehavior.Identity] = []

  /// Takes the behaviors of an evaluation: the inner ones first, in the order in which they are
  /// written (statement SU170).
  func take(_ list: [PlacedBehavior]) {
    let former = running
    running = [:]
    for placed in list where running[placed.identity] == nil {
      running[placed.identity] = Running(
        behavior: placed.behavior, value: former[placed.identity]?.value,
        task: former[placed.identity]?.task)
    }
    let goers = order.filter { running[$0] == nil }.compactMap { former[$0] }
    order = list.map(\.identity)
    for placed in list {
      observe(placed, isNew: former[placed.identity] == nil)
      if former[placed.identity] == nil { appear(placed) }
    }
    for placed in list { runTask(placed, isNew: former[placed.identity] == nil) }
    goers.forEach(disappear)
  }

  /// Ends everything that runs, as when what shows the views goes.
  func end() {
    let former = order.compactMap { running[$0] }
    (running, order) = ([:], [])
    former.forEach(disappear)
  }

  private func appear(_ placed: PlacedBehavior) {
    if case .appear(let action) = placed.behavior { action() }
  }

  private func disappear(_ former: Running) {
    former.task?.cancel()
    if case .disappear(let action) = former.behavior { action() }
  }

  private func observe(_ placed: PlacedBehavior, isNew: Bool) {
    switch placed.behavior {
    case .change(let change):
      let before = running[placed.identity]?.value
      running[placed.identity]?.value = change.value
      guard let before, !isNew else {
        if change.runsAtFirst { change.run(change.value, change.value) }
        return
      }
      if !change.isSame(before, change.value) { change.run(before, change.value) }
    case .preference(let observer):
      guard let value = placed.wishes?.value(of: observer.key) else { return }
      let before = running[placed.identity]?.value
      running[placed.identity]?.value = value
      if let before, observer.isSame(before, value) { return }
      observer.run(value)
    default: break
    }
  }

  private func runTask(_ placed: PlacedBehavior, isNew: Bool) {
    guard case .task(let id, let action) = placed.behavior else { return }
    let before = running[placed.identity]?.value as? AnyHashable
    guard isNew || before != id else { return }
    running[placed.identity]?.task?.cancel()
    running[placed.identity]?.value = id
    running[placed.identity]?.task = Task { await action() }
  }
}
