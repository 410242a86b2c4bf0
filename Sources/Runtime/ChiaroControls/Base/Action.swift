// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// A closure with a title and an image.
///
/// A control runs it when certain events occur, and a menu runs it when the user chooses it.
///
/// Apple counterpart: `UIAction` · Source: UIAction.h · Fidelity: approximate,
/// `discoverabilityTitle` has no effect
open class Action: MenuElement {
  /// The name that an app uses to tell an action from others.
  ///
  /// Apple counterpart: `UIAction.Identifier` · Source: UIAction.h · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as a string.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The view or item that is performing the action; nil at other times.
  public private(set) final weak var sender: AnyObject?
  /// The identifier of the action; empty if it was created without one.
  public final let identifier: Identifier
  /// The description of the action in a list of key commands, nil for the title; stored, but
  /// without effect.
  ///
  /// Fidelity: inert
  public final var discoverabilityTitle: String?
  /// The identifier that tests use to find the action; nil for none.
  public final var accessibilityIdentifier: String?
  /// The attributes of the action in a menu, such as `disabled`.
  public final var attributes: Attributes
  /// The check mark of the action in a menu: off, on or mixed.
  public final var state: State
  private final let handler: @MainActor (Action) -> Void

  /// Creates an action with a closure to run, and with the title and image that menus and buttons
  /// show.
  public init(
    title: String = "", subtitle: String? = nil, image: Image? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.identifier = identifier ?? Identifier("")
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Runs the action's closure.
  ///
  /// - Parameter sender: the object that performs the action; `Action.sender` returns it while the
  ///   closure runs
  public final func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
