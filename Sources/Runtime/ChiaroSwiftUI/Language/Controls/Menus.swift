// SPDX-License-Identifier: MIT

public import Foundation

/// A button that opens a menu with the buttons in its content.
///
/// Apple counterpart: `Menu` · Source: SwiftUI reference (statement SU203) · Fidelity: approximate,
/// nested menus are shown as a single menu
public struct Menu<Label: View, Content: View>: View, PrimitiveView {
  private let content: Content
  private let label: Label

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  /// Creates a menu with a label and an action for a press; the engine never calls the action.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) { self.init(content: content, label: label) }

  package var node: Node { .menu(label.lowered, content.lowered) }
}

extension Menu where Label == Text {
  /// Creates a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Creates a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a menu with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { Label(title, systemImage: systemImage) } }
}

/// A style for menus.
///
/// Apple counterpart: `MenuStyle` · Source: SwiftUI reference · Fidelity: approximate, all menus
/// look like buttons
public protocol MenuStyle: Sendable {}
/// A menu style that the container of the menu chooses.
///
/// Apple counterpart: `DefaultMenuStyle` · Source: SwiftUI reference · Fidelity: exact
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// A menu style that looks like a button.
///
/// Apple counterpart: `ButtonMenuStyle` · Source: SwiftUI reference · Fidelity: exact
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
/// A menu style that looks like a button without a border.
///
/// Apple counterpart: `BorderlessButtonMenuStyle` · Source: SwiftUI reference · Fidelity: exact
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
}
extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that the container chooses.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The style that looks like a button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The style that looks like a button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of menus; each style looks like a button.
  public func menuStyle(_ style: some MenuStyle) -> some View { self }
}

/// A control that opens a URL.
///
/// Apple counterpart: `Link` · Source: SwiftUI reference · Fidelity: exact
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    (self.destination, self.label) = (destination, label())
  }
  /// The content of the link.
  public var body: some View {
    let (open, url) = (openURL, destination)
    Button(action: { open(url) }, label: { label })
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ title: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that looks like one for sharing; a press shares nothing.
///
/// Apple counterpart: `ShareLink` · Source: SwiftUI reference · Fidelity: inert
public struct ShareLink<Label: View>: View {
  private let label: Label
  /// Creates a button with a label that shares a URL.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
  /// Creates a button with a label that shares a text.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
  /// The content of the button.
  public var body: some View { Button(action: {}, label: { label }) }
}

extension ShareLink where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a button that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    label = Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Creates a button that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    label = Label("Share…", systemImage: "square.and.arrow.up")
  }
  /// Creates a button with a title that shares a URL.
  public init(_ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    label = Label(title, systemImage: "square.and.arrow.up")
  }
}

/// A group of related controls.
///
/// Apple counterpart: `ControlGroup` · Source: SwiftUI reference (statement SU201) · Fidelity:
/// approximate, always drawn as a row
public struct ControlGroup<Content: View>: View {
  private let content: Content
  /// Creates a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The content of the group.
  public var body: some View { HStack { content } }
}

/// A button that starts and ends the editing of a list.
///
/// Apple counterpart: `EditButton` · Source: SwiftUI reference · Fidelity: approximate, lists
/// cannot be edited
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  /// Creates the button.
  public init() {}
  /// The content of the button.
  public var body: some View {
    let mode = mode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
  }
}
