// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A menu; its own appearance shows only if it pops up outside of the menu bar.
///
/// Apple counterpart: `NSMenu` · Source: AppKit reference (S200) · Fidelity: approximate
@MainActor
open class NSMenu: NSAppearanceCustomization {
  /// The title of the menu.
  public final var title: String
  /// The menu that contains this one as a submenu; nil for none.
  public final weak var supermenu: NSMenu?
  /// The appearance of the menu and its submenus when it pops up; nil inherits.
  public final var appearance: Appearance?

  /// Creates a menu with a title.
  public init(title: String = "") { self.title = title }

  /// The appearance in force for the menu.
  ///
  /// Menus of the menu bar have the system's; others have their own or a supermenu's, else the
  /// app's.
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
  /// Returns the traits, with those that the appearance specifies replaced.
  func replacing(_ appearance: Appearance) -> TraitCollection {
    TraitCollection(traitsFrom: [self, appearance.traits])
  }
}
