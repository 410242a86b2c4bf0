// SPDX-License-Identifier: MIT

package import Foundation

/// A change of the activity of an app and of its scenes, which UIKit posts as notifications.
package enum ActivityChange: String, Sendable {
  case willEnterForeground = "WillEnterForeground"
  case didBecomeActive = "DidBecomeActive"
  case willResignActive = "WillResignActive"

  /// The name of the notification that the app posts.
  package var ofApplication: Notification.Name {
    Notification.Name("UIApplication\(rawValue)Notification")
  }
  /// The name of the notification that a scene posts.
  package var ofScene: Notification.Name {
    switch self {
    case .willEnterForeground: Notification.Name("UISceneWillEnterForegroundNotification")
    case .didBecomeActive: Notification.Name("UISceneDidActivateNotification")
    case .willResignActive: Notification.Name("UISceneWillDeactivateNotification")
    }
  }
}

extension Application {
  /// Tells the app's delegate, and the observers of the app's notification, of a change.
  package static func tell(_ change: ActivityChange) {
    main?.onActivityChange?(change)
    NotificationCenter.default.post(name: change.ofApplication, object: main)
  }
}

extension WindowScene {
  /// Tells the scene's delegate, and the observers of the scene's notification, of a change.
  package func tell(_ change: ActivityChange) {
    onActivityChange?(change)
    NotificationCenter.default.post(name: change.ofScene, object: self)
  }
}

extension Window {
  /// Tells the scene and the app that the window becomes active or stops to be; hidden ones do not.
  final func tell(_ change: ActivityChange) {
    guard !isHidden else { return }
    windowScene?.tell(change)
    Application.tell(change)
  }
}
