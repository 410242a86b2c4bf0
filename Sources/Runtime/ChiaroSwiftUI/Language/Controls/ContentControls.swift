// SPDX-License-Identifier: MIT

public import Foundation

/// A view that shows a label and, beside it, a value.
///
/// Apple counterpart: `LabeledContent` · Source: SwiftUI reference (statement SU200) · Fidelity:
/// measured in rows of lists
public struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label
  private let content: Content

  /// Creates a view from a value and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  package var node: Node { .labeledContent(label.lowered, content.lowered) }
}

extension LabeledContent where Label == Text {
  /// Creates a view with a title and a value.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a view with a title and a value.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view with a title and a value that is a text.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// Creates a view with a title and a value that is a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init {
      Text(value)
    } label: {
      Text(title)
    }
  }
  /// Creates a view with a title and a value, which a format turns into text.
  public init<F: FormatStyle>(_ title: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatOutput == String {
    self.init {
      Text(format.format(value))
    } label: {
      Text(title)
    }
  }
}

/// The parts of a labeled content, which its style arranges.
///
/// Apple counterpart: `LabeledContentStyleConfiguration` · Source: SwiftUI reference · Fidelity:
/// exact
@preconcurrency @MainActor
public struct LabeledContentStyleConfiguration {
  /// The label of a labeled content.
  public struct Label: View, PrimitiveView { package let node: Node }
  /// The value of a labeled content.
  public struct Content: View, PrimitiveView { package let node: Node }
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

/// A style for labeled content; no modifier sets one yet.
///
/// Apple counterpart: `LabeledContentStyle` · Source: SwiftUI reference · Fidelity: inert
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The parts of a label with a value.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Returns the labeled content in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A view with content that a person can expand and collapse.
///
/// Apple counterpart: `DisclosureGroup` · Source: SwiftUI reference (statement SU202) · Fidelity:
/// measured in rows of lists while closed, else approximate
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Creates a group that stores itself whether it is expanded.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    (binding, self.content, self.label) = (nil, content, label())
  }
  /// Creates a group; the binding holds whether the group is expanded.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) { (binding, self.content, self.label) = (isExpanded, content, label()) }

  /// The label and the content of the group.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    MadeView(
      .disclosure(
        label.lowered, isExpanded.wrappedValue ? content().lowered : .empty,
        isExpanded: isExpanded))
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a group with a title; the binding holds whether the group is expanded.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
  /// Creates a group with a title; the binding holds whether the group is expanded.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}

/// A box around content, with an optional label.
///
/// Apple counterpart: `GroupBox` · Source: SwiftUI reference (statement SU202) · Fidelity:
/// approximate, the measures are estimates
public struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  private let label: Label?
  private let content: Content

  /// Creates a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  package var node: Node { .groupBox(label?.lowered, content.lowered) }
}

extension GroupBox where Label == EmptyView {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) { (self.content, label) = (content(), nil) }
}

extension GroupBox where Label == Text {
  /// Creates a box with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a box with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// A view that stands in for missing content.
///
/// Apple counterpart: `ContentUnavailableView` · Source: SwiftUI reference (statement SU202) ·
/// Fidelity: approximate, the measures are estimates
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View,
  PrimitiveView
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view with a label, a description and actions.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }

  package var node: Node {
    .contentUnavailable(
      label.lowered, description: Description.self == EmptyView.self ? nil : description.lowered,
      actions: Actions.self == EmptyView.self ? nil : actions.lowered)
  }
}

extension ContentUnavailableView
where Label == ChiaroSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title, a symbol and a description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }
  /// Creates a view with a title, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage name: String, description: Text? = nil) {
    self.init {
      Label(title, systemImage: name)
    } description: {
      description
    }
  }
}

/// A node as a view.
struct MadeView: View, PrimitiveView {
  package let node: Node
  init(_ node: Node) { self.node = node }
}
