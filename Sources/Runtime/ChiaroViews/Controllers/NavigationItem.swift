// SPDX-License-Identifier: MIT

/// What a navigation bar shows for one controller: its title and its bar buttons.
///
/// Apple counterpart: `UINavigationItem` · Source: UINavigationItem.h · Fidelity: approximate,
/// prompts and compact appearances are stored without effect
@preconcurrency @MainActor
open class NavigationItem {
  /// The display of a controller's title: large or small.
  ///
  /// Apple counterpart: `UINavigationItem.LargeTitleDisplayMode` · Source: UINavigationItem.h ·
  /// Fidelity: exact
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// Uses the mode of the previous controller in the navigation stack; large for the root
    /// controller.
    case automatic = 0
    /// Always shows a large title, if the bar prefers large titles.
    case always = 1
    /// Always shows a small title.
    case never = 2
  }

  /// The title shown in the navigation bar; nil for the controller's `title`.
  open var title: String? { didSet { onChange?() } }
  /// The title of the back button that leads back to this item; nil for this item's title, or
  /// “Back” if it has none.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// Whether the back button is hidden while this item is shown; the default is false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the title is shown large or small; the default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// Hides or shows the back button; the change is not animated.
  ///
  /// Apple counterpart: `setHidesBackButton(_:animated:)` · Source: UINavigationItem.h · Fidelity:
  /// approximate, never animated
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button stays visible beside the items at the leading edge; the default is
  /// false.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The view shown in place of the title; nil for none.
  open var titleView: View? { didSet { onChange?() } }
  /// The line of text below the title; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  open var subtitle: String?
  /// The line of text above the title; stored, but not shown; nil for none.
  ///
  /// Fidelity: inert
  open var prompt: String?
  /// The display mode of the back button that leads back to this item; the default is `default`.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// Whether scrolling hides the search bar; stored, but without effect: the bar stays visible.
  ///
  /// Fidelity: inert
  open var hidesSearchBarWhenScrolling = true

  /// The text that a back button shows: a title, the word “Back” or only the chevron.
  ///
  /// Apple counterpart: `UINavigationItem.BackButtonDisplayMode` · Source: UINavigationItem.h ·
  /// Fidelity: exact
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title of the controller that the button leads to, or “Back” if that has no title.
    case `default` = 0
    /// The word “Back”.
    case generic = 1
    /// Only the chevron.
    case minimal = 2
  }

  /// Called after a change of the item, by the controller whose bar shows it.
  package final var onChange: (() -> Void)?
  /// The values that a module above stores with the item: buttons, a search controller and
  /// appearances.
  package final var contents: AnyObject?

  /// Creates an item with a title.
  public init(title: String? = nil) { self.title = title }
}

extension NavigationItem: nonisolated Hashable {
  /// Returns whether both operands are the same object.
  public nonisolated static func == (one: NavigationItem, other: NavigationItem) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
