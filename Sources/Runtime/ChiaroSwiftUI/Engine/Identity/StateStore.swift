// SPDX-License-Identifier: MIT

/// A step on the way from the root to a view, by which the view is known from one evaluation to the
/// next.
enum IdentityStep: Hashable {
  case index(Int)
  case branch(Int)
  case id(AnyHashable)
  case type(String)
}

/// The stored state of one view, kept while views of its identity are made.
@MainActor
package final class StateStorage {
  /// The values of the view's properties, by the place of each.
  private var boxes: [Int: AnyObject] = [:]
  private(set) var round = 0
  private let invalidate: @MainActor () -> Void

  init(_ invalidate: @escaping @MainActor () -> Void) { self.invalidate = invalidate }

  /// Returns the stored value of a property, which is made at first.
  package func box<Box: AnyObject>(_ place: Int, _ make: () -> Box) -> Box {
    if let known = boxes[place] as? Box { return known }
    let box = make()
    boxes[place] = box
    return box
  }

  /// Tells that a value changed.
  package func changed() { invalidate() }

  func use(in round: Int) { self.round = round }
}

/// The state of all views, by their identity.
@MainActor
package final class StateStore {
  private var storages: [[IdentityStep]: StateStorage] = [:]
  private var round = 0
  /// Called after a value changed.
  package var onChange: @MainActor () -> Void = {}

  package init() {}

  /// Begins an evaluation.
  func begin() { round += 1 }

  /// Returns the storage of an identity, which is new where no view had it before.
  func storage(_ path: [IdentityStep]) -> StateStorage {
    let storage = storages[path] ?? StateStorage { [weak self] in self?.onChange() }
    storages[path] = storage
    storage.use(in: round)
    return storage
  }

  /// Ends an evaluation: what no view has used in it is given up.
  func finish() {
    storages = storages.filter { $0.value.round == round }
  }

  /// The number of views with state.
  package var count: Int { storages.count }
}
