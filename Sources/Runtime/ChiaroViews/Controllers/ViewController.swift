// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// An object that manages a view, and that can contain and present other controllers.
///
/// Apple counterpart: `UIViewController` · Source: UIViewController.h; WWDC19 214 · Fidelity:
/// approximate, transitions are immediate
@preconcurrency @MainActor
open class ViewController: Responder {
  private final var loadedView: View?
  /// The child controllers, in the order in which they were added.
  public private(set) final var children: [ViewController] = []
  /// The parent controller; nil for none.
  public private(set) final weak var parent: ViewController?
  /// The controller that this very controller presents, not one around it.
  final var ownPresented: ViewController?
  /// The controller that presents this very controller, not one around it.
  final weak var ownPresenting: ViewController?
  /// Where the view stands between appearing and disappearing.
  final var appearance = AppearanceState.disappeared
  /// Whether controllers within this one are presented over its view if their style is
  /// `currentContext` or `overCurrentContext`; the default is false.
  ///
  /// Apple counterpart: `definesPresentationContext` · Source: UIViewController.h · Fidelity: exact
  open var definesPresentationContext = false
  /// The insets that the controller adds to the safe area of its view, for bars of its own; zero by
  /// default.
  open var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.safeAreaDidChange() } }
  }
  /// The style in which this controller is presented; the default is `automatic`.
  open var modalPresentationStyle = ModalPresentationStyle.automatic
  /// The preferred size of the view in points; zero for no preference.
  ///
  /// Popovers use the whole size, and sheets only its width.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellOfPreferredContentSize() } }
  }
  /// Whether the user is prevented from dismissing the presentation by a key, by a swipe or by
  /// pressing outside.
  ///
  /// The default is false.
  open var isModalInPresentation = false
  /// The presentation of this very controller; nil unless one is prepared or in progress.
  final var heldPresentation: PresentationController?

  /// Whether the controller controls the status bar when its presentation does not cover the full
  /// screen.
  ///
  /// The default is false.
  public final var modalPresentationCapturesStatusBarAppearance = false

  /// Whether the tab bar is hidden while a navigation controller shows the controller; the default
  /// is false.
  ///
  /// Apple counterpart: `hidesBottomBarWhenPushed` · Source: UINavigationController.h · Fidelity:
  /// exact
  open var hidesBottomBarWhenPushed: Bool {
    get { kept.hidesBottomBar }
    set { kept.hidesBottomBar = newValue }
  }
  /// Values that are seldom set.
  final var kept = ControllerValues()
  /// The object that supplies animators and the custom presentation, referenced weakly; nil for
  /// none.
  open var transitioningDelegate: (any ViewControllerTransitioningDelegate)? {
    get { kept.transitioningDelegate }
    set { kept.transitioningDelegate = newValue }
  }
  /// The title of the controller, of its `navigationItem` and of its `tabBarItem`; nil for none.
  ///
  /// Apple counterpart: `title` · Source: UIViewController.h · Fidelity: exact
  open var title: String? { didSet { tellOfTitle() } }
  /// The handler of the container that shows the title, called when the title changes.
  package final var onTitleChange: (() -> Void)?
  /// The state that a container of another module keeps with the controller.
  package final var containerState: AnyObject?
  /// The navigation item that a navigation bar shows for the controller.
  ///
  /// Apple counterpart: `navigationItem` · Source: UINavigationController.h · Fidelity: exact
  open var navigationItem: NavigationItem {
    if let item = kept.navigationItem { return item }
    let item = NavigationItem(title: title)
    kept.navigationItem = item
    return item
  }
  /// Whether the controller's content is being edited; the default is false.
  ///
  /// Apple counterpart: `isEditing` · Source: UIViewController.h · Fidelity: exact
  open var isEditing = false
  /// Begins or ends editing; an override calls `super`.
  ///
  /// Apple counterpart: `setEditing(_:animated:)` · Source: UIViewController.h · Fidelity: exact
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The name of the nib file that the initializer received; nil for none.
  ///
  /// No file is read: `loadView()` creates a plain view unless it is overridden.
  public final let nibName: String?
  /// The bundle of the nib file; nil for the app's main bundle.
  public final let nibBundle: Bundle?

  /// Creates a controller; its view is loaded when it is first used.
  ///
  /// - Parameters:
  ///   - nibName: stored, but not read; nil for none
  ///   - bundle: stored, but not read; nil for the app's main bundle
  ///
  /// Apple counterpart: `init(nibName:bundle:)` · Source: UIViewController.h · Fidelity:
  /// approximate, there are no nibs
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.nibName = nibName
    nibBundle = bundle
    super.init()
  }

  // Subclasses inherit it, as they inherit UIKit's, and in their initializers `super.init()` is the
  // designated one.
  /// Creates a controller; its view is loaded when it is first used.
  @_disfavoredOverload
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller without reading anything from the archive.
  ///
  /// Unlike in UIKit, this is a convenience initializer, so subclasses need not implement it. A
  /// subclass that declares `required init?(coder:)` calls `super.init(nibName:bundle:)` there.
  ///
  /// Apple counterpart: `init(coder:)` · Source: UIViewController.h · Fidelity: approximate,
  /// nothing is read
  public convenience init?(coder: NSCoder) { self.init(nibName: nil, bundle: nil) }

  // Reads are never nil and nil can be set, as in UIKit, whose type this is.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which is loaded when it is first read; after setting nil, the next read
  /// loads another.
  ///
  /// Apple counterpart: `view` · Source: UIViewController.h · Fidelity: exact
  open var view: View! {
    get {
      if let loadedView { return loadedView }
      stage.performAsCurrent { loadView() }
      let view = loadedView ?? View(frame: .zero)
      if loadedView == nil { self.view = view }
      // What is made there is placed below this controller.
      TraitTracking.untracked(self) { viewDidLoad() }
      return view
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      guard let newValue else { return }
      newValue.controller = self
      newValue.setNeeds([.traits, .properties, .constraints, .layout])
      newValue.interestDidChange()
    }
  }
  /// The controller's view; nil if it is not loaded.
  public final var viewIfLoaded: View? { loadedView }
  /// Whether the view was loaded.
  public final var isViewLoaded: Bool { loadedView != nil }
  /// Loads the view if it is not loaded yet.
  public final func loadViewIfNeeded() { _ = view }

  // MARK: Override points

  /// Creates the view with the active screen's size; override it to supply a custom view.
  ///
  /// Apple counterpart: `loadView()` · Source: UIViewController.h · Fidelity: exact
  open func loadView() { view = View(frame: Screen.frontOrUsual.bounds) }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is added to a window; its traits may be out of date.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in the window and its traits are up to date, before layout.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in the window and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view is removed from its window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view was removed from its window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether the appearance callbacks of this controller, such as `viewDidAppear(_:)`, are
  /// forwarded to its children automatically; the default is true.
  ///
  /// If an override returns false, call `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()` on the children instead.
  ///
  /// Apple counterpart: `shouldAutomaticallyForwardAppearanceMethods` · Source:
  /// UIViewController.h · Fidelity: exact
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Called before `layoutSubviews` of the view.
  open func viewWillLayoutSubviews() {}
  /// Called after `layoutSubviews` of the view; the subviews may not be laid out yet.
  open func viewDidLayoutSubviews() {}
  /// Updates the constraints of the view; the default calls the view's `updateConstraints`.
  open func updateViewConstraints() { loadedView?.runUpdateConstraints() }
  /// Called before layout, to update properties from data and traits.
  open func updateProperties() {}
  /// Called before the controller's traits change; call `super`, which notifies the children.
  ///
  /// Apple counterpart: `willTransition(to:with:)` · Source: UIViewController.h (statement S87) ·
  /// Fidelity: exact
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    for child in children { child.announce(newCollection, coordinator) }
  }

  /// Called before the size of the view changes; call `super`, which notifies the children.
  ///
  /// Apple counterpart: `viewWillTransition(to:with:)` · Source: UIViewController.h · Fidelity:
  /// approximate, called when the window's size changes
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }
  /// Called when the preferred content size of a child or of a presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Called in UIKit when the fitting size of a child has changed; never called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}
  /// Returns the size of a child in a container of a given size; never called here.
  ///
  /// The default is the size of the container.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before a layout if the view's safe area has changed, and before the first layout.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the margins of the view may have changed.
  ///
  /// Apple counterpart: `viewLayoutMarginsDidChange()` · Source: UIViewController.h · Fidelity:
  /// approximate, called where the margins or the safe area are set
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is low; never called here.
  open func didReceiveMemoryWarning() {}
  /// Whether the status bar should be hidden; the default is false.
  ///
  /// No status bar is shown here; a program that draws one can read the value.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides whether the status bar is hidden, or nil for this controller; never
  /// read here.
  open var childForStatusBarHidden: ViewController? { nil }
  /// The animation of the status bar; without effect, because the bar changes immediately.
  open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
  /// Whether the home indicator is hidden; without effect here, because there is no home indicator.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden; without effect here.
  open var childForHomeIndicatorAutoHidden: ViewController? { nil }
  /// The edges at which the app's gestures take precedence over the system's; without effect here.
  open var preferredScreenEdgesDeferringSystemGestures: RectEdge { [] }
  /// The child that decides at which edges the app's gestures take precedence; without effect here.
  open var childForScreenEdgesDeferringSystemGestures: ViewController? { nil }
  /// The orientations that the controller supports; without effect, because no window rotates.
  open var supportedInterfaceOrientations: InterfaceOrientationMask { .all }
  /// The orientation in which the controller is presented; without effect here.
  open var preferredInterfaceOrientationForPresentation: InterfaceOrientation { .portrait }
  /// Whether the controller rotates with the device; without effect, because no device rotates.
  open var shouldAutorotate: Bool { true }
  /// Whether the keyboard stays visible when the first responder changes; without effect here.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Called before a segue shows its destination; the default does nothing.
  ///
  /// Apple counterpart: `prepare(for:sender:)` · Source: UIViewController.h · Fidelity:
  /// approximate, called by `performSegue(withIdentifier:sender:)` for registered segues
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}
  /// Returns whether a segue should run; never called here, and true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's storyboard, after calling `prepare(for:sender:)`.
  ///
  /// - Precondition: the program has registered the segue
  ///
  /// Apple counterpart: `performSegue(withIdentifier:sender:)` · Source: UIViewController.h ·
  /// Fidelity: approximate, the program registers the segue
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let perform = Self.performSegue else {
      preconditionFailure("no destination is registered for the segue “\(identifier)”")
    }
    perform(self, identifier, sender)
  }
  /// The closure that performs segues, set by a module above, which knows the program's segues.
  package static var performSegue: ((ViewController, String, Any?) -> Void)?
  /// Shows a controller: a navigation controller around this one pushes it, or else it is
  /// presented.
  ///
  /// Apple counterpart: `show(_:sender:)` · Source: UIViewController.h · Fidelity: exact
  open func show(_ controller: ViewController, sender: Any?) {
    if let parent { return parent.show(controller, sender: sender) }
    present(controller, animated: true)
  }
  /// Shows a controller as the detail of a split view controller; if there is none, presents it.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if let parent { return parent.showDetailViewController(controller, sender: sender) }
    present(controller, animated: true)
  }

  /// The child controller that determines the status bar style; nil for this controller.
  ///
  /// Apple counterpart: `childForStatusBarStyle` · Source: UIViewController.h (statement S185) ·
  /// Fidelity: exact
  open var childForStatusBarStyle: ViewController? { nil }
  /// The status bar style that this controller prefers.
  ///
  /// Apple counterpart: `preferredStatusBarStyle` · Source: UIViewController.h (statement S185) ·
  /// Fidelity: exact
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The interface style that this controller prefers; used only on the TV idiom.
  ///
  /// Apple counterpart: `preferredUserInterfaceStyle`, tvOS · Source: UIViewController.h (statement
  /// S77) · Fidelity: exact
  open var preferredUserInterfaceStyle: UserInterfaceStyle { .unspecified }
  /// The child controller that determines the preferred interface style; nil for this controller.
  ///
  /// Apple counterpart: `childViewControllerForUserInterfaceStyle`, tvOS · Source:
  /// UIViewController.h (statement S77) · Fidelity: exact
  open var childViewControllerForUserInterfaceStyle: ViewController? { nil }

  // MARK: Presenting

  /// Presents a controller in this controller's window.
  ///
  /// The outermost controller that contains this one presents it. In the styles `currentContext`
  /// and `overCurrentContext`, the nearest controller that defines a presentation context presents
  /// it, and the presented view covers that controller's view. In the styles `fullScreen` and
  /// `currentContext`, the presenting controller's view disappears meanwhile.
  ///
  /// - Parameters:
  ///   - controller: the controller to present
  ///   - animated: passed on to the callbacks; the change itself is immediate
  ///   - completion: called when the controller is presented
  /// - Precondition: the presenting controller does not present another one, and its view is in a
  ///   window
  ///
  /// Apple counterpart: `present(_:animated:completion:)` · Source: UIViewController.h · Fidelity:
  /// approximate, the change is immediate
  open func present(
    _ controller: ViewController, animated: Bool = false, completion: (() -> Void)? = nil
  ) {
    beginPresenting(controller, animated: animated)
    completion?()
  }

  /// Dismisses the controller that this one presents and everything that it presents in turn; if
  /// there is none, dismisses this controller.
  ///
  /// - Parameters:
  ///   - animated: passed on to the callbacks; the change itself is immediate
  ///   - completion: called when the controller is dismissed
  ///
  /// Apple counterpart: `dismiss(animated:completion:)` · Source: UIViewController.h · Fidelity:
  /// approximate, the change is immediate
  open func dismiss(animated: Bool = false, completion: (() -> Void)? = nil) {
    endPresenting(animated: animated)
    completion?()
  }

  // MARK: Containment

  /// Called before the controller moves to another parent, or is removed from its parent.
  ///
  /// `addChild(_:)` calls it. Before `removeFromParent()`, the container must call it. An override
  /// calls `super`, which makes `isMovingFromParent` true.
  ///
  /// Apple counterpart: `willMove(toParent:)` · Source: UIViewController.h · Fidelity: exact
  open func willMove(toParent parent: ViewController?) {
    if parent == nil { kept.move = .fromParent }
  }

  /// Called after the controller has moved to another parent, or was removed from its parent.
  ///
  /// `removeFromParent()` calls it. After `addChild(_:)`, the container must call it.
  ///
  /// Apple counterpart: `didMove(toParent:)` · Source: UIViewController.h · Fidelity: exact
  open func didMove(toParent parent: ViewController?) {}

  /// Adds a child controller; add the child's view to this controller's view separately, and then
  /// call the child's `didMove(toParent:)`.
  ///
  /// - Precondition: `child` is neither this controller nor one that contains it
  open func addChild(_ child: ViewController) {
    let isAround = sequence(first: self, next: \.parent).contains { $0 === child }
    precondition(!isAround, "a controller cannot contain itself or a controller that contains it")
    if child.parent !== self { child.removeFromParent() }
    child.willMove(toParent: self)
    if child.appearance == .disappeared { child.kept.move = .toParent }
    children.removeAll { $0 === child }
    child.parent = self
    children.append(child)
    child.viewIfLoaded?.setNeeds(.traits)
  }

  /// Removes the controller from its parent, along with the traits that the parent set for it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    kept.move = nil
    extras?.imposed = TraitCollection()
    didMove(toParent: nil)
  }

  // MARK: As a responder

  open override var next: Responder? { ownPresenting ?? loadedView?.superview }
  override final var responderWindow: Window? { loadedView?.window }
  override final var responderView: View? { loadedView }

  // MARK: As an environment

  override final var updateCycle: UpdateCycle? { loadedView?.updateCycle }
  override final func setNeedsTraitUpdate() { loadedView?.setNeeds(.traits) }
  override final func interestDidChange() { loadedView?.interestDidChange() }

  /// The scope from which the controller inherits, if not from its view's superview.
  ///
  /// With the inheritance of iOS 13 to 16 it is the parent controller's scope (statement S46).
  final var inheritedScope: TraitScope? {
    guard let parent, parent.stage.traitInheritance == .controllers else { return nil }
    return parent.scope
  }

  /// The edges at which the view extends under the bars of its container; the default is `all`.
  ///
  /// Apple counterpart: `edgesForExtendedLayout` · Source: UIViewController.h · Fidelity: exact
  open var edgesForExtendedLayout: RectEdge {
    get { kept.edges }
    set {
      kept.edges = newValue
      parent?.loadedView?.setNeedsLayout()
    }
  }
}

/// The hierarchy along which controllers inherit traits: views or controllers.
///
/// Apple counterpart: the change of iOS 17 · Source: WWDC23 10057 (statements S46, S47, S66) ·
/// Fidelity: exact
public enum TraitInheritance: Sendable {
  /// Controllers inherit from their view's superview, as in iOS 17 and later.
  case views
  /// Controllers inherit from their parent controller, as in iOS 13 to 16.
  case controllers
}
