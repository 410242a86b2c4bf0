// SPDX-License-Identifier: MIT

package import ChiaroAppearance

extension View {
  /// The scope from which this view, or its controller, inherits.
  final var inheritedScope: TraitScope? {
    if let presentation { return presentation.scope }
    if let controller, let outer = controller.inheritedScope { return outer }
    return parent?.scope
  }

  /// Finds the scopes of the presentation, the controller and the view anew, from the top.
  final func resolveScopes(in round: UInt32) {
    if let presentation { presentation.resolveScope(in: round) }
    guard var base = inheritedScope ?? (self as? Window)?.outerScope else { return }
    if let controller {
      base = controller.ownScope(under: base, in: round)
      controller.scope = base
    }
    scope = ownScope(under: base, in: round)
  }

  /// How much room text takes on the view's stage.
  final var textMeasure: TextMeasure { scope.stage.textMeasure }

  /// Has text measured and set anew by what the other stage sets it with.
  final func stageDidChange() {
    guard !hooks.isDisjoint(with: [.content, .draw, .layout]) else { return }
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension TraitNode {
  /// Sets what the kind of environment itself says of its traits, below what is overridden.
  package final func setIntrinsicTraits(_ traits: TraitCollection) {
    ensureExtras().intrinsic = traits
    setNeedsTraitUpdate()
  }

  /// Asks the views of this object for what a tracked method needs again.
  final func invalidate(_ needs: UpdateNeeds) {
    switch self {
    case let view as View: view.setNeeds(needs)
    case let controller as ViewController: controller.viewIfLoaded?.setNeeds(needs)
    case let presentation as PresentationController:
      presentation.containerView?.setNeeds(needs)
    default: break
    }
  }

  /// Does what follows from a change for every object of this kind, whether it listens or not.
  final func traitsDidChange(_ change: TraitMask, _ former: TraitCollection) {
    var needs = UpdateNeeds()
    if change.affectsColors {
      if hooks.contains(.layout) { needs.insert(.layout) }
      if hooks.contains(.updateConstraints) { needs.insert(.constraints) }
      if hooks.contains(.draw) { needs.insert(.display) }
    }
    if !needs.isEmpty { invalidate(needs) }
    guard let view = self as? View else { return }
    if hooks.contains(.appearance) { view.appearanceDidChange(change) }
    if hooks.contains(.tintColorDidChange), view.tintDiffers(from: former) {
      TraitTracking.untracked(self) { view.tintColorDidChange() }
    }
  }
}

extension View {
  /// Whether the tint looks otherwise than before: another color, mode or value.
  fileprivate final func tintDiffers(from former: TraitCollection) -> Bool {
    let (new, old) = (scope.traits, former)
    return new.tint != old.tint
      || DynamicColor.tintColor.resolved(with: new) != DynamicColor.tintColor.resolved(with: old)
  }
}
