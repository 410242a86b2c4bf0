// SPDX-License-Identifier: MIT

import ChiaroAppearance
public import ChiaroViews
public import Foundation

/// A container with a stack of controllers; it shows the top one below a navigation bar.
///
/// Pushing and popping are not animated. The controller's `edgesForExtendedLayout` and
/// `extendedLayoutIncludesOpaqueBars` decide whether its content extends behind the bars; its safe
/// area excludes the bars. A bar is clear while no content is scrolled behind it.
///
/// Apple counterpart: `UINavigationController` · Source: UINavigationController.h · Fidelity:
/// approximate, transitions are not animated
open class NavigationController: ViewController {
  /// The navigation bar, which shows the title, the bar buttons and the back button.
  public final let navigationBar: NavigationBar
  /// The delegate, which is notified when the controller that is shown changes; nil for none.
  open weak var delegate: (any NavigationControllerDelegate)?
  /// The controllers of the stack, from the root to the top.
  ///
  /// Setting them shows the last one.
  open var viewControllers: [ViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  private final var stack: [ViewController] = []
  /// The controller whose view is in place.
  final var shown: ViewController?
  /// The ground that the container took from its content; nil for none.
  final var takenGround: DynamicColor?
  /// Whether the navigation bar is hidden; the default is false.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      viewIfLoaded?.setNeedsLayout()
      setNeedsStatusBarAppearanceUpdate()
    }
  }

  /// The button before those of the first controller, as a container has it; nil for none.
  final var leadingButton: BarButtonItem? {
    didSet { if leadingButton !== oldValue { updateBar() } }
  }

  /// Creates a navigation controller with an empty stack.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    navigationBar = NavigationBar()
    super.init(nibName: nibName, bundle: bundle)
    prepareBar()
  }

  /// Creates a navigation controller whose stack consists of a root controller.
  public init(rootViewController: ViewController) {
    navigationBar = NavigationBar()
    super.init(nibName: nil, bundle: nil)
    prepareBar()
    viewControllers = [rootViewController]
  }

  /// Creates a navigation controller with an empty stack and with custom bar classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: the class of the navigation bar; nil for `NavigationBar`
  ///   - toolbarClass: the class of the toolbar; nil for `Toolbar`
  /// - Precondition: each class is nil, or the default class of its bar or a subclass of that
  ///
  /// Apple counterpart: `init(navigationBarClass:toolbarClass:)` · Source:
  /// UINavigationController.h · Fidelity: exact
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = .make(navigationBarClass ?? NavigationBar.self, as: NavigationBar.self)
    self.toolbarClass = toolbarClass ?? Toolbar.self
    super.init(nibName: nil, bundle: nil)
    prepareBar()
  }

  private final func prepareBar() {
    navigationBar.isAtScrollEdge = true
    navigationBar.barStyleDidChange = { [weak self] in self?.setNeedsStatusBarAppearanceUpdate() }
  }

  /// The controller at the top of the stack, which is shown; nil if the stack is empty.
  open var topViewController: ViewController? { stack.last }
  /// The presented controller, or else the controller at the top of the stack; nil if there is
  /// neither.
  open var visibleViewController: ViewController? {
    presentedViewController ?? stack.last
  }

  /// The top controller if the navigation bar is hidden; otherwise nil, because the bar decides.
  open override var childForStatusBarStyle: ViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// Light content on a black navigation bar; otherwise the content that suits the interface style.
  ///
  /// Apple counterpart: `preferredStatusBarStyle`, by `barStyle` · Source: UINavigationController's
  /// behavior since iOS 7 · Fidelity: exact
  open override var preferredStatusBarStyle: StatusBarStyle {
    navigationBar.barStyle == .black ? .lightContent : .default
  }

  // MARK: The stack

  /// Pushes a controller onto the stack and shows it, without animation.
  ///
  /// - Precondition: the controller is not in the stack
  open func pushViewController(_ controller: ViewController, animated: Bool) {
    precondition(!stack.contains { $0 === controller }, "a controller can be pushed only once")
    setViewControllers(stack + [controller], animated: animated)
  }

  /// Pops the top controller and returns it.
  ///
  /// If only the root is left, it does nothing and returns nil.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    guard stack.count > 1 else { return nil }
    let left = stack.last
    setViewControllers(Array(stack.dropLast()), animated: animated)
    return left
  }

  /// Pops all controllers except the root.
  ///
  /// It returns the popped controllers, lowest first, or nil if the stack is empty.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Pops all controllers above a controller.
  ///
  /// It returns the popped controllers, lowest first, or nil if the stack does not contain the
  /// controller.
  @discardableResult
  open func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController]? {
    guard let index = stack.firstIndex(where: { $0 === controller }) else { return nil }
    let left = Array(stack[(index + 1)...])
    setViewControllers(Array(stack[...index]), animated: animated)
    return left
  }

  /// Replaces the controllers of the stack and shows the last one, without animation.
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
      controller.barInsets = .zero
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
      top.loadViewIfNeeded()
      beginFollowing()
    }
    transition(from: former, to: top, in: view, frame: contentFrame, animated: animated)
    view.addSubview(navigationBar)
    if let top { delegate?.navigationController(self, didShow: top, animated: animated) }
    setNeedsStatusBarAppearanceUpdate()
    (parent as? TabBarController)?.viewIfLoaded?.setNeedsLayout()
  }

  /// Whether a controller in the stack wants no bar of tabs.
  final var hidesBottomBar: Bool { stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed) }

  /// Pushes the controller onto the stack.
  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }

  /// Shows or hides the navigation bar, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The gesture recognizer for a drag from the left edge, which pops the top controller.
  ///
  /// Apple counterpart: `interactivePopGestureRecognizer` · Source: UINavigationController.h ·
  /// Fidelity: approximate, the controller is popped as soon as the drag begins
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
  /// The toolbar at the bottom, which shows the `toolbarItems` of the current controller.
  public final private(set) lazy var toolbar: Toolbar! = .make(toolbarClass, as: Toolbar.self)
  private final var toolbarClass: AnyClass = Toolbar.self
  /// Whether the toolbar is hidden; the default is true.
  open var isToolbarHidden = true { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Shows or hides the toolbar, without animation.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Whether a swipe hides the bars; stored, but without effect.
  ///
  /// Fidelity: inert
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; stored, but without effect.
  ///
  /// Fidelity: inert
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
    placeBars()
  }

  private final func updateBar() {
    guard let top = stack.last else { return clearBar() }
    let item = top.navigationItem
    navigationBar.title = item.title ?? top.title
    let extra = stack.count == 1 ? [leadingButton].compactMap { $0 } : []
    navigationBar.leftItems = extra + (item.leftBarButtonItems ?? [])
    navigationBar.rightItems = item.rightBarButtonItems ?? []
    navigationBar.topItem = item
    navigationBar.backItem = viewControllers.dropLast().last?.navigationItem
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

/// The methods that a navigation controller calls before and after it shows a controller; all have
/// defaults.
///
/// Apple counterpart: `UINavigationControllerDelegate` · Source: UINavigationController.h ·
/// Fidelity: approximate, the methods for custom animations are missing
@preconcurrency @MainActor
public protocol NavigationControllerDelegate: AnyObject {
  /// Called before a controller's view is shown.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// Called after a controller's view was shown.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Called before a controller's view is shown; the default does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Called after a controller's view was shown; the default does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
