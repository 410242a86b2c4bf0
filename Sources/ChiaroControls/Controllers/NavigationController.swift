// SPDX-License-Identifier: MIT

import ChiaroLayout
public import ChiaroViews
public import Foundation

/// A controller with a stack of others, of which it shows the top one below a bar.
///
/// Pushing and popping are immediate. The content stands below the bar, not behind it.
///
/// Apple counterpart: `UINavigationController` · Source: UINavigationController.h ·
/// Fidelity: approximate
open class NavigationController: ViewController {
  /// The bar with the title, the items and the back button.
  public final let navigationBar: NavigationBar
  /// The delegate, which observes the controllers that are shown; nil for none.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The controllers, from the root to the one that is shown; setting them shows the last.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private final var stack: [ViewController] = []
  /// The controller whose view is in place.
  private final var shown: ViewController?
  /// Whether there is no bar; the default is false.
  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The button before those of the first controller, as a container has it; nil for none.
  final var leadingButton: BarButtonItem? {
    didSet { if leadingButton !== oldValue { updateBar() } }
  }

  /// Creates a controller with nothing in it.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    navigationBar = NavigationBar()
    super.init(nibName: nibName, bundle: bundle)
    navigationBar.isAtScrollEdge = true
  }

  /// Creates a controller with the root of its stack.
  public init(rootViewController: ViewController) {
    navigationBar = NavigationBar()
    super.init(nibName: nil, bundle: nil)
    navigationBar.isAtScrollEdge = true
    viewControllers = [rootViewController]
  }

  /// Creates a controller with bars of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: the class of the bar; nil for `NavigationBar`
  ///   - toolbarClass: the class of the toolbar; nil for `Toolbar`
  /// - Precondition: they are classes of these, or nil
  ///
  /// Apple counterpart: `init(navigationBarClass:toolbarClass:)` · Source:
  /// UINavigationController.h · Fidelity: exact
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = .make(navigationBarClass ?? NavigationBar.self, as: NavigationBar.self)
    self.toolbarClass = toolbarClass ?? Toolbar.self
    super.init(nibName: nil, bundle: nil)
    navigationBar.isAtScrollEdge = true
  }

  /// The controller that is shown; nil if there is none.
  open var topViewController: ViewController? { stack.last }
  /// The controller that is presented, else the one that is shown; nil if there is none.
  open var visibleViewController: ViewController? {
    presentedViewController ?? stack.last
  }

  open override var childForStatusBarStyle: ViewController? { topViewController }

  // MARK: The stack

  /// Shows a controller on top of the others.
  ///
  /// - Precondition: the controller is not in the stack
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    precondition(!stack.contains { $0 === controller }, "a controller is pushed once")
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Pops the top controller and returns it; nil if only the root is left.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let left = stack.last
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return left
  }

  /// Goes back to the root; returns the controllers that left, lowest first.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller; returns those that left, lowest first, or nil if it is not there.
  @discardableResult
  open func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let left = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return left
  }

  /// Replaces the stack, and shows its last controller.
  open func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    let left = stack.filter { old in !controllers.contains { $0 === old } }
    let new = controllers.filter { $0.parent !== self }
    for controller in left { controller.willMove(toParent: nil) }
    stack = controllers
    for controller in new {
      addChild(controller)
      controller.navigationItem.onChange = { [weak self] in self?.updateBar() }
      controller.onTitleChange = { [weak self] in self?.updateBar() }
    }
    if isViewLoadedAlready { showTop(animated) }
    for controller in left {
      controller.navigationItem.onChange = nil
      controller.onTitleChange = nil
      controller.removeFromParent()
    }
    for controller in new { controller.didMove(toParent: self) }
  }

  private final var isViewLoadedAlready: Bool { viewIfLoaded != nil }

  private final func showTop(_ animated: Bool) {
    updateBar()
    guard stack.last !== shown else { return }
    let (former, top) = (shown, stack.last)
    shown = top
    if let top {
      delegate?.navigationController(self, willShow: top, animated: animated)
      view.backgroundColor = top.view.backgroundColor
    }
    transition(from: former, to: top, in: view, frame: contentFrame, animated: animated)
    view.addSubview(navigationBar)
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    setNeedsStatusBarAppearanceUpdate()
    (parent as? TabBarController)?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a controller in the stack wants no bar of tabs.
  final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  /// Pushes the controller.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Shows or hides the bar; it changes at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The gesture that pops the top controller: a drag from the left edge.
  ///
  /// Apple counterpart: `interactivePopGestureRecognizer` · Source: UINavigationController.h ·
  /// Fidelity: approximate, goes back when the drag begins
  public final private(set) lazy var interactivePopGestureRecognizer: GestureRecognizer? = {
    let edge = ScreenEdgePanGestureRecognizer(
      target: self, action: Selector(NavigationController.draggedBack(_:), "draggedBack(_:)"))
    edge.edges = .left
    return edge
  }()

  private final func draggedBack(_ edge: ScreenEdgePanGestureRecognizer) {
    if edge.state == .began { popViewController(animated: true) }
  }

  // As UIKit has it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar of the controller; it is shown only where a program adds it to a view.
  public final private(set) lazy var toolbar: Toolbar! = .make(toolbarClass, as: Toolbar.self)
  private final var toolbarClass: AnyClass = Toolbar.self
  /// Whether the toolbar is hidden; stored, but without effect.
  open var isToolbarHidden = true
  /// Sets `isToolbarHidden`, which is stored, but without effect.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe hides the bars; stored, but without effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; stored, but without effect.
  open var hidesBarsOnTap = false

  // MARK: Looks

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    interactivePopGestureRecognizer.map(view.addGestureRecognizer)
    showTop(false)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateBar()
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top + barHeight)
    shown?.viewIfLoaded?.frame = contentFrame
  }

  private final var barHeight: CGFloat {
    isNavigationBarHidden ? 0 : navigationBar.sizeThatFits(view.bounds.size).height
  }

  private final var contentFrame: CGRect {
    // Without a bar the content reaches below what covers the window's edge.
    let top = isNavigationBarHidden ? 0 : view.safeAreaInsets.top + barHeight
    return CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.height - top))
  }

  private final func updateBar() {
    guard let top = stack.last else { return clearBar() }
    let item = top.navigationItem
    navigationBar.title = item.title ?? top.title
    let extra = stack.count == 1 ? [leadingButton].compactMap { $0 } : []
    navigationBar.leftItems = extra + (item.leftBarButtonItems ?? [])
    navigationBar.rightItems = item.rightBarButtonItems ?? []
    navigationBar.topItem = item
    navigationBar.titleView = item.titleView
    navigationBar.searchBar = item.searchController?.searchBar
    item.searchController?.owner = top
    navigationBar.itemAppearance = (item.standardAppearance, item.scrollEdgeAppearance)
    navigationBar.isLargeTitleSuppressed = !showsLargeTitle(stack.count - 1)
    guard stack.count > 1, !item.hidesBackButton,
      item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    else {
      navigationBar.backTitle = nil
      return
    }
    let below = stack[stack.count - 2]
    let name = below.navigationItem.title ?? below.title
    let mode = below.navigationItem.backButtonDisplayMode
    let usual = mode == .default ? name ?? "Back" : mode == .generic ? "Back" : ""
    let own = below.navigationItem.backBarButtonItem?.title
    navigationBar.backTitle =
      mode == .minimal ? "" : own ?? below.navigationItem.backButtonTitle ?? usual
    navigationBar.backAction = Action { [weak self] _ in
      self?.popViewController(animated: true)
    }
  }

  private final func clearBar() {
    navigationBar.topItem = nil
    (navigationBar.title, navigationBar.titleView, navigationBar.backTitle) = (nil, nil, nil)
    (navigationBar.leftItems, navigationBar.rightItems) = ([leadingButton].compactMap { $0 }, [])
    navigationBar.searchBar = nil
  }

  private final func showsLargeTitle(_ index: Int) -> Bool {
    let modes = stack[...index].reversed().map(\.navigationItem.largeTitleDisplayMode)
    return modes.first { $0 != .automatic } != .never
  }
}

/// The methods by which a navigation controller tells what it shows; all have defaults.
///
/// Apple counterpart: `UINavigationControllerDelegate` · Source: UINavigationController.h ·
/// Fidelity: approximate
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller's view is shown.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after a controller's view was put in place.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
