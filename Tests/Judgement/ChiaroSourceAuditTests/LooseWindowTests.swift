// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// A lock of one window is not one of the windows that are made later.
@Suite("Windows outside of the app's lock")
struct LooseWindowTests {
  private static let lock = "window.overrideUserInterfaceStyle = .light"

  private static func delegate(_ lock: String = lock) -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Home()
        \(lock)
        self.window = window
        return true
      }
    }
    class Home: UIViewController {
      override func viewDidLoad() { view.backgroundColor = .white }
    }
    """
  }

  private static let controller = """
    class Message: UIViewController {
      let label = UILabel()
      override func viewDidLoad() {
        view.backgroundColor = .white
        label.textColor = .label
        view.addSubview(label)
      }
    }
    """

  private static func answer(_ files: [(String, String)]) -> SourceAnswer {
    let app = SourceRequest.App("App", project: "App.xcodeproj", files: Set(files.map(\.0)))
    return SourceAuditor.audit(files.map { ($0.0, Array($0.1.utf8)) }, apps: [app])
  }

  static let toasts = [
    "class Toast { var window: UIWindow?\nfunc show() {\nlet window = UIWindow(windowScene: scene)\n"
      + "window.rootViewController = Message()\nself.window = window } }",
    "class Toast { func show() {\nlet overlay = UIWindow(frame: bounds)\n"
      + "overlay.windowLevel = .alert\nlet shown = Message()\noverlay.rootViewController = shown } }",
    "class Panel: UIWindow {}\nclass Toast { lazy var panel: Panel = {\nlet panel = Panel()\n"
      + "panel.rootViewController = UINavigationController(rootViewController: Message())\n"
      + "return panel }() }",
    "enum Toast { static func show() {\nlet window = UIWindow()\n"
      + "window.rootViewController = Message() } }",
  ]

  @Test("a window without a style follows the system, and so does what it shows", arguments: toasts)
  func loose(_ text: String) {
    let answer = Self.answer([
      ("App/AppDelegate.swift", Self.delegate()), ("App/Toast.swift", text),
      ("App/Message.swift", Self.controller),
    ])
    let found = answer.findings.filter { $0.rule == "window-without-style" }
    #expect(found.map(\.location.file) == ["App/Toast.swift"])
    #expect(found.first?.related.map(\.file) == ["App/AppDelegate.swift"])
    let grounds = answer.findings.filter { $0.rule == "fixed-color" }
    #expect(grounds.contains { $0.location.file == "App/Message.swift" && $0.causes.isEmpty })
    #expect(!grounds.contains { $0.location.file == "App/AppDelegate.swift" && $0.causes.isEmpty })
  }

  static let otherApps = [
    // A style of its own, wherever it is set.
    (
      delegate(),
      "class Toast { func show() { let window = UIWindow()\n"
        + "window.overrideUserInterfaceStyle = .light\nwindow.rootViewController = Message() } }"
    ),
    (
      delegate(),
      "class Toast { var window: UIWindow?\nfunc show() { window = UIWindow()\n"
        + "window?.overrideUserInterfaceStyle = main.overrideUserInterfaceStyle } }"
    ),
    (
      delegate(),
      "class Panel: UIWindow { func setUp() { overrideUserInterfaceStyle = .light } }\n"
        + "class Toast { func show() { let panel = Panel() } }"
    ),
    (
      delegate(),
      "class Toast { func show() { let window = UIWindow()\n"
        + "window.rootViewController = Own() } }\nclass Own: UIViewController {\n"
        + "override func viewDidLoad() { overrideUserInterfaceStyle = .light } }"
    ),
    // A lock of all windows, and none.
    (
      delegate("UIWindow.appearance().overrideUserInterfaceStyle = .light"),
      "class Toast { func show() { let window = UIWindow() } }"
    ),
    (delegate(""), "class Toast { func show() { let window = UIWindow() } }"),
    // No window.
    (delegate(), "class Toast { func show() { let window = MessageWindow() } }"),
  ]

  @Test("a window with a style, or of an app without a lock, is not told", arguments: otherApps)
  func held(_ delegate: String, _ text: String) {
    let answer = Self.answer([
      ("App/AppDelegate.swift", delegate), ("App/Toast.swift", text),
      ("App/Message.swift", Self.controller),
    ])
    #expect(!answer.findings.contains { $0.rule == "window-without-style" })
  }

  @Test("the window that a coordinator makes for the app is the app's own")
  func coordinator() {
    let delegate = """
      class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = Coordinator()
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [Key: Any]?
        ) -> Bool {
          coordinator.window.overrideUserInterfaceStyle = .light
          return true
        }
      }
      """
    let answer = Self.answer([
      ("App/AppDelegate.swift", delegate),
      ("App/Coordinator.swift", "class Coordinator { let window = UIWindow() }"),
    ])
    #expect(!answer.findings.contains { $0.rule == "window-without-style" })
  }
}
