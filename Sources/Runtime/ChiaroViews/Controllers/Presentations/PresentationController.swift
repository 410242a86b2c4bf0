// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// The style in which a view controller is presented.
///
/// Apple counterpart: `UIModalPresentationStyle` · Source: UIViewController.h · Fidelity: exact
public enum ModalPresentationStyle: Int, Sendable, CaseIterable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  case automatic = -2

  /// Whether the presenting controller's view is taken out while the presentation covers it.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }
  /// Whether a controller that defines a presentation context presents, and not the outermost one.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the presented view gets the elevated user interface level, because it appears above
  /// other content.
  public var isElevated: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
    }
  }
}

/// An object that manages the presentation of a view controller, and the trait environment between
/// it and the window.
///
/// The presented controller inherits traits from the window, not from the presenting controller.
///
/// Apple counterpart: `UIPresentationController` · Source: WWDC19 214 (statements S54, S70) ·
/// Fidelity: approximate, transitions are immediate
@preconcurrency @MainActor
open class PresentationController: TraitNode {
  /// The controller being presented.
  public final var presentedViewController: ViewController { dismissedController ?? owner }
  // The controller holds its presentation, also one that is prepared and never used.
  private final unowned let owner: ViewController
  /// The controller after its dismissal, when it holds the presentation no longer; nil before.
  final var dismissedController: ViewController?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller that presents `presentedViewController`; nil before the presentation.
  public final weak var presentingViewController: ViewController!
  /// The view that contains the presented view; nil unless the presentation is in progress.
  public final var containerView: View?
  /// The style for which the presentation was prepared before it began; nil where a program or a
  /// delegate made it.
  final var preparedStyle: ModalPresentationStyle?
  /// The views behind the presentation whose tint it dims.
  final var dimmedViews: [View] = []
  /// The place of the presenting controller's view, which was taken out; nil for none.
  final var coveredPlace: CoveredPlace?

  /// Creates a presentation of a controller.
  ///
  /// - Parameters:
  ///   - presentedViewController: the controller to present
  ///   - presenting: the controller that presents it; nil if it is not known yet
  public init(
    presentedViewController: ViewController, presenting: ViewController?
  ) {
    owner = presentedViewController
    presentingViewController = presenting
    super.init()
    if presentedViewController.modalPresentationStyle.isElevated {
      ensureExtras().intrinsic = TraitCollection(userInterfaceLevel: .elevated)
    }
  }

  /// The trait overrides for the presentation and the presented controller; nil for none.
  ///
  /// Apple counterpart: `overrideTraitCollection` · Source: WWDC19 214 (statement S70) · Fidelity:
  /// exact
  public final var overrideTraitCollection: TraitCollection? {
    get { extras.map(\.imposed).flatMap { $0.isEmpty ? nil : $0 } }
    set {
      ensureExtras().imposed = newValue ?? TraitCollection()
      setNeedsTraitUpdate()
    }
  }

  /// Called when the container view is in the window, before the presented view is added.
  ///
  /// Apple counterpart: `presentationTransitionWillBegin()` · Source: UIPresentationController.h ·
  /// Fidelity: exact
  open func presentationTransitionWillBegin() {}

  /// Called when the presented view is in place; `completed` is always true.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view is removed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view was removed; `completed` is always true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The view that is added to the container; by default the presented controller's view, which is
  /// nil until it is loaded.
  open var presentedView: View? { presentedViewController.viewIfLoaded }
  /// Whether the presenting view is removed; never read here, because the presentation style
  /// decides.
  open var shouldRemovePresentersView: Bool { false }
  /// The delegate of the presentation, referenced weakly; nil for none.
  ///
  /// Apple counterpart: `delegate` · Source: UIPresentationController.h · Fidelity: approximate,
  /// only for dismissals by the user
  open weak var delegate: (any AdaptivePresentationControllerDelegate)?

  /// Called when the preferred content size of the presented controller has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) { containerView?.setNeedsLayout() }
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
  /// Called in UIKit before the size of the container view changes; never called here.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {}
  /// Called in UIKit before the traits change; never called here.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: TransitionCoordinator
  ) {}

  /// Called before `layoutSubviews` of the container view.
  open func containerViewWillLayoutSubviews() {}
  /// Called after `layoutSubviews` of the container view.
  open func containerViewDidLayoutSubviews() {}

  /// The frame of the presented view in the container view; the container's bounds by default.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Dismisses the presentation at the user's request, unless the controller is modal.
  ///
  /// - Returns: whether it was dismissed
  @discardableResult
  final func dismissIfAllowed() -> Bool {
    guard let presenting = presentedViewController.ownPresenting else { return false }
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) != false
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presenting.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(self)
    return true
  }

  override final var updateCycle: UpdateCycle? { containerView?.updateCycle }
  override final func setNeedsTraitUpdate() { containerView?.setNeeds(.traits) }
  override final func interestDidChange() { containerView?.interestDidChange() }

  /// Resolves the presentation's scope; its parent is the window's scope.
  final func resolveScope(in round: UInt32) {
    guard let window = containerView?.parent else { return }
    scope = ownScope(under: window.scope, in: round)
  }
}

/// The delegate of a presentation; every method has a default implementation.
///
/// Apple counterpart: `UIAdaptivePresentationControllerDelegate` · Source:
/// UIPresentationController.h · Fidelity: approximate, styles do not adapt
@preconcurrency @MainActor
public protocol AdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the presentation style for compact widths; never called, because styles do not adapt.
  func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
  /// Returns the presentation style for traits; never called, because styles do not adapt.
  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle
  /// Returns whether the user can dismiss the presentation; true by default.
  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool
  /// Called before the user dismisses the presentation.
  func presentationControllerWillDismiss(_ presentationController: PresentationController)
  /// Called after the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: PresentationController)
  /// Called when the user tries to dismiss the presentation but is not allowed to.
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController)
}

extension AdaptivePresentationControllerDelegate {
  /// Asks for the presentation style for compact widths; never called here.
  ///
  /// The default returns `automatic`.
  public func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .automatic }
  /// Asks for the presentation style for traits; never called here.
  ///
  /// The default returns `automatic`.
  public func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle { .automatic }
  /// Asks whether the user can dismiss the presentation; the default returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool { true }
  /// Called before the user dismisses the presentation; the default does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: PresentationController
  ) {}
  /// Called after the user has dismissed the presentation; the default does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: PresentationController
  ) {}
  /// Called when the user tries to dismiss the presentation but is not allowed to.
  ///
  /// The default does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {}
}
