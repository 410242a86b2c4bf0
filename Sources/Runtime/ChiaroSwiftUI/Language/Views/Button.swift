// SPDX-License-Identifier: MIT

/// What a button is for.
///
/// Apple counterpart: `ButtonRole` · Source: SwiftUI reference (statement SU133) · Fidelity: exact
public struct ButtonRole: Hashable, Sendable {
  private let number: Int
  /// A button that deletes.
  public static let destructive = ButtonRole(number: 0)
  /// A button that ends something without doing it.
  public static let cancel = ButtonRole(number: 1)
}

/// A view that does something when it is pressed.
///
/// Its label is in the tint of the environment, as iOS's automatic style has it (statement SU191).
///
/// Apple counterpart: `Button` · Source: SwiftUI reference · Fidelity: approximate, the automatic
/// style
public struct Button<Label: View>: View, PrimitiveView {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button of a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  /// Creates a button of a role and a label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action) = (role, action)
    self.label = label()
  }

  package var node: Node {
    let style: StyleValue = role == .destructive ? Color.red.style : .tint
    return Node(
      .button(ButtonValue(action)),
      [
        label.lowered.environment("foregroundStyle") {
          // A disabled button is dimmed by half (measured).
          $0.foreground = [$0.isEnabled ? style : .opacity(0.5, style)]
        }
      ])
  }
}

extension Button where Label == Text {
  /// Creates a button of a title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button of a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  /// Creates a button of a title and a role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
