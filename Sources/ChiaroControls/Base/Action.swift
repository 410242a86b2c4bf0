// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

/// A closure that a control runs on its events, with a title and an image.
///
/// Apple counterpart: `UIAction` · Source: UIAction.h · Fidelity: approximate
@preconcurrency @MainActor
public final class Action {
  /// The title that a control can show for the action; empty for none.
  public let title: String
  /// The image that a control can show for the action; nil for none.
  public let image: Image?
  /// The view that is performing the action; nil at other times.
  public private(set) weak var sender: View?
  private let handler: @MainActor (Action) -> Void

  /// Creates an action with a closure to run.
  public init(
    title: String = "", image: Image? = nil, handler: @escaping @MainActor (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  /// Runs the action's closure.
  ///
  /// - Parameter sender: the view that performs the action, available as `Action.sender` while the
  ///   closure runs
  public func perform(sender: View?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension Action: nonisolated Hashable {
  /// Returns whether two actions are the same object.
  public nonisolated static func == (one: Action, other: Action) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
