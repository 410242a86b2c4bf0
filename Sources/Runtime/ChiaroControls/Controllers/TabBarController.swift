// SPDX-License-Identifier: MIT

public import ChiaroViews
import Foundation

/// A container with a controller for each tab; it shows the selected controller behind a tab bar.
///
/// Apple counterpart: `UITabBarController` · Source: UITabBarController.h · Fidelity: approximate,
/// there is no More tab
open class TabBarController: ViewController, TabBarDelegate, BarFollower {
  /// The tab bar.
  public final let tabBar = TabBar()
  /// The delegate, which can refuse selections and is notified of them; nil for none.
  open weak var delegate: (any TabBarControllerDelegate)?
  /// The controllers of the tabs; nil for none.
  ///
  /// If they are set, the selected controller stays selected if it is among them; otherwise the
  /// first is selected.
  open var viewControllers: [ViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  private final var tabs: [ViewController]?
  private final var shown: ViewController?
  final var followed: ViewController? { shown }
  /// The index of the selected tab; 0 if there is none.
  ///
  /// Setting an index out of range does nothing.
  open var selectedIndex: Int {
    get { tabs?.firstIndex { $0 === shown } ?? 0 }
    set {
      guard let tabs, tabs.indices.contains(newValue) else { return }
      show(tabs[newValue])
    }
  }
  /// The controller of the selected tab; nil if there is none.
  ///
  /// Setting nil, or a controller that has no tab, does nothing.
  open var selectedViewController: ViewController? {
    get { shown }
    set {
      guard let newValue, tabs?.contains(where: { $0 === newValue }) == true else { return }
      show(newValue)
    }
  }

  open override var childForStatusBarStyle: ViewController? { shown }

  /// Replaces the controllers of the tabs, without animation.
  ///
  /// The selected controller stays selected if it is among them.
  open func setViewControllers(_ controllers: [ViewController]?, animated: Bool) {
    let left = (tabs ?? []).filter { old in controllers?.contains { $0 === old } != true }
    let new = (controllers ?? []).filter { $0.parent !== self }
    for controller in left { controller.willMove(toParent: nil) }
    tabs = controllers
    for controller in new { addChild(controller) }
    let isKept = shown.map { old in !left.contains { $0 === old } } ?? false
    if !isKept { show(controllers?.first) }
    showTabs()
    for controller in left {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.barInsets = .zero
      controller.removeFromParent()
    }
    for controller in new { controller.didMove(toParent: self) }
  }

  /// Updates the bar from the controllers' tabs.
  final func showTabs() {
    tabBar.items = (tabs ?? []).map { controller in
      let item: TabBarItem = controller.tabBarItem
      if item.title == nil, item.image == nil {
        item.title = controller.navigationItem.title ?? controller.title
      }
      return item
    }
    tabBar.selectedIndex = tabs?.firstIndex { $0 === shown }
  }

  private final func show(_ controller: ViewController?) {
    let former = shown
    shown = controller
    showTabs()
    guard viewIfLoaded != nil, former !== controller || controller?.viewIfLoaded?.superview == nil
    else { return }
    let old = former === controller ? nil : former
    transition(from: old, to: controller, in: view, frame: contentFrame, animated: false)
    view.addSubview(tabBar)
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Selects the tab that the user pressed, unless the delegate refuses.
  ///
  /// If the tab is already selected, its navigation controller pops to the root.
  open func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let index = tabBar.selectedIndex, let tabs, tabs.indices.contains(index) else { return }
    let chosen = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: chosen) != false else {
      return showTabs()
    }
    if chosen === shown {
      (chosen as? NavigationController)?.popToRootViewController(animated: true)
    }
    show(chosen)
    delegate?.tabBarController(self, didSelect: chosen)
  }

  // MARK: Looks

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.delegate = self
    view.addSubview(tabBar)
    if let shown { show(shown) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = barHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.isHidden = hidesBar
    followContent()
    shown?.barInsets = EdgeInsets(
      top: 0, left: 0, bottom: extendsBelow && !hidesBar ? barHeight : 0, right: 0)
    shown?.viewIfLoaded?.frame = contentFrame
    updateEdge()
  }

  final func contentDidMove(_ content: ScrollView) {
    updateEdge()
    tellContainer(content)
  }

  private final func updateEdge() {
    let edge = tabBar.frame.minY
    tabBar.isAtScrollEdge = content(at: .bottom)?.isAtBottom(above: edge, in: view) ?? true
  }

  /// Whether what is shown wants no bar.
  private final var hidesBar: Bool {
    (shown as? NavigationController)?.hidesBottomBar ?? shown?.hidesBottomBarWhenPushed ?? false
  }

  private final var contentFrame: CGRect {
    if hidesBar || extendsBelow { return view.bounds }
    let bar = barHeight + view.safeAreaInsets.bottom
    return CGRect(
      x: 0, y: 0, width: view.bounds.width, height: max(0, view.bounds.height - bar))
  }

  private final var barHeight: CGFloat { tabBar.sizeThatFits(view.bounds.size).height }
  private final var extendsBelow: Bool { extends(shown, under: tabBar, at: .bottom) }
}

/// The methods that a tab bar controller calls to ask about and report selections; all have
/// defaults.
///
/// Apple counterpart: `UITabBarControllerDelegate` · Source: UITabBarController.h · Fidelity:
/// approximate, the methods for custom animations are missing
@preconcurrency @MainActor
public protocol TabBarControllerDelegate: AnyObject {
  /// Asks whether the user may select a controller's tab.
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool
  /// Called after the user selected a tab, even if it was already selected.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController)
}

extension TabBarControllerDelegate {
  /// Asks whether the user may select a controller's tab; the default returns true.
  public func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool { true }
  /// Called after the user selected a tab; the default does nothing.
  public func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {}
}
