// SPDX-License-Identifier: MIT

public import Foundation

/// An object that collects closures to run during and after a change of traits or size.
///
/// Apple counterpart: `UIViewControllerTransitionCoordinator` · Source: UIViewController.h
/// (statement S87) · Fidelity: approximate, transitions are not animated
@preconcurrency @MainActor
public final class TransitionCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds closures to run during the transition and after it.
  ///
  /// - Parameters:
  ///   - animation: runs as soon as the new traits are in effect; nil for none
  ///   - completion: runs when the update is complete; nil for none
  public func animate(
    alongsideTransition animation: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  /// Adds closures to run during the transition and after it; they receive the coordinator.
  ///
  /// - Returns: always true, because the closures always run
  ///
  /// Apple counterpart: `animate(alongsideTransition:completion:)` · Source:
  /// UIViewControllerTransitionCoordinator.h · Fidelity: exact
  @discardableResult
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { animations.append { [unowned self] in animation(self) } }
    if let completion { completions.append { [unowned self] in completion(self) } }
    return true
  }

  /// The duration of the transition in seconds; always 0.
  public var transitionDuration: Double { 0 }
  /// Whether the transition was canceled; always false.
  public var isCancelled: Bool { false }
  /// Whether the transition is animated; always false.
  public var isAnimated: Bool { false }
  /// Whether a gesture drives the transition; always false.
  public var isInteractive: Bool { false }
  /// Whether a gesture drove the transition when it began; always false.
  public var initiallyInteractive: Bool { false }
  /// The progress of the transition, from 0 to 1; always 1.
  public var percentComplete: CGFloat { 1 }

  func traitsChanged() {
    let due = animations
    animations = []
    for animation in due { animation() }
  }

  func finish() {
    let due = completions
    completions = []
    for completion in due { completion() }
  }
}
