// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroRaster
import Foundation

extension View {
  /// What the view and those in it look like on paper, brought up to date.
  ///
  /// Paper is light: everything resolves in the light style, unless another is asked for or a view
  /// overrides the style for itself. In the end everything is as it was; those who listen to traits
  /// are told of both changes.
  ///
  /// Apple counterpart: what UIKit prints of a view · Source: Supporting Dark Mode in your
  /// interface (S207) · Fidelity: approximate
  public final func printedList(in style: UserInterfaceStyle = .light) -> DisplayList {
    let traits = TraitCollection(userInterfaceStyle: style)
    guard let cycle = updateCycle else { return listOffScreen(with: traits) }
    let former = ensureExtras().imposed
    ensureExtras().imposed = TraitCollection(traitsFrom: [former, traits])
    setNeedsTraitUpdate()
    cycle.run()
    let list = WindowList.list(of: self)
    ensureExtras().imposed = former
    setNeedsTraitUpdate()
    cycle.run()
    return list
  }

  /// What the view and those in it look like where they are, brought up to date.
  package final var displayedList: DisplayList {
    updateCycle?.run()
    return WindowList.list(of: self)
  }

  /// What the view and those in it look like in a window of traits that nobody sees.
  private final func listOffScreen(with traits: TraitCollection) -> DisplayList {
    var root: View = self
    while let parent = root.parent { root = parent }
    let former = root.scope.traits
    var list = DisplayList()
    root.stand(in: TraitCollection(traitsFrom: [former, traits])) {
      list = WindowList.list(of: self)
    }
    // A view remembers what was in force where it stood last.
    root.stand(in: former) {}
    return list
  }

  /// Puts the view into a window of its own meanwhile, and brings everything up to date there.
  private final func stand(in traits: TraitCollection, _ body: () -> Void) {
    let place = CGRect(origin: .zero, size: CGSize(width: frame.maxX, height: frame.maxY))
    let screen = Screen(bounds: place, systemTraits: traits)
    let window = Window(windowScene: WindowScene(screen: screen))
    window.addSubview(self)
    screen.update()
    body()
    removeFromSuperview()
  }
}
