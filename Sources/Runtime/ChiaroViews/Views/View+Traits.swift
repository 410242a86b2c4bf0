// SPDX-License-Identifier: MIT

package import ChiaroAppearance

extension View {
  /// The scope from which this view, or its controller, inherits.
  final var inheritedScope: TraitScope? {
    if let presentation { return presentation.scope }
    if let controller, let outer = controller.inheritedScope { return outer }
    return parent?.scope
  }

  /// Resolves the scopes of the presentation, the controller and the view, in that order.
  final func resolveScopes(in round: UInt32) {
    if let presentation { presentation.resolveScope(in: round) }
    guard var base = inheritedScope ?? (self as? Window)?.outerScope else { return }
    if let controller {
      base = controller.ownScope(under: base, in: round)
      controller.scope = base
    }
    scope = ownScope(under: base, in: round)
  }

  /// Collects what the view, its controller and its presentation want to be told, and tells the
  /// views around.
  final func collectInterest() {
    var interest = Interest()
    interest.add(self)
    if let controller {
      interest.add(controller)
      interest.hooks.insert(.appearing)
    }
    if let presentation { interest.add(presentation) }
    self.interest = interest
    var view: View = self
    while let parent = view.parent {
      var below = view.interestBelow
      below.formUnion(view.interest)
      if parent.interestBelow.contains(below) { return }
      parent.interestBelow.formUnion(below)
      view = parent
    }
  }

  /// The measurement of text by the stage of the view.
  package final var textMeasure: TextMeasure { scope.stage.textMeasure }

  /// Requests that text be measured and drawn again after the view moved to another stage.
  final func stageDidChange() {
    guard !hooks.isDisjoint(with: [.content, .draw, .layout]) else { return }
    setNeedsDisplay()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}

extension TraitNode {
  /// Sets the traits that this kind of environment implies; trait overrides take precedence.
  package final func setIntrinsicTraits(_ traits: TraitCollection) {
    ensureExtras().intrinsic = traits
    setNeedsTraitUpdate()
  }

  /// Marks the views of this object as needing the updates whose tracked methods read the traits.
  final func invalidate(_ needs: UpdateNeeds) {
    switch self {
    case let view as View: view.setNeeds(needs)
    case let controller as ViewController: controller.viewIfLoaded?.setNeeds(needs)
    case let presentation as PresentationController:
      presentation.containerView?.setNeeds(needs)
    default: break
    }
  }

  /// Applies the effects of a trait change that every object of this kind has, registered or not.
  final func traitsDidChange(_ change: TraitMask, _ former: TraitCollection) {
    var needs = UpdateNeeds()
    if change.affectsColors {
      if hooks.contains(.layout) { needs.insert(.layout) }
      if hooks.contains(.updateConstraints) { needs.insert(.constraints) }
      if hooks.contains(.draw) { needs.insert(.display) }
    }
    if !needs.isEmpty { invalidate(needs) }
    guard let view = self as? View else { return }
    if hooks.contains(.tintColorDidChange), view.tintDiffers(from: former),
      !view.hasHeardOfTint(since: former)
    {
      TraitTracking.untracked(self) { view.tintColorDidChange() }
    }
  }
}

extension View {
  /// Returns whether the tint differs from before: another color, mode or resolved value.
  fileprivate final func tintDiffers(from former: TraitCollection) -> Bool {
    let (new, old) = (scope.traits, former)
    return new.tint != old.tint
      || DynamicColor.tintColor.resolved(with: new) != DynamicColor.tintColor.resolved(with: old)
  }
}
