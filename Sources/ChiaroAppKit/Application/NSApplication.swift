// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
import Foundation

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
  /// What was done in a way that AppKit forbids or that does not show, each once.
  public private(set) final var diagnostics: [AppKitDiagnostic] = []
  /// Who is told what happens to the app; it is not kept alive.
  public final weak var delegate: (any NSApplicationDelegate)?
  private final var isLaunched = false

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

  /// Notes what was done in a way that AppKit forbids.
  final func note(_ diagnostic: AppKitDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Brings everything up to date for the first time and tells the delegate; later calls do
  /// nothing.
  public final func finishLaunching() {
    guard !isLaunched else { return }
    isLaunched = true
    updateWindows()
    let notification = Notification(name: Self.didFinishLaunchingNotification, object: self)
    delegate?.applicationDidFinishLaunching(notification)
    NotificationCenter.default.post(notification)
  }

  /// Updates every window that needs it.
  public final func updateWindows() { screen.update() }
}
