// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// A closure that a control runs on its events or a menu when it is chosen, with a title and an
/// image.
///
/// Apple counterpart: `UIAction` · Source: UIAction.h · Fidelity: approximate
open class Action: MenuElement {
  /// The name of an action, by which actions with one purpose are told apart.
  ///
  /// Apple counterpart: `UIAction.Identifier` · Source: UIAction.h · Fidelity: exact
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The view or item that is performing the action; nil at other times.
  public private(set) final weak var sender: AnyObject?
  /// The name of the action.
  public final let identifier: Identifier
  /// What the action does, where a list says so; kept, there is no such list.
  public final var discoverabilityTitle: String?
  /// How a menu shows the action.
  public final var attributes: Attributes
  /// Whether the action has a check mark in a menu.
  public final var state: State
  private final let handler: @MainActor (Action) -> Void

  /// Creates an action with a closure to run.
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
  /// - Parameter sender: who performs the action, available as `Action.sender` while the closure
  ///   runs
  public final func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
