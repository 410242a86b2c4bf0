// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Windows that follow the system in an app whose own window is locked to one style.
enum WindowWithoutStyle: SourceRule {
  static let description = RuleDescription(
    "Window without the app's style", .locked, guess: 0.6,
    summary: "The app's window has a fixed style, and another window follows the system.",
    reason: """
      `overrideUserInterfaceStyle` works only for its own window. A message, sheet or panel in \
      another window turns dark in a light app, although its content was designed only for the \
      app's style.
      """,
    help: """
      Give the window the same style as the app's window, declare one style for the whole app \
      (`UIUserInterfaceStyle` in its property list), or let the app follow the system.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for loose in project.looseWindows.windows where loose.file == file.path {
      report.add(
        loose.window.site,
        "This \(loose.window.type) follows the system, but the app's window is always "
          + loose.style,
        appearance: loose.style == "light" ? "dark" : "light", related: [loose.lock],
        relation: .origins)
    }
  }

  private static let delegate = """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.overrideUserInterfaceStyle = .light
        window.rootViewController = Home()
        self.window = window
        return true
      }
    }
    """

  static let examples: [SourceExample] = [
    SourceExample(
      "the app's window is always light, and the message's window is not",
      """
      \(delegate)
      class Toast {
        var window: UIWindow?
        func show(in scene: UIWindowScene) {
          let window = UIWindow(windowScene: scene)  // ←
          window.rootViewController = ToastController()
          self.window = window
        }
      }
      """),
    SourceExample(
      "both windows have the same style",
      """
      \(delegate)
      class Toast {
        func show(in scene: UIWindowScene) {
          let window = UIWindow(windowScene: scene)
          window.overrideUserInterfaceStyle = .light
          window.rootViewController = ToastController()
        }
      }
      """),
    SourceExample(
      "no window has a fixed style",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      class Toast {
        func show(in scene: UIWindowScene) { window = UIWindow(windowScene: scene) }
      }
      """),
  ]
}
