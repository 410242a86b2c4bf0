// SPDX-License-Identifier: MIT

package import Foundation

extension Window {
  /// The name of the notification posted after a window was shown.
  package nonisolated static let shownNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// The name of the notification posted after a window was hidden.
  package nonisolated static let hiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")

  /// Tells that the window was shown or hidden.
  final func tellVisibility() {
    guard !isHidden || wasShown else { return }
    wasShown = true
    NotificationCenter.default.post(
      name: isHidden ? Self.hiddenNotification : Self.shownNotification, object: self)
  }
}
