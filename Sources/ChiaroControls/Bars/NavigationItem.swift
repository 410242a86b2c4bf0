// SPDX-License-Identifier: MIT

public import ChiaroViews

/// The content of a navigation bar for one controller: its title and its items.
///
/// Apple counterpart: `UINavigationItem` · Source: UINavigationItem.h · Fidelity: approximate
@preconcurrency @MainActor
open class NavigationItem {
  /// Whether the title of a controller is shown large.
  ///
  /// Apple counterpart: `UINavigationItem.LargeTitleDisplayMode` · Source: UINavigationItem.h ·
  /// Fidelity: exact
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    /// As that of the controller below.
    case automatic = 0
    /// Large, where the bar prefers large titles.
    case always = 1
    /// Small.
    case never = 2
  }

  /// The title; nil for none.
  open var title: String? { didSet { onChange?() } }
  /// The title of the button that leads back here; nil for the title, or “Back”.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// Whether there is no button that leads back from here; the default is false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the title is shown large; the default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// The items at the leading edge, outermost first; nil for none.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { onChange?() } }
  /// The items at the trailing edge, outermost first; nil for none.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { onChange?() } }
  /// The outermost item at the leading edge; setting it replaces them all.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the trailing edge; setting it replaces them all.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Hides or shows the back button, at once.
  ///
  /// Apple counterpart: `setHidesBackButton(_:animated:)` · Source: UINavigationItem.h · Fidelity:
  /// approximate
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Shows other items at the trailing edge; they change at once.
  public final func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Shows other items at the leading edge; they change at once.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Shows another item at the trailing edge; it changes at once.
  public final func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Shows another item at the leading edge; it changes at once.
  public final func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Whether the back button stays visible beside leading items; the default is false.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The view in place of the title; nil for none.
  open var titleView: View? { didSet { onChange?() } }
  /// The text above the title; stored, but not shown; nil for none.
  open var prompt: String?
  /// The back button that later controllers show to return to this item; nil for the usual one.
  ///
  /// Nil for the usual one.
  open var backBarButtonItem: BarButtonItem? { didSet { onChange?() } }
  /// The text of the back button: a title, a general word or none.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// The search below the title; nil for none.
  open var searchController: SearchController? { didSet { onChange?() } }
  /// Whether the search bar hides during scrolling; stored, without effect: it stays.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar over content; nil for the bar's own.
  open var standardAppearance: NavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance of the bar at the content's edge; nil for the bar's own.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance of a compact bar; stored, but without effect; nil for the standard one.
  open var compactAppearance: NavigationBarAppearance?
  /// The appearance of a compact bar at the content's edge; stored, but without effect.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// The text of a back button: a title, a general word or none.
  ///
  /// Apple counterpart: `UINavigationItem.BackButtonDisplayMode` · Source: UINavigationItem.h ·
  /// Fidelity: exact
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title, or “Back”.
    case `default` = 0
    /// “Back”.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Told of changes by the controller whose bar shows the item.
  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String? = nil) { self.title = title }
}

/// The state that container controllers store with each of their children.
@MainActor
final class ContainedState {
  let navigationItem = NavigationItem()
  var tabBarItem: TabBarItem?
}

extension ViewController {
  final var containedState: ContainedState {
    if let state = containerState as? ContainedState { return state }
    let state = ContainedState()
    containerState = state
    return state
  }

  /// The content of a navigation bar while it shows the controller.
  ///
  /// Apple counterpart: `navigationItem` · Source: UINavigationController.h · Fidelity: approximate
  public final var navigationItem: NavigationItem { containedState.navigationItem }

  /// The nearest navigation controller that contains this one; nil for none.
  ///
  /// Apple counterpart: `navigationController` · Source: UINavigationController.h ·
  /// Fidelity: exact
  public final var navigationController: NavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? NavigationController }.first
  }

  /// The nearest tab bar controller that contains this one; nil for none.
  ///
  /// Apple counterpart: `tabBarController` · Source: UITabBarController.h · Fidelity: exact
  public final var tabBarController: TabBarController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? TabBarController }.first
  }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab for the controller in a tab bar controller; its title by default, and after setting
  /// nil.
  ///
  /// Apple counterpart: `tabBarItem` · Source: UITabBarController.h · Fidelity: approximate
  public final var tabBarItem: TabBarItem! {
    get {
      let state = containedState
      let item = state.tabBarItem ?? TabBarItem(title: navigationItem.title)
      state.tabBarItem = item
      return item
    }
    set {
      containedState.tabBarItem = newValue
      (parent as? TabBarController)?.showTabs()
    }
  }
}

extension NavigationItem: nonisolated Hashable {
  /// Returns whether both are the same object.
  public nonisolated static func == (one: NavigationItem, other: NavigationItem) -> Bool {
    one === other
  }
  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
