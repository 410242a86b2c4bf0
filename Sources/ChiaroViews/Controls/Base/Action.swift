// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// Something to be done when a control is used.
///
/// Apple counterpart: `UIAction` · Source: UIAction.h · Fidelity: approximate
@MainActor
public final class Action {
  /// What a control may call it.
  public let title: String
  /// The picture that goes with it.
  public let image: Image?
  /// The control that it is being done for, while it is.
  public private(set) weak var sender: View?
  private let handler: @MainActor (Action) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: Image? = nil, handler: @escaping @MainActor (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }

  /// Does it.
  public func perform(sender: View?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension Action: nonisolated Hashable {
  /// Whether they are the same object.
  public nonisolated static func == (one: Action, other: Action) -> Bool { one === other }
  /// The object's own.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
