// SPDX-License-Identifier: MIT

import ChiaroInterpreter
import ChiaroUIKit
import Foundation

/// The app, as code asks it for its window and its state.
@MainActor
enum ApplicationNames {
  static let classes: [String: KitClass] = [
    "UIApplication": KitClass(
      upper: "UIResponder",
      properties: [
        "keyWindow": .computed(App.self) { _, kit in .some(window(kit)) },
        "windows": .computed(App.self) { _, kit in .array([window(kit)]) },
        "applicationState": .computed(App.self) { _, _ in Value.word("active") },
        "userInterfaceLayoutDirection": .computed(App.self) { _, _ in
          Value.word("leftToRight")
        },
        "preferredContentSizeCategory": .computed(App.self) { _, _ in Value.word("large") },
        "isIdleTimerDisabled": KitProperty(), "applicationIconBadgeNumber": KitProperty(),
        "shortcutItems": KitProperty(),
      ],
      methods: [
        "open": { _, _ in nil }, "canOpenURL": { _, _ in .bool(true) },
        "beginReceivingRemoteControlEvents": { _, _ in nil },
        "registerForRemoteNotifications": { _, _ in nil }, "sendAction": { _, _ in .bool(false) },
      ],
      statics: ["shared": { _, call in call.kit.value(call.kit.app, "UIApplication") }])
  ]

  /// The app of a screen.
  final class App {
    /// What code sees as the app's window, before the screen is in one.
    fileprivate var window: UIView?
  }

  private static func window(_ kit: Kit) -> Value {
    let window = kit.app.window ?? UIView(frame: CGRect(origin: .zero, size: kit.deviceSize))
    kit.app.window = window
    return kit.value(window, "UIWindow")
  }
}
