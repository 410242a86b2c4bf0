// SPDX-License-Identifier: MIT

import Foundation

/// An option of a choice.
package struct NodeOption {
  /// The tag of the view; nil for none.
  package var tag: AnyHashable?
  package var node: Node
}

// What is in nodes, read without laying them out: the options of a picker, the title of a label.

extension Node {
  /// The views of a node, one by one, with their tags; ids of a `ForEach` are tags too
  /// (statement SU199).
  @MainActor
  package func options(in environment: EnvironmentValues) -> [NodeOption] {
    var options: [NodeOption] = []
    collect(in: environment, tag: nil, depth: 0) { options.append($0) }
    return options
  }

  @MainActor
  private func collect(
    in environment: EnvironmentValues, tag: AnyHashable?, depth: Int,
    _ take: (NodeOption) -> Void
  ) {
    guard depth < 200 else { return }
    switch kind {
    case .group, .branch, .section:
      for child in children {
        child.collect(in: environment, tag: tag, depth: depth + 1, take)
      }
    case .each(let sequence):
      for index in 0..<min(sequence.count, 10_000) {
        sequence.node(index).collect(
          in: environment, tag: sequence.id(index), depth: depth + 1, take)
      }
    case .composite(let composite) where composite.isTransparent:
      var expansion = Expansion(environment: environment, storage: nil)
      composite.expand(&expansion).collect(
        in: environment, tag: tag, depth: depth + 1, take)
    default: take(NodeOption(tag: innerTag ?? tag, node: self))
    }
  }

  /// The tag of a view, below its modifiers.
  private var innerTag: AnyHashable? {
    switch kind {
    case .tagged(let tag): tag
    case .modifier, .environment, .preference, .behavior, .identified: children.first?.innerTag
    case .layered: children.first?.innerTag
    default: nil
    }
  }

  /// The characters of the first text in a node; nil without one.
  @MainActor
  package func plainText(in environment: EnvironmentValues) -> String? {
    first(in: environment, depth: 0) {
      if case .text(let value) = $0.kind { value.string } else { nil }
    }
  }

  /// The first image in a node; nil without one.
  @MainActor
  package func firstImage(in environment: EnvironmentValues) -> ImageValue? {
    first(in: environment, depth: 0) {
      if case .image(let value) = $0.kind { value } else { nil }
    }
  }

  @MainActor
  private func first<Found>(
    in environment: EnvironmentValues, depth: Int, _ find: (Node) -> Found?
  ) -> Found? {
    guard depth < 200 else { return nil }
    if let found = find(self) { return found }
    if case .composite(let composite) = kind {
      var expansion = Expansion(environment: environment, storage: nil)
      return composite.expand(&expansion).first(in: environment, depth: depth + 1, find)
    }
    for child in children {
      if let found = child.first(in: environment, depth: depth + 1, find) { return found }
    }
    return nil
  }
}
