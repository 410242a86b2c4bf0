// SPDX-License-Identifier: MIT

import Foundation

extension ViewController {
  /// Whether the view was taken out because a presentation covers it.
  final var isCovered: Bool { ownPresented?.heldPresentation?.coveredPlace != nil }

  /// Dismisses what the controller presents, and all that was presented from there.
  ///
  /// - Parameters:
  ///   - animated: the `animated` argument of the controllers' appearance callbacks
  ///   - returns: whether a view that was covered comes back
  final func endPresentations(animated: Bool, returns: Bool) {
    guard let presented = ownPresented else { return }
    let place = returns ? presented.heldPresentation?.coveredPlace : nil
    let chain = Array(sequence(first: presented, next: \.ownPresented)).reversed()
    for controller in chain {
      controller.kept.move = .dismissed
      controller.beginDisappearing(animated: animated)
    }
    if place != nil { beginAppearing(animated: animated) }
    let presentations = chain.compactMap(\.heldPresentation)
    for presentation in presentations { presentation.dismissalTransitionWillBegin() }
    if animated { for controller in chain { controller.animateDismissal() } }
    for controller in chain { controller.leavePresentation() }
    if let place {
      place.restore(view)
      settleAppearance(animated: animated)
    }
    for controller in chain { controller.endDisappearing(animated: animated) }
    for presentation in presentations { presentation.dismissalTransitionDidEnd(true) }
  }

  private final func animateDismissal() {
    guard let presentation = heldPresentation, let container = presentation.containerView,
      let presenter = presentation.presentingViewController,
      let animator = transitioningDelegate?.animationController(forDismissed: self)
    else { return }
    Transition(animator, of: presentation, in: container, by: presenter, isPresenting: false).run()
  }

  /// Takes the view out of its presentation, which is over.
  private final func leavePresentation() {
    viewIfLoaded?.removeFromSuperview()
    heldPresentation?.containerView?.removeFromSuperview()
    heldPresentation?.containerView = nil
    heldPresentation?.coveredPlace = nil
    heldPresentation?.dismissedController = self
    heldPresentation = nil
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
  }
}

/// The place of a view that is taken out while a presentation covers it.
@MainActor
struct CoveredPlace {
  private let superview: View?
  private let index: Int
  private let fillsSuperview: Bool

  /// Notes the place of a view.
  init(of view: View) {
    superview = view.superview
    index = view.superview?.children.firstIndex { $0 === view } ?? 0
    fillsSuperview = view.superview?.bounds == view.frame
  }

  /// Puts the view back, with the size that the place has by now if it filled it before.
  func restore(_ view: View) {
    guard let superview else { return }
    if fillsSuperview { view.frame = superview.bounds }
    superview.insertSubview(view, at: index)
  }
}
