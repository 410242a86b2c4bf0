// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroViews
import Foundation

// As AppKit declares it: never nil once there is an application.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals, AlwaysUseLowerCamelCase
/// The shared application.
///
/// Apple counterpart: `NSApp` · Source: AppKit reference · Fidelity: exact, created at first access
@preconcurrency @MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// An app, which has windows and an appearance that they inherit.
///
/// Apple counterpart: `NSApplication` · Source: AppKit reference (statements S199, S200, S202) ·
/// Fidelity: approximate, runs no event loop
@preconcurrency @MainActor
open class NSApplication: NSAppearanceObservable {
  /// The event being handled or, between events, the last one; nil before the first event.
  public internal(set) final var currentEvent: NSEvent?
  /// The shared application, created at first access.
  public static var shared: NSApplication { current ?? NSApplication() }
  private static var current: NSApplication?

  /// The screen that shows the app's windows.
  public final let screen: Screen
  /// The appearance set on the app, which its windows inherit; nil to follow the system.
  public final var appearance: Appearance? {
    didSet { screen.override(with: appearance) }
  }
  /// The app's main menu; nil for none.
  ///
  /// No menu bar is shown here: the menu only performs the key equivalents of its items.
  public final var mainMenu: NSMenu?
  /// The windows of the app, frontmost first.
  public final var windows: [NSWindow] { screen.windows.compactMap { $0 as? NSWindow } }
  /// The windows that are not closed, which the app keeps.
  private final var heldWindows: [NSWindow] = []
  /// The problems recorded so far, without duplicates: uses of AppKit that are forbidden or have no
  /// visible effect.
  public private(set) final var diagnostics: [AppKitDiagnostic] = []
  /// The delegate, referenced weakly; nil for none.
  public final weak var delegate: (any NSApplicationDelegate)?
  private final var isLaunched = false
  /// The windows that `hide(_:)` hid; nil unless the app is hidden.
  final var concealedWindows: [NSWindow]?
  final var toldWindows = WindowsInFront()

  /// Creates an app on a Mac screen of 1440 by 900 points and makes it `NSApp`.
  public convenience init() {
    self.init(
      screen: Screen(
        bounds: .init(x: 0, y: 0, width: 1440, height: 900),
        systemTraits: TraitCollection(userInterfaceIdiom: .mac)))
  }

  /// Creates an app on a screen and makes it `NSApp`.
  public init(screen: Screen) {
    self.screen = screen
    screen.activate()
    Self.current = self
  }

  /// The object whose traits determine the effective appearance: the app's screen.
  public final var environment: TraitNode { screen }

  /// The appearance in force for the app.
  public final var effectiveAppearance: Appearance { Appearance(screen.traitCollection) }

  /// The appearance of the system, which the menu bar always has.
  final var systemAppearance: Appearance { Appearance(screen.systemTraits) }

  /// Keeps a window until it is closed.
  final func hold(_ window: NSWindow) {
    if !heldWindows.contains(where: { $0 === window }) { heldWindows.append(window) }
  }
  /// Leaves a window hidden when the app is shown again.
  final func forgetHidden(_ window: NSWindow) { concealedWindows?.removeAll { $0 === window } }
  /// Keeps a window no longer.
  final func letGo(of window: NSWindow) { heldWindows.removeAll { $0 === window } }

  /// Records a diagnostic, unless an equal one is recorded already.
  final func note(_ diagnostic: AppKitDiagnostic) {
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// Runs the first update of all windows, then notifies the delegate and posts
  /// `didFinishLaunchingNotification`.
  ///
  /// Later calls do nothing.
  public final func finishLaunching() {
    guard !isLaunched else { return }
    isLaunched = true
    updateWindows()
    let notification = Notification(name: Self.didFinishLaunchingNotification, object: self)
    delegate?.applicationDidFinishLaunching(notification)
    NotificationCenter.default.post(notification)
  }

  /// Runs pending updates of all windows.
  public final func updateWindows() { screen.update() }
}
