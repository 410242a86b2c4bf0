// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews

// As AppKit declares it: never nil once there is an application.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase
/// The application.
///
/// Apple counterpart: `NSApp` · Source: AppKit reference · Fidelity: exact
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// An app: the windows on a screen, and the appearance that they inherit.
///
/// Apple counterpart: `NSApplication` · Source: AppKit reference (S199, S200, S202) · Fidelity:
/// approximate
@MainActor
open class NSApplication: NSAppearanceObservable {
  /// The application; made when it is first asked for.
  public static var shared: NSApplication { current ?? NSApplication() }
  private static var current: NSApplication?

  /// The screen that shows the app.
  public final let screen: Screen
  /// The appearance of everything in the app; nil follows the system's.
  public final var appearance: Appearance? {
    didSet { screen.override(with: appearance) }
  }
  /// The menu bar.
  public final var mainMenu: NSMenu?
  /// The app's windows, the one in front first.
  public final var windows: [NSWindow] { screen.windows.compactMap { $0 as? NSWindow } }
  /// What was done in a way that AppKit forbids or that does not show.
  public final internal(set) var diagnostics: [AppKitDiagnostic] = []

  /// Creates the app on a Mac's screen; it becomes `NSApp`.
  public convenience init() {
    self.init(
      screen: Screen(
        bounds: .init(x: 0, y: 0, width: 1440, height: 900),
        systemTraits: TraitCollection(userInterfaceIdiom: .mac)))
  }

  /// Creates the app on a screen; it becomes `NSApp`.
  public init(screen: Screen) {
    self.screen = screen
    screen.activate()
    Self.current = self
  }

  /// What holds the app's traits.
  public final var environment: TraitNode { screen }

  /// The appearance in force in the app.
  public final var effectiveAppearance: Appearance { Appearance(screen.traitCollection) }

  /// The system's appearance, whatever the app's is: that of the menu bar.
  final var systemAppearance: Appearance { Appearance(screen.systemTraits) }

  /// Updates every window that needs it.
  public final func updateWindows() { screen.update() }
}
