// SPDX-License-Identifier: MIT

public import Foundation

/// The delegate of an app, which is notified of its launch and its end; every method has a default.
///
/// Apple counterpart: `NSApplicationDelegate` · Source: AppKit reference · Fidelity: approximate,
/// only methods for launching and terminating
@preconcurrency @MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called once after the app's first update; the notification's object is the app.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Asks whether the app may end; the default returns `terminateNow`.
  ///
  /// With any other answer the app keeps running.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Called before the app ends; the notification's object is the app.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Called once after the app's first update; the default does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Asks whether the app may end; the default returns `terminateNow`, so that it ends.
  public func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply { .terminateNow }
  /// Called before the app ends; the default does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}

extension NSApplication {
  /// The name of the notification posted after the app's first update; its object is the app.
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
}
