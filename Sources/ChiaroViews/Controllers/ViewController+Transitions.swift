// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ViewController {
  /// Announces the traits that come with the next update, where they differ from those in force.
  ///
  /// - Parameters:
  ///   - inherited: what will be in force around the controller
  ///   - coordinator: what the controllers hand their closures to
  final func announce(_ inherited: TraitCollection, _ coordinator: TransitionCoordinator) {
    let new = traits(inheriting: inherited)
    var change = new.difference(from: scope.traits)
    change.subtract(.tint)
    if !change.isEmpty {
      if type(of: self) != ViewController.self {
        TraitChangeLog.note("willTransition", on: self, from: scope.traits, to: new)
      }
      willTransition(to: new, with: coordinator)
    }
    presentedViewController?.announcePresented(coordinator)
  }

  private final func announcePresented(_ coordinator: TransitionCoordinator) {
    guard let presentationController, let window = viewIfLoaded?.window else { return }
    announce(
      presentationController.traits(inheriting: window.prospectiveTraits), coordinator)
  }
}

extension TraitNode {
  /// What will be in force here where something else is in force around.
  final func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    guard let extras else { return inherited }
    return TraitCollection(traitsFrom: [inherited, extras.effectiveOverrides])
  }
}

extension Window {
  /// What will be in force in the window after the next update.
  final var prospectiveTraits: TraitCollection {
    guard let scene = windowScene, let screen = scene.screen else { return scope.traits }
    return traits(inheriting: scene.traits(inheriting: screen.prospectiveTraits))
  }
}
