// SPDX-License-Identifier: MIT

public import Foundation

/// What presents a controller of the style `custom`, and moves views as it comes and goes.
///
/// Apple counterpart: `UIViewControllerTransitioningDelegate` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate, without interaction
@preconcurrency @MainActor
public protocol ViewControllerTransitioningDelegate: AnyObject {
  /// Returns the presentation of a controller of the style `custom`; nil for a plain one.
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController?
  /// Returns what moves views as a controller is presented; nil for none.
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
  /// Returns what moves views as a controller is dismissed; nil for none.
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)?
}

extension ViewControllerTransitioningDelegate {
  /// Returns nil.
  public func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? { nil }
  /// Returns nil.
  public func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { nil }
}

/// What moves views as a controller comes and goes.
///
/// Apple counterpart: `UIViewControllerAnimatedTransitioning` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol ViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the length of the motion, in seconds.
  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves the views, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any ViewControllerContextTransitioning)
  /// Called when the motion ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension ViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What is known of a transition by what moves its views.
///
/// Apple counterpart: `UIViewControllerContextTransitioning` · Source:
/// UIViewControllerTransitioning.h · Fidelity: approximate
@preconcurrency @MainActor
public protocol ViewControllerContextTransitioning: AnyObject {
  /// The view in which the views are moved.
  var containerView: View { get }
  /// Whether views move.
  var isAnimated: Bool { get }
  /// Whether the transition was broken off; always false here.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation.
  var presentationStyle: ModalPresentationStyle { get }
  /// Says that the motion ended.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller that goes or comes.
  func viewController(forKey key: TransitionContextViewControllerKey) -> ViewController?
  /// Returns the view that goes or comes; nil where it stays in place.
  func view(forKey key: TransitionContextViewKey) -> View?
  /// Returns where a controller's view is at first.
  func initialFrame(for controller: ViewController) -> CGRect
  /// Returns where a controller's view is at the end.
  func finalFrame(for controller: ViewController) -> CGRect
}

/// Which controller of a transition is meant.
///
/// Apple counterpart: `UITransitionContextViewControllerKey` · Source:
/// UIViewControllerTransitioning.h · Fidelity: exact
public enum TransitionContextViewControllerKey: Sendable {
  /// The one that goes, or is covered.
  case from
  /// The one that comes, or is uncovered.
  case to
}

/// Which view of a transition is meant.
///
/// Apple counterpart: `UITransitionContextViewKey` · Source: UIViewControllerTransitioning.h ·
/// Fidelity: exact
public enum TransitionContextViewKey: Sendable {
  /// The one that goes.
  case from
  /// The one that comes.
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
