// SPDX-License-Identifier: MIT

import Foundation

extension ViewController {
  /// The controller that this one or an ancestor presents; nil for none.
  ///
  /// Apple counterpart: `presentedViewController` · Source: UIViewController.h · Fidelity: exact
  public final var presentedViewController: ViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.ownPresented).first
  }

  /// The controller that presents this one or an ancestor; nil for none.
  ///
  /// Apple counterpart: `presentingViewController` · Source: UIViewController.h · Fidelity: exact
  public final var presentingViewController: ViewController? {
    sequence(first: self, next: \.parent).first { $0.ownPresenting != nil }?.ownPresenting
  }

  /// Presents a controller, see `present(_:animated:completion:)`.
  final func beginPresenting(_ controller: ViewController, animated: Bool) {
    let presenter = presenter(for: controller.modalPresentationStyle)
    precondition(
      presenter.ownPresented == nil,
      "a controller can present only one controller at a time")
    guard let window = presenter.viewIfLoaded?.window else {
      preconditionFailure("only a controller whose view is in a window can present another")
    }
    window.stage.performAsCurrent {
      presenter.begin(
        controller.preparePresentation(by: presenter, from: self), in: window, animated)
    }
    controller.setNeedsStatusBarAppearanceUpdate()
  }

  /// Dismisses a controller, see `dismiss(animated:completion:)`.
  final func endPresenting(animated: Bool) {
    let around = sequence(first: self, next: \.parent)
    let presenter = around.first { $0.ownPresented != nil } ?? presentingViewController
    presenter?.endPresentations(animated: animated, returns: true)
    presenter?.setNeedsStatusBarAppearanceUpdate()
  }

  /// The controller that presents another in a style from here: found up the chain of parents.
  private final func presenter(for style: ModalPresentationStyle) -> ViewController {
    let around = Array(sequence(first: self, next: \.parent))
    let context = style.isContextual ? around.first(where: \.definesPresentationContext) : nil
    return context ?? around[around.count - 1]
  }

  private final func preparePresentation(
    by presenter: ViewController, from source: ViewController
  ) -> PresentationController {
    // Unless somebody asked for the presentation, an automatic one covers the window.
    let isPopover = modalPresentationStyle == .popover
    let presentation =
      preparedPresentation ?? (isPopover ? preparePresentation() : nil)
      ?? customPresentation(by: presenter, from: source)
      ?? PresentationController(presentedViewController: self, presenting: presenter)
    heldPresentation = presentation
    presentation.presentingViewController = presenter
    ownPresenting = presenter
    presenter.ownPresented = self
    return presentation
  }

  final func customPresentation(
    by presenter: ViewController?, from source: ViewController
  ) -> PresentationController? {
    guard modalPresentationStyle == .custom else { return nil }
    return transitioningDelegate?.presentationController(
      forPresented: self, presenting: presenter, source: source)
  }

  private final func begin(
    _ presentation: PresentationController, in window: Window, _ animated: Bool
  ) {
    let controller = presentation.presentedViewController
    let style = controller.modalPresentationStyle
    let place = style.isContextual ? view.convert(view.bounds, to: nil) : window.bounds
    let container = View(frame: place)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = presentation
    presentation.containerView = container
    window.addSubview(container)
    // Keys would go on to reach what lies behind.
    if let covered = viewIfLoaded { window.loadedInput?.losesKeys(covered) }
    container.interestDidChange()
    presentation.presentationTransitionWillBegin()
    // The view is loaded before the covered one is told of anything.
    _ = controller.view
    controller.kept.move = .presented
    if style.coversPresenter { beginDisappearing(animated: animated) }
    controller.install(in: container, animated: animated)
    controller.view.frame = presentation.frameOfPresentedViewInContainerView
    if animated,
      let animator = controller.transitioningDelegate?.animationController(
        forPresented: controller, presenting: self, source: self)
    {
      Transition(animator, of: presentation, in: container, by: self, isPresenting: true).run()
    }
    defer { presentation.presentationTransitionDidEnd(true) }
    guard style.coversPresenter else { return }
    presentation.coveredPlace = CoveredPlace(of: view)
    view.removeFromSuperview()
    endDisappearing(animated: animated)
  }
}
