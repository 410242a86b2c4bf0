// SPDX-License-Identifier: MIT

/// Hands out what is to be done along with a change of traits, and after it.
///
/// Apple counterpart: `UIViewControllerTransitionCoordinator` · Source: UIViewController.h (S87) ·
/// Fidelity: approximate
@MainActor
public final class TransitionCoordinator {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Runs a closure when the new traits are in force, and another when everything is up to date.
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
