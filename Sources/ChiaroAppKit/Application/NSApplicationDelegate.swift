// SPDX-License-Identifier: MIT

public import Foundation

/// Who is told what happens to an app; each method may be left out.
///
/// Apple counterpart: `NSApplicationDelegate` · Source: AppKit reference ·
/// Fidelity: approximate, of launching only
@MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// Called once, when the app is up to date for the first time; its object is the app.
  func applicationDidFinishLaunching(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
}

extension NSApplication {
  /// What is posted when the app is up to date for the first time; its object is the app.
  public static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification")
}
