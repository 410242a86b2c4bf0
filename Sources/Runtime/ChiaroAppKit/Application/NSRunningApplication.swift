// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import Foundation

/// A running program; only the current app is known here.
///
/// Apple counterpart: `NSRunningApplication` · Source: NSRunningApplication.h · Fidelity:
/// approximate, only the current app
@preconcurrency @MainActor
public final class NSRunningApplication {
  /// The current app.
  public static let current = NSRunningApplication()
  private init() {}
  /// Creates the running app with a process identifier; nil unless it is the identifier of this
  /// app.
  public convenience init?(processIdentifier pid: pid_t) {
    guard pid == ProcessInfo.processInfo.processIdentifier else { return nil }
    self.init()
  }

  /// The name of the app's process.
  public var localizedName: String? { ProcessInfo.processInfo.processName }
  /// The identifier of the app's main bundle; nil for none.
  public var bundleIdentifier: String? { Bundle.main.bundleIdentifier }
  /// The URL of the app's main bundle.
  public var bundleURL: URL? { Bundle.main.bundleURL }
  /// The URL of the app's executable.
  public var executableURL: URL? { Bundle.main.executableURL }
  /// The identifier of the app's process.
  public var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  /// Whether the app is active, which here means that it has a visible window.
  public var isActive: Bool { NSApplication.shared.isActive }
  /// Whether the app is hidden.
  public var isHidden: Bool { NSApplication.shared.isHidden }
  /// Whether the app has ended; always false.
  public var isTerminated: Bool { false }
  /// The icon of the app: the standard image named `NSImage.applicationIconName`.
  public var icon: NSImage? { NSImage(named: NSImage.applicationIconName) }
  /// Whether the app appears in the Dock and the menu bar; always `regular`.
  public var activationPolicy: NSApplication.ActivationPolicy { .regular }
  /// Asks to make the app active, and shows it if it is hidden; the desktop decides which app
  /// becomes active.
  ///
  /// Always returns true.
  @discardableResult
  public func activate(options: NSApplication.ActivationOptions = []) -> Bool {
    NSApplication.shared.activate(ignoringOtherApps: true)
    return true
  }
  /// Ends the app unless its delegate refuses; returns whether it ended.
  public func terminate() -> Bool { NSApplication.shared.end() }
}
