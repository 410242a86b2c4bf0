// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
import Foundation

extension View {
  /// Returns the display list of the view and its subviews as if the view inherited other traits.
  ///
  /// The view may be inside or outside of a window. It does not change, and observers are not
  /// notified: `draw(_:)` is called with the other traits while the layout is kept. Unspecified
  /// traits keep the values that the view inherits now; overrides of the view and its descendants
  /// stay in force. Use it to make snapshots in light and dark, for example for an app switcher,
  /// without affecting the live view.
  ///
  /// Apple counterpart: `drawHierarchy(in:afterScreenUpdates:)`, which knows one appearance only ·
  /// Source: this project · Fidelity: approximate, a display list rather than pixels
  public final func displayList(with traits: TraitCollection) -> DisplayList {
    if let cycle = updateCycle { cycle.run() } else { layoutIfNeeded() }
    let around = (inheritedScope ?? (self as? Window)?.outerScope ?? scope).traits
    return stage.performAsCurrent {
      WindowList.list(of: self, around: TraitCollection(traitsFrom: [around, traits]))
    }
  }

  /// Returns the display list for printing, by default in the light style at the base level.
  ///
  /// A view with a style override keeps that style.
  ///
  /// Apple counterpart: `viewPrintFormatter()` · Source: guide to supporting Dark Mode, "always
  /// adopt a light appearance for printed content" (statement S207) · Fidelity: approximate, a
  /// display list that is not divided into pages
  public final func printedDisplayList(
    with traits: TraitCollection = TraitCollection(userInterfaceStyle: .light)
  ) -> DisplayList {
    displayList(
      with: TraitCollection(traitsFrom: [TraitCollection(userInterfaceLevel: .base), traits]))
  }

  /// Returns a picture of the view and its subviews after pending changes and where motions end, in
  /// the view's size and without its own transform; nil for a view without any size.
  package final var currentPicture: PictureObject? {
    let list = displayList(with: TraitCollection())
    let traits = scope.traits
    return stage.performAsCurrent {
      GraphicsContext.picture(
        of: list, size: storedFrame.size, scale: CGFloat(max(1, traits.displayScale)),
        gamut: traits.displayGamut)
    }
  }

  /// Returns the scope that the view would have below another scope.
  final func scope(asIfUnder outer: TraitScope) -> TraitScope {
    let nodes: [TraitNode?] = [presentation, controller, self]
    let overrides = nodes.compactMap { $0?.extras?.effectiveOverrides }.filter { !$0.isEmpty }
    guard !overrides.isEmpty else { return outer }
    return TraitScope(
      TraitCollection(traitsFrom: [outer.traits] + overrides), stage: outer.stage)
  }
}
