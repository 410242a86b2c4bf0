// SPDX-License-Identifier: MIT

import ChiaroAppearance

extension ViewController {
  /// Announces the traits of the next update if they differ from those in force.
  ///
  /// - Parameters:
  ///   - inherited: the traits that the controller will inherit
  ///   - coordinator: the coordinator that collects the controllers' closures
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
    ownPresented?.announcePresented(coordinator)
  }

  private final func announcePresented(_ coordinator: TransitionCoordinator) {
    guard let heldPresentation, let window = viewIfLoaded?.window else { return }
    announce(
      heldPresentation.traits(inheriting: window.prospectiveTraits), coordinator)
  }
}

extension TraitNode {
  /// Returns the traits that this object will have with other inherited traits.
  final func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    guard let extras else { return inherited }
    return TraitCollection(traitsFrom: [inherited, extras.effectiveOverrides])
  }
}

extension Window {
  /// The traits that the window will have after the next update.
  final var prospectiveTraits: TraitCollection {
    guard let scene = windowScene, let screen = scene.screen else { return scope.traits }
    return traits(inheriting: scene.traits(inheriting: screen.prospectiveTraits))
  }
}
