// SPDX-License-Identifier: MIT

/// A preference key without its type.
package struct PreferenceKeyValue {
  /// The identity of the key.
  package var id: AnyHashable
  /// The value if no view sets one.
  package var usual: @MainActor () -> Any
  /// Combines a value with those of the views before it.
  package var reduce: @MainActor (Any, Any) -> Any

  package init(
    _ id: AnyHashable, usual: @escaping @MainActor () -> Any,
    reduce: @escaping @MainActor (Any, Any) -> Any
  ) {
    (self.id, self.usual, self.reduce) = (id, usual, reduce)
  }
}

/// What the views in a part of the tree tell, in the order in which they are written.
///
/// Content that is made late, as in a geometry reader, tells it late; so the values are put
/// together when they are read.
@MainActor
final class PreferenceList {
  private enum Entry {
    case value(AnyHashable, Any)
    case part(PreferenceList)
    /// A change of what the views inside of a part tell.
    case changed(AnyHashable, PreferenceList, @MainActor (Any) -> Any)
  }
  private var entries: [Entry] = []

  func add(_ value: Any, for key: AnyHashable) { entries.append(.value(key, value)) }
  func add(_ part: PreferenceList) { entries.append(.part(part)) }
  func add(
    _ part: PreferenceList, changing key: AnyHashable, _ change: @escaping @MainActor (Any) -> Any
  ) {
    entries.append(.changed(key, part, change))
  }

  /// Returns the value of a key, or its usual one where no view tells any.
  func value(of key: PreferenceKeyValue) -> Any { told(key) ?? key.usual() }

  /// Returns what the views tell by a key; nil where none does.
  func told(_ key: PreferenceKeyValue) -> Any? {
    var whole: Any?
    func add(_ value: Any?) {
      guard let value else { return }
      if let known = whole { whole = key.reduce(known, value) } else { whole = value }
    }
    for entry in entries {
      switch entry {
      case .value(let id, let value) where id == key.id: add(value)
      case .value: break
      case .part(let part): add(part.told(key))
      case .changed(let id, let part, let change):
        add(id == key.id ? change(part.value(of: key)) : part.told(key))
      }
    }
    return whole
  }
}
