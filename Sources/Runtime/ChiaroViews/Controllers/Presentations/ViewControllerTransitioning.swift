// SPDX-License-Identifier: MIT

public import Foundation

/// A delegate that supplies animators, and the presentation controller for the `custom` style.
///
/// Apple counterpart: `UIViewControllerTransitioningDelegate` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate, without interactive transitions
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation controller for the style `custom`; nil for a plain presentation.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
  /// Returns the animator for a presentation; nil for no animation.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns the animator for a dismissal; nil for no animation.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Asks for the presentation controller for the style `custom`.
  ///
  /// The default returns nil, for a plain presentation.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
  /// Asks for the animator for a presentation; the default returns nil, for no animation.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Asks for the animator for a dismissal; the default returns nil, for no animation.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}

/// An animator that moves the views when a controller is presented or dismissed.
///
/// Apple counterpart: `UIViewControllerAnimatedTransitioning` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate, without interruptible animators
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration of the animation, in seconds; never called here.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Animates the views, and calls the context's `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Called after `completeTransition(_:)`, with its argument.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Called after `completeTransition(_:)`, with its argument; the default does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The views and controllers of a transition, which its animator receives.
///
/// Apple counterpart: `UIViewControllerContextTransitioning` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate, without interactive transitions
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of the transition.
  var containerView: View { get }
  /// Whether the transition is animated; always true here.
  var isAnimated: Bool { get }
  /// Whether the transition was canceled; always false here.
  var transitionWasCancelled: Bool { get }
  /// The style in which the controller is presented.
  var presentationStyle: ModalPresentationStyle { get }
  /// Ends the transition; the animator calls it when the animation is complete.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that the transition hides or shows; never nil here.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that the transition hides or shows; nil if it stays in place.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns the frame of a controller's view at the start; zero for a view that is to appear.
  func initialFrame(for controller: ViewController) -> CGRect
  /// Returns the frame of a controller's view at the end.
  func finalFrame(for controller: ViewController) -> CGRect
}

/// The key for a controller of a transition.
///
/// Apple counterpart: `UITransitionContextViewControllerKey` · Source:
/// UIViewControllerTransitioning.h · Fidelity: exact
public enum TransitionContextViewControllerKey: Sendable {
  /// The controller that disappears or is covered.
  case from
  /// The controller that appears or is uncovered.
  case to
}

/// The key for a view of a transition.
///
/// Apple counterpart: `UITransitionContextViewKey` · Source: UIViewControllerTransitioning.h ·
/// Fidelity: exact
public enum TransitionContextViewKey: Sendable {
  /// The view that disappears.
  case from
  /// The view that appears.
  case to
}

/// A transition between two controllers in a container.
final class Transition: ViewControllerContextTransitioning {
  let containerView: View
  let isAnimated = true
  let transitionWasCancelled = false
  let presentationStyle: ModalPresentationStyle
  private let animator: any ViewControllerAnimatedTransitioning
  private let (from, to): (ViewController, ViewController)
  private let isPresenting: Bool
  private let frame: CGRect

  /// Creates the transition of a presented controller.
  init(
    _ animator: any ViewControllerAnimatedTransitioning, of presentation: PresentationController,
    in container: View, by presenter: ViewController, isPresenting: Bool
  ) {
    let presented = presentation.presentedViewController
    (self.animator, self.isPresenting, containerView) = (animator, isPresenting, container)
    presentationStyle = presented.modalPresentationStyle
    (from, to) = isPresenting ? (presenter, presented) : (presented, presenter)
    frame = presentation.frameOfPresentedViewInContainerView
  }

  /// Moves the views.
  func run() { animator.animateTransition(using: self) }

  func completeTransition(_ didComplete: Bool) { animator.animationEnded(didComplete) }
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? from : to
  }
  func view(forKey key: TransitionContextViewKey) -> View? {
    key == .to ? isPresenting ? to.view : nil : isPresenting ? nil : from.view
  }
  func initialFrame(for controller: ViewController) -> CGRect {
    isPresenting && controller === to ? .zero : finalFrame(for: controller)
  }
  func finalFrame(for controller: ViewController) -> CGRect {
    let isPresented = (controller === to) == isPresenting
    return isPresented ? frame : controller.view.frame
  }
}
