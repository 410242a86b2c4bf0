// SPDX-License-Identifier: MIT

public import Foundation

extension NSApplication {
  /// The name of the notification that AppKit posts after the screens changed; never posted here.
  public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")
  /// The name of the notification that AppKit posts after the app became active; never posted here.
  public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The name of the notification that AppKit posts after the app became inactive; never posted
  /// here.
  public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The name of the notification that AppKit posts before the app becomes active; never posted
  /// here.
  public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// The name of the notification that AppKit posts before the app becomes inactive; never posted
  /// here.
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The name of the notification posted after `hide(_:)` hid the app; its object is the app.
  public static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
  /// The name of the notification posted after `unhide(_:)` showed the app; its object is the app.
  public static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
}
