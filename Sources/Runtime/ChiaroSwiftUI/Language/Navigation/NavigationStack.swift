// SPDX-License-Identifier: MIT

/// A stack of views with a navigation bar.
///
/// Apple counterpart: `NavigationStack` · Source: SwiftUI reference (statements SU205, SU206) ·
/// Fidelity: approximate, uses the kernel's navigation bar
public struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  private let root: Root
  private let path: () -> [AnyHashable]
  private let append: (@MainActor (AnyHashable) -> Void)?
  private let back: (@MainActor () -> Void)?

  package var node: Node {
    .navigation(root.lowered, path: path(), append: append, back: back)
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack that stores its own path.
  public init(@ViewBuilder root: () -> Root) {
    (self.root, path, append, back) = (root(), { [] }, nil, nil)
  }
  /// Creates a stack whose path a binding holds.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.values }
    append = { path.wrappedValue.values.append($0) }
    back = { path.wrappedValue.removeLast() }
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Creates a stack whose path a binding holds; all values of the path have the same type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.root = root()
    self.path = { path.wrappedValue.map { AnyHashable($0) } }
    append = { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } }
    back = {
      let last = path.wrappedValue.indices.last
      if let last { path.wrappedValue.remove(at: last) }
    }
  }
}

/// The values whose views a navigation stack shows.
///
/// Apple counterpart: `NavigationPath` · Source: SwiftUI reference · Fidelity: approximate, cannot
/// be encoded
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}
  /// Creates a path from values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }
  /// The number of values.
  public var count: Int { values.count }
  /// Whether there are no values.
  public var isEmpty: Bool { values.isEmpty }
  /// Appends a value.
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
  /// Removes the last `k` values, or all if there are fewer.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(min(max(0, k), values.count))
  }
}

/// A stack of views with a navigation bar; an older form of `NavigationStack`.
///
/// Apple counterpart: `NavigationView` · Source: SwiftUI reference · Fidelity: approximate, shown
/// as a stack
public struct NavigationView<Content: View>: View, PrimitiveView {
  private let content: Content
  /// Creates the view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package var node: Node { .navigation(content.lowered) }
}

/// A view with two or three columns; the engine shows only the first, the sidebar.
///
/// Apple counterpart: `NavigationSplitView` · Source: SwiftUI reference · Fidelity: approximate,
/// only the sidebar is shown
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, PrimitiveView {
  private let sidebar: Sidebar
  /// Creates a view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView { self.sidebar = sidebar() }
  /// Creates a view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.sidebar = sidebar() }
  package var node: Node { .navigation(sidebar.lowered) }
}

/// A control that opens another view.
///
/// Apple counterpart: `NavigationLink` · Source: SwiftUI reference (statement SU189) · Fidelity:
/// measured in rows of lists
public struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  private enum Goal {
    case view(() -> Destination)
    case value(AnyHashable?)
  }
  private let label: Label
  private let goal: Goal

  /// Creates a link to a view, with a label.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) { (self.label, goal) = (label(), .view(destination)) }
  /// Creates a link to a view, with a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    (self.label, goal) = (label(), .view { destination })
  }
  /// Creates a link to a view, with a label; the binding is ignored.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) { (self.label, goal) = (label(), .view(destination)) }

  package var node: Node {
    switch goal {
    case .view(let make): .link(label.lowered) { make().lowered }
    case .value(let value?): .link(label.lowered, value: value)
    case .value(nil):
      label.lowered.environment("isEnabled") { $0.isEnabled = false }
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a link to the view of a value, with a label; nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    (self.label, goal) = (label(), .value(value.map { AnyHashable($0) }))
  }
  /// Creates a link to the view of a value, with a title; nil disables the link.
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
  /// Creates a link to the view of a value, with a title; nil disables the link.
  @_disfavoredOverload
  public init<P: Hashable>(_ title: some StringProtocol, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a title.
  public init(
    _ title: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }
  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @ViewBuilder destination: @escaping () -> Destination
  ) { self.init(destination: destination) { Text(title) } }
  /// Creates a link to a view, with a title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link to a view, with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}
