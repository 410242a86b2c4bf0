// SPDX-License-Identifier: MIT

/// A collector of closures that run along with a change of traits, and after it.
///
/// Apple counterpart: `UIViewControllerTransitionCoordinator` · Source: UIViewController.h (S87) ·
/// Fidelity: approximate
@preconcurrency @MainActor
public final class TransitionCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds closures to run with the transition and after it.
  ///
  /// - Parameters:
  ///   - animation: runs as soon as the new traits are in force; nil for none
  ///   - completion: runs when the update is complete; nil for none
  public func animate(
    alongsideTransition animation: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

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
