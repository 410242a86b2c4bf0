// SPDX-License-Identifier: MIT

import ChiaroSource

/// A group of tokens as files hold it, before references are followed.
final class DTCGGroup {
  /// What stands under a name.
  enum Node {
    case group(DTCGGroup)
    case token(JSONValue)
  }

  /// The names of groups and tokens, in order.
  private(set) var names: [String] = []
  private(set) var nodes: [String: Node] = [:]
  /// The members that begin with `$`, but no tokens.
  private(set) var properties: [String: JSONValue] = [:]

  init() {}

  /// Reads a group of a file; what is neither group nor token is passed over.
  init(_ value: JSONValue) {
    for (name, value) in value.members {
      guard let name = name.string else { continue }
      if name.hasPrefix("$"), name != "$root" {
        if properties[name] == nil { properties[name] = value }
      } else if value.kind == .object, nodes[name] == nil {
        set(name, Self.isToken(value) ? .token(value) : .group(DTCGGroup(value)))
      }
    }
  }

  private static func isToken(_ value: JSONValue) -> Bool {
    value["$value"] != nil
      // A group may refer to one that it extends, and has more than that.
      || value["$ref"] != nil
        && !value.members.contains {
          $0.name.string?.hasPrefix("$") == false && $0.value.kind == .object
        }
      // What tools wrote before there was a specification.
      || value["value"] != nil
        && (value["type"]?.kind == .string || value["value"]?.kind == .string
          || DTCGModes.isModes(value["value"]))
  }

  private func set(_ name: String, _ node: Node) {
    if nodes.updateValue(node, forKey: name) == nil { names.append(name) }
  }

  /// Returns the group with another's content over it, name by name.
  func merged(with other: DTCGGroup) -> DTCGGroup {
    let result = DTCGGroup()
    (result.names, result.nodes, result.properties) = (names, nodes, properties)
    result.properties.merge(other.properties) { $1 }
    for name in other.names {
      switch (nodes[name], other.nodes[name]) {
      case (.group(let under)?, .group(let over)?):
        result.set(name, .group(under.merged(with: over)))
      case (_, let node?): result.set(name, node)
      case (_, nil): break
      }
    }
    return result
  }

  /// The reference to the group that this one extends.
  var extended: JSONValue? { properties["$extends"] ?? properties["$ref"] }

  /// Removes the reference to the group that this one extends.
  func removeExtends() { (properties["$extends"], properties["$ref"]) = (nil, nil) }

  /// Returns the group at the end of a path.
  func group(at path: some Sequence<String>) -> DTCGGroup? {
    var group = self
    for name in path {
      guard case .group(let inner)? = group.nodes[name] else { return nil }
      group = inner
    }
    return group
  }
}
