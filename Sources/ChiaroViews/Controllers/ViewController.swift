// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// Owns a view and what it shows.
///
/// Apple counterpart: `UIViewController` · Source: UIViewController.h; WWDC19 214 ·
/// Fidelity: approximate
@MainActor
open class ViewController: Responder {
  private final var loadedView: View?
  /// The controllers whose views stand in this one's.
  public private(set) final var children: [ViewController] = []
  /// The controller that holds this one.
  public private(set) final weak var parent: ViewController?
  /// The controller that this one presents.
  public internal(set) final var presentedViewController: ViewController?
  /// The controller that presents this one.
  public internal(set) final weak var presentingViewController: ViewController?
  /// What the controller's own bars cover of its view, beside what the device does.
  public final var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.insetsDidChange() } }
  }
  /// How this controller is presented.
  public final var modalPresentationStyle = ModalPresentationStyle.automatic
  /// How large the view would be where something else decides, such as a popover; zero for no wish.
  public final var preferredContentSize = CGSize.zero
  /// Whether a person cannot end the presentation with a key, a swipe or a press beside it.
  public final var isModalInPresentation = false
  /// The presentation, while there is one.
  public internal(set) final var presentationController: PresentationController?

  /// Whether the controller decides about the status bar while it is presented as a sheet.
  public final var modalPresentationCapturesStatusBarAppearance = false

  /// Creates a controller with predicted traits; its view is made when it is first asked for.
  public override init() { super.init() }

  /// The view; made now if it was not.
  public final var view: View {
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
      newValue.controller = self
      newValue.setNeeds([.traits, .properties, .constraints, .layout])
      newValue.interestDidChange()
    }
  }
  /// The view, if it was made.
  public final var viewIfLoaded: View? { loadedView }

  // MARK: Override points

  /// Makes the view.
  open func loadView() { view = View(frame: .zero) }
  /// Called after the view was made.
  open func viewDidLoad() {}
  /// Called before the view comes in; its traits may be old.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in and its traits are those around it.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the view is in and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view's `layoutSubviews`.
  open func viewWillLayoutSubviews() {}
  /// Called after the view's `layoutSubviews`; its subviews may not be laid out yet.
  open func viewDidLayoutSubviews() {}
  /// Changes constraints, instead of the view, whose `updateConstraints` this calls.
  open func updateViewConstraints() { loadedView?.runUpdateConstraints() }
  /// Sets properties from data and traits, before layout.
  open func updateProperties() {}
  /// Called before other traits come into force around the controller; call `super`, which tells
  /// the children.
  ///
  /// Apple counterpart: `willTransition(to:with:)` · Source: UIViewController.h (S87) ·
  /// Fidelity: exact
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    for child in children { child.announce(newCollection, coordinator) }
  }

  /// The controller that is asked about the status bar instead of this one; nil for this one.
  ///
  /// Apple counterpart: `childForStatusBarStyle` · Source: UIViewController.h (S185) ·
  /// Fidelity: exact
  open var childForStatusBarStyle: ViewController? { nil }
  /// How the status bar looks while this controller decides about it.
  ///
  /// Apple counterpart: `preferredStatusBarStyle` · Source: UIViewController.h (S185) ·
  /// Fidelity: exact
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// The style that this controller would have, where it is asked; on a television only.
  ///
  /// Apple counterpart: `preferredUserInterfaceStyle`, tvOS · Source: UIViewController.h (S77) ·
  /// Fidelity: exact
  open var preferredUserInterfaceStyle: UserInterfaceStyle { .unspecified }
  /// The controller that is asked for its style instead of this one; nil for this one.
  ///
  /// Apple counterpart: `childViewControllerForUserInterfaceStyle`, tvOS · Source:
  /// UIViewController.h (S77) · Fidelity: exact
  open var childViewControllerForUserInterfaceStyle: ViewController? { nil }

  // MARK: Containment

  /// Takes a controller as a child; its view is to be added to this one's.
  public final func addChild(_ child: ViewController) {
    precondition(child !== self, "a controller cannot hold itself")
    child.removeFromParent()
    child.parent = self
    children.append(child)
    child.viewIfLoaded?.setNeeds(.traits)
  }

  /// Leaves the controller that holds this one.
  public final func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    extras?.imposed = TraitCollection()
  }

  /// Overrides traits for a child; nil takes that back.
  ///
  /// What is unspecified is inherited.
  ///
  /// Apple counterpart: `setOverrideTraitCollection(_:forChild:)` · Source: WWDC19 214 (S68) ·
  /// Fidelity: exact
  public final func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    precondition(child.parent === self, "traits are overridden for children only")
    child.ensureExtras().imposed = traits ?? TraitCollection()
    child.setNeedsTraitUpdate()
  }

  // MARK: As a responder

  open override var next: Responder? { presentingViewController ?? loadedView?.superview }
  override final var responderWindow: Window? { loadedView?.window }
  override final var responderView: View? { loadedView }

  // MARK: As an environment

  override final var updateCycle: UpdateCycle? { loadedView?.updateCycle }
  override final func setNeedsTraitUpdate() { loadedView?.setNeeds(.traits) }
  override final func interestDidChange() { loadedView?.interestDidChange() }

  /// From where the controller inherits, if not from its view's superview: in iOS 13 to 16 that
  /// is the controller that holds it (S46).
  final var inheritedScope: TraitScope? {
    guard let parent, parent.stage.traitInheritance == .controllers else { return nil }
    return parent.scope
  }

  /// Puts the view into a window, with the appearance callbacks around it.
  final func install(in container: View) {
    container.stage.performAsCurrent {
      viewWillAppear(false)
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
      view.updateTraitsIfNeeded()
      TraitTracking.untracked(self) { viewIsAppearing(false) }
      view.layoutIfNeeded()
      viewDidAppear(false)
    }
  }
}

/// The line along which traits come to a controller.
///
/// Apple counterpart: the change of iOS 17 · Source: WWDC23 10057 (S46, S47, S66) ·
/// Fidelity: exact
public enum TraitInheritance: Sendable {
  /// From its view's superview, as since iOS 17.
  case views
  /// From the controller that holds it, as in iOS 13 to 16.
  case controllers
}
