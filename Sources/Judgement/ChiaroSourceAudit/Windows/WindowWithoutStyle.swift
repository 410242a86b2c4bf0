// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource

/// Windows that follow the system in an app whose own window is locked to one style.
enum WindowWithoutStyle: SourceRule {
  static let description = RuleDescription(
    "Window without the app's style", .locked, guess: 0.6,
    summary: "The app's window has a fixed style, and another window follows the system.",
    reason: """
      `overrideUserInterfaceStyle` of a window is for that window alone. A message, a sheet or a \
      panel in a window of its own is dark in an app that is light, and what it shows was only \
      seen in the app's style.
      """,
    help: """
      Give the window the style of the app's, declare the style for all of the app \
      (`UIUserInterfaceStyle` in its property list), or let the app follow the system.
      """)

  static func check(_ file: FileFacts, in project: ProjectFacts, _ report: inout SourceReport) {
    for loose in project.looseWindows.windows where loose.file == file.path {
      report.add(
        loose.window.site,
        "Follows the system, while the app's window is always \(loose.style): this "
          + loose.window.type,
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
      "a message in a window of its own",
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
      "one that is given the style",
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
      "an app that follows the system",
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
