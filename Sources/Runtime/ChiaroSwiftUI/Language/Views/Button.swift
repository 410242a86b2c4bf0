// SPDX-License-Identifier: MIT

/// The purpose of a button, such as canceling.
///
/// Apple counterpart: `ButtonRole` · Source: SwiftUI reference (statement SU133) · Fidelity: exact
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// The role of a button whose action destroys data.
  public static let destructive = ButtonRole(number: 0)
  /// The role of a button that cancels an action.
  public static let cancel = ButtonRole(number: 1)
  /// The role of a button that confirms an action.
  public static let confirm = ButtonRole(number: 2)
  /// The role of a button that closes a view.
  public static let close = ButtonRole(number: 3)
}

/// A view that runs an action when it is pressed.
///
/// Its label has the tint color of the environment, as in the automatic style of iOS (statement
/// SU191).
///
/// Apple counterpart: `Button` · Source: SwiftUI reference · Fidelity: approximate, glass is drawn
/// as a plain background
public struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Creates a button with a role and a label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action) = (role, action)
    self.label = label()
  }

  package var node: Node { .button(label.lowered, role: role, action: action) }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == ChiaroSwiftUI.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style receives.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
