// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A menu; only one that pops up shows the appearance that it was given.
///
/// Apple counterpart: `NSMenu` · Source: AppKit reference (S200) · Fidelity: approximate
@MainActor
open class NSMenu: NSAppearanceCustomization {
  /// What stands above the menu.
  public final var title: String
  /// The menu in which this one stands.
  public final weak var supermenu: NSMenu?
  /// The appearance of the menu and the menus in it, when it pops up.
  public final var appearance: Appearance?

  /// Creates a menu.
  public init(title: String = "") { self.title = title }

  /// The system's for the menu bar; else what was set here or on a menu above, or the app's.
  public final var effectiveAppearance: Appearance {
    let chain = Array(sequence(first: self, next: \.supermenu))
    let app = NSApplication.shared
    if chain.contains(where: { $0 === app.mainMenu }) { return app.systemAppearance }
    guard let own = chain.lazy.compactMap(\.appearance).first else {
      return app.effectiveAppearance
    }
    return Appearance(app.screen.traitCollection.replacing(own))
  }
}

extension TraitCollection {
  /// The same environment in an appearance.
  func replacing(_ appearance: Appearance) -> TraitCollection {
    TraitCollection(traitsFrom: [self, appearance.traits])
  }
}
