// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// An element of a menu: a command, an action or another menu.
///
/// Apple counterpart: `UIMenuElement` · Source: UIMenuElement.h · Fidelity: exact
@preconcurrency @MainActor
open class MenuElement {
  /// The attributes of an element, such as `disabled`.
  ///
  /// Apple counterpart: `UIMenuElement.Attributes` · Source: UIMenuElement.h · Fidelity: exact
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set of attributes from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An attribute of an element that cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// An attribute of an element that destroys data; its title is red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// An attribute of an element that is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// An attribute of an element that keeps the menu open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an element, shown as a check mark.
  ///
  /// Apple counterpart: `UIMenuElement.State` · Source: UIMenuElement.h · Fidelity: exact
  public enum State: Int, Sendable, CaseIterable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  /// The title of the element; empty for none.
  public final var title: String
  /// The subtitle, which is shown smaller on a second line; nil for none.
  public final var subtitle: String?
  /// The image of the element; nil for none.
  public final var image: Image?

  /// Creates a menu element.
  public init(title: String = "", subtitle: String? = nil, image: Image? = nil) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
  }
}

extension MenuElement: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: MenuElement, other: MenuElement) -> Bool { one === other }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
