// SPDX-License-Identifier: MIT

package import Foundation

/// A view as a value: its kind, its children, and its place in the source.
///
/// Swift code, a source reader and files make nodes; the engine lays them out and draws them. A
/// node is not evaluated: the engine makes the content of a composite when it reaches it, in its
/// environment.
package struct Node {
  /// The kind of the node, with its values.
  package var kind: Kind
  /// The nodes inside it, in source order.
  package var children: [Node]
  /// The place of the expression that made the node; nil if unknown.
  package var place: SourcePlace?

  /// Creates a node.
  package init(_ kind: Kind, _ children: [Node] = [], place: SourcePlace? = nil) {
    self.kind = kind
    self.children = children
    self.place = place
  }

  /// A node that shows nothing and takes no part in layout.
  package static var empty: Node { Node(.group) }

  /// Returns this node with a modifier.
  package func modified(_ modifier: Modifier) -> Node { Node(.modifier(modifier), [self]) }

  /// Returns this node with another environment.
  package func environment(
    _ name: String, _ apply: @escaping @MainActor (inout EnvironmentValues) -> Void
  ) -> Node {
    Node(.environment(EnvironmentChange(name, apply)), [self])
  }
}

extension Node {
  /// The kind of a node.
  package indirect enum Kind {
    // Nodes without a place in the layout of their own.

    /// Several views in the place of one.
    case group
    /// One branch of a choice, by its number; each branch has its own identity.
    case branch(Int)
    /// A view with an identity that was given to it.
    case identified(AnyHashable)
    /// A view whose content is made when it is needed.
    case composite(Composite)
    /// One view for each element of a collection.
    case each(NodeSequence)
    /// A change of the environment below.
    case environment(EnvironmentChange)
    /// A preference that is passed up.
    case preference(PreferenceChange)
    /// An action when the view appears, changes or disappears.
    case behavior(Behavior)
    /// A view that stands for a value in a choice, such as a picker's option.
    case tagged(AnyHashable)
    /// A part of a list with a header and a footer; elsewhere they are views like the others. The
    /// children are the header, the content and the footer.
    case section(SectionValue)

    // Nodes without children.

    case text(TextValue)
    case shape(ShapeValue)
    case image(ImageValue)
    case spacer(minimum: CGFloat?)
    case divider
    case control(ControlValue)

    // Nodes with children, which they lay out.

    case stack(StackValue)
    case overlap(Alignment)
    case grid(GridValue)
    case gridRow(VerticalAlignment?)
    case lazyGrid(LazyGridValue)
    case scroll(ScrollValue)
    case geometry(@MainActor (GeometryProxy) -> Node)
    case fitting(Axis.Set)
    case layout(LayoutValue)
    case button(ButtonValue)
    /// Rows in sections, as lists and forms have them.
    case list(ListValue)
    /// A header, a row or a footer of a list, which the engine makes.
    case listPart(ListPart)
    /// A view with another one at its edge, which makes its safe area smaller: the main view first.
    case inset(InsetValue)
    /// Content with the bars that it wishes for.
    case navigation(NavigationValue)
    /// One of several pages, with a bar of tabs.
    case tabs(TabsValue)

    /// A view with another one in front of it or behind it, or that masks it: the main view first.
    case layered(LayeredValue)
    /// One view, changed.
    case modifier(Modifier)
  }
}

/// The place of an expression.
package struct SourcePlace: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted from 1.
  package var column: Int
  /// A number that is the same for all places in one function or property of a file.
  package var region: Int

  /// Creates a place.
  package init(file: String, line: Int, column: Int = 1, region: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
    self.region = region
  }
}

/// A view whose content is made by a closure, once the environment is known.
package struct Composite {
  /// The name of the view's type.
  package var name: String
  /// Whether the composite stores state, for which it needs an identity.
  package var keepsState: Bool
  /// Whether its content takes its place among options; false for content that is one view.
  package var isTransparent = true
  /// Makes the content.
  package var expand: @MainActor (inout Expansion) -> Node

  /// Creates a composite.
  package init(
    _ name: String, keepsState: Bool = false,
    _ expand: @escaping @MainActor (inout Expansion) -> Node
  ) {
    self.name = name
    self.keepsState = keepsState
    self.expand = expand
  }
}

/// The context in which the content of a composite is made.
@MainActor
package struct Expansion {
  /// The environment around the view.
  package let environment: EnvironmentValues
  /// The state that is kept for the view.
  package let storage: StateStorage?

  package init(environment: EnvironmentValues, storage: StateStorage?) {
    self.environment = environment
    self.storage = storage
  }
}

/// Views that are made one by one, on demand.
package struct NodeSequence {
  /// The number of views.
  package var count: Int
  /// The identity of each.
  package var id: @MainActor (Int) -> AnyHashable
  /// Makes one.
  package var node: @MainActor (Int) -> Node

  /// Creates a sequence.
  package init(
    count: Int, id: @escaping @MainActor (Int) -> AnyHashable,
    node: @escaping @MainActor (Int) -> Node
  ) {
    self.count = count
    self.id = id
    self.node = node
  }
}
