// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster

extension View {
  /// What the view and everything in it would draw if these traits were in force around it.
  ///
  /// The view may be in a window or in none. Nothing of it changes and nobody is told: `draw(_:)`
  /// is called with other traits, layout stays as it is. What is left unspecified is as it is
  /// around the view; overrides of the view and of those in it stay in force. That is how pictures
  /// for a switcher of apps are made, in light and dark at once, while the live view goes on.
  ///
  /// Apple counterpart: `drawHierarchy(in:afterScreenUpdates:)`, which knows one appearance only ·
  /// Source: this project · Fidelity: approximate
  public final func displayList(with traits: TraitCollection) -> DisplayList {
    if let cycle = updateCycle { cycle.run() } else { layoutIfNeeded() }
    let around = (inheritedScope ?? (self as? Window)?.outerScope ?? scope).traits
    return stage.performAsCurrent {
      WindowList.list(of: self, around: TraitCollection(traitsFrom: [around, traits]))
    }
  }

  /// What the view draws on paper: in light, at base level, unless other traits are asked for.
  ///
  /// A view that overrides its style keeps it: it was set on purpose.
  ///
  /// Apple counterpart: `viewPrintFormatter()` · Source: guide to supporting Dark Mode, "always
  /// adopt a light appearance for printed content" (S207) · Fidelity: approximate
  public final func printedDisplayList(
    with traits: TraitCollection = TraitCollection(userInterfaceStyle: .light)
  ) -> DisplayList {
    displayList(
      with: TraitCollection(traitsFrom: [TraitCollection(userInterfaceLevel: .base), traits]))
  }

  /// The scope that the view would have below another.
  final func scope(asIfUnder outer: TraitScope) -> TraitScope {
    let nodes: [TraitNode?] = [presentation, controller, self]
    let overrides = nodes.compactMap { $0?.extras?.effectiveOverrides }.filter { !$0.isEmpty }
    guard !overrides.isEmpty else { return outer }
    return TraitScope(
      TraitCollection(traitsFrom: [outer.traits] + overrides), stage: outer.stage)
  }
}
