// SPDX-License-Identifier: MIT

/// A part of a user interface, described by its body.
///
/// Apple counterpart: `View` · Source: SwiftUI reference · Fidelity: exact
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

/// A view that the engine draws itself.
package protocol PrimitiveView {
  /// The view as a node.
  @MainActor var node: Node { get }
}

extension Never: View {
  /// No body: the view never exists.
  public var body: Never { fatalError("a view of the type Never cannot exist") }
}

extension View where Body == Never {
  /// No body: the engine handles the view itself.
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the engine, so its body must not be called")
  }
}

extension View {
  /// The view as a node; its body is evaluated where the node is.
  package var lowered: Node {
    if let primitive = self as? any PrimitiveView { return primitive.node }
    if let represented = self as? any UIViewRepresentable { return represented.representedNode }
    if let represented = self as? any UIViewControllerRepresentable {
      return represented.representedNode
    }
    let fields = DynamicFields.of(Self.self)
    return Node(
      .composite(
        Composite(fields.name, keepsState: fields.keepsState) { [self] expansion in
          guard !fields.isEmpty else { return body.lowered }
          var copy = self
          fields.install(in: &copy, expansion)
          return copy.body.lowered
        }))
  }
}
