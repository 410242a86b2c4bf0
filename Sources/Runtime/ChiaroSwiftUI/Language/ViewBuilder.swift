// SPDX-License-Identifier: MIT

/// A result builder that combines views.
///
/// Apple counterpart: `ViewBuilder` · Source: SwiftUI reference · Fidelity: exact
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Returns the view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Returns a view without content.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Returns the view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Combines several views.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var nodes: [Node] = []
    repeat nodes.append((each content).lowered)
    return TupleView((repeat each content), nodes)
  }
  /// Returns the view of a condition without an `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Returns the view of the first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
  /// Returns the view of the second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
  /// Returns a view that depends on availability.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view that stands for several views.
///
/// Apple counterpart: `TupleView` · Source: SwiftUI reference · Fidelity: exact
public struct TupleView<Content>: View, PrimitiveView {
  /// The views.
  public var value: Content
  private let nodes: [Node]

  init(_ value: Content, _ nodes: [Node]) { (self.value, self.nodes) = (value, nodes) }

  package var node: Node { Node(.group, nodes) }
}

/// A view that shows one of two views, as a condition decides.
///
/// Apple counterpart: `_ConditionalContent` · Source: SwiftUI reference · Fidelity: exact
public struct _ConditionalContent<First: View, Second: View>: View, PrimitiveView {
  enum Choice {
    case first(First)
    case second(Second)
  }
  private let choice: Choice

  init(_ choice: Choice) { self.choice = choice }

  package var node: Node {
    switch choice {
    case .first(let view): Node(.branch(0), [view.lowered])
    case .second(let view): Node(.branch(1), [view.lowered])
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package var node: Node { map { Node(.branch(0), [$0.lowered]) } ?? .empty }
}

/// A view that shows nothing and takes no space.
///
/// Apple counterpart: `EmptyView` · Source: SwiftUI reference · Fidelity: exact
public struct EmptyView: View, PrimitiveView {
  /// Creates the view.
  public init() {}
  package var node: Node { .empty }
}

/// A view that hides the type of another one.
///
/// Apple counterpart: `AnyView` · Source: SwiftUI reference · Fidelity: exact
public struct AnyView: View, PrimitiveView {
  private let inner: Node

  /// Creates a view that hides the type of another one.
  public init(_ view: some View) {
    inner = Node(.identified(String(describing: type(of: view))), [view.lowered])
  }
  /// Creates a view that hides the type of another one.
  public init(erasing view: some View) { self.init(view) }
  package var node: Node { inner }
}

/// A view that stands for several views, so that a modifier applies to each of them.
///
/// Apple counterpart: `Group` · Source: SwiftUI reference (statement SU8) · Fidelity: exact
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package var node: Node { Node(.group, [content.lowered]) }
}

/// A view that makes a view for each element of a collection.
///
/// Apple counterpart: `ForEach` · Source: SwiftUI reference (statement SU151) · Fidelity: exact
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View,
  PrimitiveView
{
  /// The elements of the collection.
  public var data: Data
  /// The closure that makes an element's view.
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  /// Creates a view for each element; a property identifies the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    (self.data, self.content) = (data, content)
    self.id = { $0[keyPath: id] }
  }

  package var node: Node {
    let (data, id, content) = (data, id, content)
    return Node(
      .each(
        NodeSequence(
          count: data.count,
          id: { AnyHashable(id(data[data.index(data.startIndex, offsetBy: $0)])) },
          node: { content(data[data.index(data.startIndex, offsetBy: $0)]).lowered })))
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element; the elements identify themselves.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
    id = { $0.id }
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number in a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    (self.data, self.content) = (data, content)
    id = { $0 }
  }
}

extension ForEach {
  /// Creates a view for each element of a binding's collection; the elements identify themselves.
  ///
  /// The closure gets a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable,
    ID == C.Element.ID, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }
  /// Creates a view for each element of a binding's collection; a property identifies the elements.
  ///
  /// The closure gets a binding to the element.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Index: Hashable {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data[$0.0]) }
    self.id = { $0.1 }
  }
}
