// SPDX-License-Identifier: MIT

/// A node as a view, so that modifiers can be called on it.
package struct NodeContent: View, PrimitiveView {
  package let node: Node
  package init(_ node: Node) { self.node = node }
}

/// A view with a change of its node.
struct ModifiedNode<Content: View>: View, PrimitiveView {
  private let content: Content
  private let change: @MainActor (Node) -> Node

  init(_ content: Content, _ change: @escaping @MainActor (Node) -> Node) {
    (self.content, self.change) = (content, change)
  }

  package var node: Node { change(content.lowered) }
}

extension View {
  func modified(_ modifier: Modifier) -> ModifiedNode<Self> {
    ModifiedNode(self) { $0.modified(modifier) }
  }

  func changing(
    _ name: String, _ apply: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> ModifiedNode<Self> {
    ModifiedNode(self) { $0.environment(name, apply) }
  }
}

/// A change to a view that can be defined once and applied to several views.
///
/// Apple counterpart: `ViewModifier` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that the modifier changes.
  typealias Content = ModifierContent
  /// Returns the changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier changes, as the modifier's `body` receives it.
///
/// Apple counterpart: `_ViewModifier_Content` · Source: SwiftUI reference · Fidelity: exact
public struct ModifierContent: View, PrimitiveView {
  package let node: Node
}

/// A view with a modifier applied.
///
/// Apple counterpart: `ModifiedContent` · Source: SwiftUI reference · Fidelity: approximate, only
/// for views
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View, PrimitiveView {
  /// The view to modify.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier
  /// Creates a view from the view to modify and the modifier.
  public init(content: Content, modifier: Modifier) {
    (self.content, self.modifier) = (content, modifier)
  }

  package var node: Node {
    let inner = ModifierContent(node: content.lowered)
    let fields = DynamicFields.of(Modifier.self)
    return Node(
      .composite(
        Composite(fields.name, keepsState: fields.keepsState) { [modifier] expansion in
          var copy = modifier
          fields.install(in: &copy, expansion)
          return copy.body(content: inner).lowered
        }))
  }
}

extension View {
  /// Applies a modifier to the view.
  public func modifier<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
