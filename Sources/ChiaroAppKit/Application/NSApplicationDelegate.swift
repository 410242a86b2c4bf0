// SPDX-License-Identifier: MIT

public import Foundation

/// The methods by which an app reports events; all have empty defaults.
///
/// Apple counterpart: `NSApplicationDelegate` · Source: AppKit reference ·
/// Fidelity: approximate, of launching and ending
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called once after the app's first update; the notification's object is the app.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Returns whether the app may end; it may by default.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called before the app ends; the notification's object is the app.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Returns `terminateNow`.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

extension NSApplication {
  /// The notification posted after the app's first update; its object is the app.
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
}
