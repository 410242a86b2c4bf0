// SPDX-License-Identifier: MIT

public import ChiaroViews

/// The content of a navigation bar for one controller: its title and its items.
///
/// Apple counterpart: `UINavigationItem` · Source: UINavigationItem.h · Fidelity: approximate
@MainActor
public final class NavigationItem {
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
  public var title: String? { didSet { onChange?() } }
  /// The title of the button that leads back here; nil for the title, or “Back”.
  public var backButtonTitle: String? { didSet { onChange?() } }
  /// Whether there is no button that leads back from here; the default is false.
  public var hidesBackButton = false { didSet { onChange?() } }
  /// Whether the title is shown large; the default is `automatic`.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { onChange?() } }
  /// The items at the leading edge, outermost first; nil for none.
  public var leftBarButtonItems: [BarItem]? { didSet { onChange?() } }
  /// The items at the trailing edge, outermost first; nil for none.
  public var rightBarButtonItems: [BarItem]? { didSet { onChange?() } }
  /// The outermost item at the leading edge; setting it replaces them all.
  public var leftBarButtonItem: BarItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The outermost item at the trailing edge; setting it replaces them all.
  public var rightBarButtonItem: BarItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
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
  var tabBarItem: BarItem?
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

  /// The tab for the controller in a tab bar controller; its title by default.
  ///
  /// Apple counterpart: `tabBarItem` · Source: UITabBarController.h · Fidelity: approximate
  public final var tabBarItem: BarItem {
    get { containedState.tabBarItem ?? BarItem(title: navigationItem.title) }
    set {
      containedState.tabBarItem = newValue
      (parent as? TabBarController)?.showTabs()
    }
  }
}
