// SPDX-License-Identifier: MIT

public import ChiaroViews

/// What bars keep with a navigation item.
@MainActor
final class NavigationItemParts {
  var leftBarButtonItems: [BarButtonItem]?
  var rightBarButtonItems: [BarButtonItem]?
  var backBarButtonItem: BarButtonItem?
  var searchController: SearchController?
  var standardAppearance: NavigationBarAppearance?
  var scrollEdgeAppearance: NavigationBarAppearance?
  var compactAppearance: NavigationBarAppearance?
  var compactScrollEdgeAppearance: NavigationBarAppearance?
}

extension NavigationItem {
  private final var parts: NavigationItemParts {
    if let parts = contents as? NavigationItemParts { return parts }
    let parts = NavigationItemParts()
    contents = parts
    return parts
  }
  private final func set<Value>(
    _ part: ReferenceWritableKeyPath<NavigationItemParts, Value>, _ value: Value
  ) {
    parts[keyPath: part] = value
    onChange?()
  }

  /// The bar buttons at the leading edge, from the edge inward; nil for none.
  public final var leftBarButtonItems: [BarButtonItem]? {
    get { parts.leftBarButtonItems }
    set { set(\.leftBarButtonItems, newValue) }
  }
  /// The bar buttons at the trailing edge, from the edge inward; nil for none.
  public final var rightBarButtonItems: [BarButtonItem]? {
    get { parts.rightBarButtonItems }
    set { set(\.rightBarButtonItems, newValue) }
  }
  /// The back button that leads back to this item; nil for the default one.
  ///
  /// Only its title is used.
  public final var backBarButtonItem: BarButtonItem? {
    get { parts.backBarButtonItem }
    set { set(\.backBarButtonItem, newValue) }
  }
  /// The search controller whose search bar is shown below the title; nil for none.
  public final var searchController: SearchController? {
    get { parts.searchController }
    set { set(\.searchController, newValue) }
  }
  /// The appearance of the bar while content is scrolled behind it; nil for the bar's own.
  public final var standardAppearance: NavigationBarAppearance? {
    get { parts.standardAppearance }
    set { set(\.standardAppearance, newValue) }
  }
  /// The appearance of the bar while the content is scrolled to its edge; nil for the bar's own.
  public final var scrollEdgeAppearance: NavigationBarAppearance? {
    get { parts.scrollEdgeAppearance }
    set { set(\.scrollEdgeAppearance, newValue) }
  }
  /// The appearance of a bar of compact height, nil for the standard one; stored, but without
  /// effect.
  ///
  /// Fidelity: inert
  public final var compactAppearance: NavigationBarAppearance? {
    get { parts.compactAppearance }
    set { set(\.compactAppearance, newValue) }
  }
  /// The appearance of a bar of compact height while the content is scrolled to its edge; stored,
  /// but without effect.
  ///
  /// Fidelity: inert
  public final var compactScrollEdgeAppearance: NavigationBarAppearance? {
    get { parts.compactScrollEdgeAppearance }
    set { set(\.compactScrollEdgeAppearance, newValue) }
  }
  /// The outermost bar button at the leading edge; nil for none.
  ///
  /// Setting it replaces all bar buttons at that edge.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost bar button at the trailing edge; nil for none.
  ///
  /// Setting it replaces all bar buttons at that edge.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the bar buttons at the trailing edge, from the edge inward, without animation; nil for
  /// none.
  public final func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets the bar buttons at the leading edge, from the edge inward, without animation; nil for
  /// none.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Replaces all bar buttons at the trailing edge with one, without animation; nil removes them
  /// all.
  public final func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Replaces all bar buttons at the leading edge with one, without animation; nil removes them
  /// all.
  public final func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
}

/// The state that container controllers store with each of their children.
@MainActor
final class ContainedState: TitleBearing {
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem]?

  func take(_ title: String?) { tabBarItem?.title = title }
}

extension ViewController {
  final var containedState: ContainedState {
    if let state = containerState as? ContainedState { return state }
    let state = ContainedState()
    containerState = state
    return state
  }

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

  /// The items that the navigation controller's toolbar shows for this controller; nil for none.
  ///
  /// Apple counterpart: `toolbarItems` · Source: UINavigationController.h · Fidelity: exact
  public final var toolbarItems: [BarButtonItem]? {
    get { (containerState as? ContainedState)?.toolbarItems }
    set {
      containedState.toolbarItems = newValue
      navigationController?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Sets `toolbarItems`, without animation.
  public final func setToolbarItems(_ toolbarItems: [BarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tab that stands for the controller in a tab bar controller.
  ///
  /// By default, and after nil is set, the tab has the title of `navigationItem`.
  ///
  /// Apple counterpart: `tabBarItem` · Source: UITabBarController.h · Fidelity: approximate, a tab
  /// without a title takes the controller's title when it is shown
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
