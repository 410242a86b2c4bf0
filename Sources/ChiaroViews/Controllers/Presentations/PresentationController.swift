// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// How a controller is presented.
///
/// Apple counterpart: `UIModalPresentationStyle` · Source: UIViewController.h · Fidelity: exact
public enum ModalPresentationStyle: Int, Sendable, CaseIterable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case automatic = -2

  /// Whether what is presented stands in a layer above other content (S55, S56).
  public var isElevated: Bool {
    switch self {
    case .pageSheet, .formSheet, .popover, .automatic: true
    case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext: false
    }
  }
}

/// Stands between a window and a controller that is presented in it.
///
/// What is presented inherits from the window, not from the controller that presents it.
///
/// Apple counterpart: `UIPresentationController` · Source: WWDC19 214 (S54, S70) ·
/// Fidelity: approximate
@MainActor
open class PresentationController: TraitNode {
  /// The controller that is presented.
  public final let presentedViewController: ViewController
  /// The controller that presents it.
  public final weak var presentingViewController: ViewController?
  /// The view in which the presentation takes place, while it does.
  public final var containerView: View?

  /// Creates the presentation of a controller.
  public init(
    presentedViewController: ViewController, presenting: ViewController?
  ) {
    self.presentedViewController = presentedViewController
    presentingViewController = presenting
    super.init()
    if presentedViewController.modalPresentationStyle.isElevated {
      ensureExtras().intrinsic = TraitCollection(userInterfaceLevel: .elevated)
    }
  }

  /// Traits for the presentation and what it presents; nil for none.
  ///
  /// Apple counterpart: `overrideTraitCollection` · Source: WWDC19 214 (S70) · Fidelity: exact
  public final var overrideTraitCollection: TraitCollection? {
    get { extras.map(\.imposed).flatMap { $0.isEmpty ? nil : $0 } }
    set {
      ensureExtras().imposed = newValue ?? TraitCollection()
      setNeedsTraitUpdate()
    }
  }

  /// Called when the container is there and the presented view is about to come into it.
  ///
  /// Apple counterpart: `presentationTransitionWillBegin()` · Source: UIPresentationController.h ·
  /// Fidelity: exact
  open func presentationTransitionWillBegin() {}

  /// Called before the container's `layoutSubviews`.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container's `layoutSubviews`.
  open func containerViewDidLayoutSubviews() {}

  /// Where the presented view stands in the container.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Ends the presentation as a person asks for it, unless the controller insists; gives whether
  /// that was done.
  @discardableResult
  final func dismissIfAllowed() -> Bool {
    guard !presentedViewController.isModalInPresentation,
      let presenting = presentedViewController.presentingViewController
    else { return false }
    presenting.dismiss(animated: true)
    return true
  }

  override final var updateCycle: UpdateCycle? { containerView?.updateCycle }
  override final func setNeedsTraitUpdate() { containerView?.setNeeds(.traits) }
  override final func interestDidChange() { containerView?.interestDidChange() }

  /// Finds the presentation's scope anew; its parent is the window's.
  final func resolveScope(in round: UInt32) {
    guard let window = containerView?.parent else { return }
    scope = ownScope(under: window.scope, in: round)
  }
}

extension ViewController {
  /// Gives the controller a presentation of its own making, before it is presented.
  public final func setPresentationController(_ presentation: PresentationController) {
    precondition(
      presentation.presentedViewController === self, "a presentation is made for its controller")
    presentationController = presentation
  }

  /// Presents a controller over this one's window.
  ///
  /// - Precondition: this controller presents nothing and its view is in a window
  public final func present(_ controller: ViewController, animated: Bool = false) {
    precondition(presentedViewController == nil, "a controller presents one other at a time")
    guard let window = viewIfLoaded?.window else {
      preconditionFailure("only a controller whose view is in a window can present another")
    }
    let presentation =
      controller.presentationController ?? controller.popoverPresentationController
      ?? PresentationController(presentedViewController: controller, presenting: self)
    controller.presentationController = presentation
    presentation.presentingViewController = self
    controller.presentingViewController = self
    presentedViewController = controller
    let container = View(frame: window.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    window.addSubview(container)
    container.interestDidChange()
    presentation.presentationTransitionWillBegin()
    controller.install(in: container)
    controller.view.frame = presentation.frameOfPresentedViewInContainerView
    setNeedsStatusBarAppearanceUpdate()
  }

  /// Ends the presentation of what this controller presents, or of itself.
  public final func dismiss(animated: Bool = false) {
    guard let presented = presentedViewController else {
      presentingViewController?.dismiss(animated: animated)
      return
    }
    presented.viewWillDisappear(animated)
    presented.viewIfLoaded?.removeFromSuperview()
    presented.presentationController?.containerView?.removeFromSuperview()
    presented.presentationController?.containerView = nil
    presented.presentationController = nil
    presented.presentingViewController = nil
    presentedViewController = nil
    presented.viewDidDisappear(animated)
    setNeedsStatusBarAppearanceUpdate()
  }
}
