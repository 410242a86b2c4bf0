// SPDX-License-Identifier: MIT

import ChiaroSource

/// A tree of groups and tokens to be written, in the order in which they were added.
final class DTCGTree {
  private final class Group {
    var names: [String] = []
    var groups: [String: Group] = [:]
    var tokens: [String: JSON] = [:]
    var properties: [JSON.Member] = []

    var json: JSON {
      .object(
        properties
          + names.map { .init($0, tokens[$0] ?? groups[$0]?.json ?? [:]) })
    }
  }

  private let root = Group()

  /// The members that stand before the groups, such as `$extensions`.
  var properties: [JSON.Member] {
    get { root.properties }
    set { root.properties = newValue }
  }

  /// Adds a token at the end of a path of names.
  func add(_ token: JSON, at path: [String]) {
    var group = root
    for name in path.dropLast() {
      let inner = group.groups[name] ?? Group()
      if group.groups.updateValue(inner, forKey: name) == nil { group.names.append(name) }
      group = inner
    }
    guard let name = path.last else { return }
    if group.tokens.updateValue(token, forKey: name) == nil { group.names.append(name) }
  }

  /// Whether a group stands at the top.
  func hasGroup(_ name: String) -> Bool { root.groups[name] != nil }

  /// Sets the members of a group at the top.
  ///
  /// The group moves behind all others.
  func setProperties(_ members: [JSON.Member], ofGroup name: String) {
    root.groups[name]?.properties = members
    root.names.removeAll { $0 == name }
    root.names.append(name)
  }

  /// The tree as a file's value.
  var json: JSON { root.json }
}
