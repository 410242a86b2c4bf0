// SPDX-License-Identifier: MIT

/// A value of a YAML text, with its place.
///
/// Source: YAML 1.2.2 §3.2.1
package struct YAMLNode: Sendable {
  /// The content of a node.
  ///
  /// The keys of a mapping are different scalars, in the text's order.
  package indirect enum Content: Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The content of the node.
  package let content: Content
  /// The line where it begins, from 1.
  package let line: Int
  /// The column where it begins, in characters from 1.
  package let column: Int
  /// The number of nodes in it, itself included.
  let count: Int

  /// The text of a scalar as it is written, without quotes; nil for other nodes.
  package var text: String? { if case .scalar(let text) = content { text } else { nil } }

  /// The nodes of a sequence; nil for other nodes.
  package var items: [YAMLNode]? { if case .sequence(let items) = content { items } else { nil } }

  /// The keys and values of a mapping; nil for other nodes.
  package var members: [(key: YAMLNode, value: YAMLNode)]? {
    if case .mapping(let members) = content { members } else { nil }
  }
}
