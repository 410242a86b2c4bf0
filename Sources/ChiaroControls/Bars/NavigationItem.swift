// SPDX-License-Identifier: MIT

public import ChiaroViews

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
    /// As for the previous controller in the navigation stack; for the root controller as `always`.
    case automatic = 0
    /// Large, if the bar prefers large titles.
    case always = 1
    /// Always small.
    case never = 2
  }

  /// The title shown in the navigation bar; nil for the controller's `title`.
  open var title: String? { didSet { onChange?() } }
  /// The title of the back button that leads back to this item; nil for the title, or “Back”
  /// without one.
  open var backButtonTitle: String? { didSet { onChange?() } }
  /// Whether the back button is hidden while this item is shown; the default is false.
  open var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the title is shown large or small; the default is `automatic`.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// The bar buttons at the leading edge, outermost first; nil for none.
  open var leftBarButtonItems: [BarButtonItem]? { didSet { onChange?() } }
  /// The bar buttons at the trailing edge, outermost first; nil for none.
  open var rightBarButtonItems: [BarButtonItem]? { didSet { onChange?() } }
  /// The outermost bar button at the leading edge; setting it replaces all of them.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost bar button at the trailing edge; setting it replaces all of them.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Hides or shows the back button, without animation.
  ///
  /// Apple counterpart: `setHidesBackButton(_:animated:)` · Source: UINavigationItem.h · Fidelity:
  /// approximate, never animated
  public final func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Sets the bar buttons at the trailing edge, outermost first, without animation; nil for none.
  public final func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the bar buttons at the leading edge, outermost first, without animation; nil for none.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces all bar buttons at the trailing edge by one, without animation; nil for none.
  public final func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces all bar buttons at the leading edge by one, without animation; nil for none.
  public final func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Whether the back button stays visible beside buttons at the leading edge; the default is
  /// false.
  open var leftItemsSupplementBackButton = false { didSet { onChange?() } }
  /// The view shown in place of the title; nil for none.
  open var titleView: View? { didSet { onChange?() } }
  /// The line of text above the title; stored, but not shown; nil for none.
  open var prompt: String?
  /// The back button that leads back to this item, of which only the title is used; nil for the
  /// default one.
  open var backBarButtonItem: BarButtonItem? { didSet { onChange?() } }
  /// The kind of title of the back button that leads back to this item; by default the item's
  /// title.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { onChange?() } }
  /// The search controller whose search bar is shown below the title; nil for none.
  open var searchController: SearchController? { didSet { onChange?() } }
  /// Whether the search bar hides during scrolling; stored, but without effect: the bar stays
  /// visible.
  open var hidesSearchBarWhenScrolling = true
  /// The appearance of the bar while content is scrolled behind it; nil for the bar's own.
  open var standardAppearance: NavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance of the bar while its `isAtScrollEdge` is true; nil for the bar's own.
  open var scrollEdgeAppearance: NavigationBarAppearance? { didSet { onChange?() } }
  /// The appearance of a bar of compact height; stored, but without effect; nil for the standard
  /// one.
  open var compactAppearance: NavigationBarAppearance?
  /// The appearance of a bar of compact height while the content is scrolled to its edge; stored,
  /// but without effect.
  open var compactScrollEdgeAppearance: NavigationBarAppearance?

  /// What a back button shows: a title, the word “Back” or the chevron alone.
  ///
  /// Apple counterpart: `UINavigationItem.BackButtonDisplayMode` · Source: UINavigationItem.h ·
  /// Fidelity: exact
  public enum BackButtonDisplayMode: Int, Sendable, CaseIterable {
    /// The title of the controller that it leads to, or “Back” without a title.
    case `default` = 0
    /// The word “Back”.
    case generic = 1
    /// The chevron alone.
    case minimal = 2
  }

  /// Told of changes by the controller whose bar shows the item.
  var onChange: (() -> Void)?

  /// Creates an item with a title.
  public init(title: String? = nil) { self.title = title }
}

/// The state that container controllers store with each of their children.
@MainActor
final class ContainedState: TitleBearing {
  let navigationItem: NavigationItem
  var tabBarItem: TabBarItem?

  init(title: String?) { navigationItem = NavigationItem(title: title) }

  func take(_ title: String?) {
    navigationItem.title = title
    tabBarItem?.title = title
  }
}

extension ViewController {
  final var containedState: ContainedState {
    if let state = containerState as? ContainedState { return state }
    let state = ContainedState(title: title)
    containerState = state
    return state
  }

  /// The navigation item that a navigation bar shows for the controller.
  ///
  /// Apple counterpart: `navigationItem` · Source: UINavigationController.h · Fidelity: exact
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
  /// The controller's tab in a tab bar controller.
  ///
  /// By default, and after setting nil, it is a tab with the title of `navigationItem`.
  ///
  /// Apple counterpart: `tabBarItem` · Source: UITabBarController.h · Fidelity: approximate,
  /// without a title of its own the tab takes the controller's when it is shown
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
