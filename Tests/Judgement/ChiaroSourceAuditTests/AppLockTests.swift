// SPDX-License-Identifier: MIT

import ChiaroFindings
import ChiaroSource
import ChiaroSourceAudit
import Testing

/// What an Xcode project says of the style of all its apps.
@Suite("Locks of an Xcode project")
struct ProjectLockTests {
  private static let style = "INFOPLIST_KEY_UIUserInterfaceStyle = "
  private static let app = "productType = \"com.apple.product-type.application\";\n"

  @Test(
    "a style that each configuration of each app has is that of all",
    arguments: [
      ("\(style)Light;\n\(style)Light;\n\(app)", "App.xcodeproj", true),
      ("\(style)light;\n\(style)light;\n\(app)", "App.xcodeproj", true),
      ("\(style)Light;\n\(app)", "App.xcodeproj", false),
      ("\(style)Light;\n\(style)Dark;\n\(app)", "App.xcodeproj", false),
      ("\(style)Light;\n\(style)Light;\n\(app)\(app)", "App.xcodeproj", false),
      ("\(style)Light;\n\(style)Light;\n\(app)", "Other/Other.xcodeproj", false),
      (app, "App.xcodeproj", false),
    ])
  func all(_ settings: String, _ project: String, _ isLocked: Bool) {
    let code = """
      class A: UITableViewCell { func set() { titleLabel.textColor = .black } }
      """
    let answer = SourceAuditor.audit(
      [
        ("\(project)/project.pbxproj", Array(settings.utf8)),
        ("App/A.swift", Array(code.utf8)),
      ], only: ["fixed-color"])
    #expect(answer.findings.map { $0.standing < .likely } == [isLocked])
    #expect(answer.findings.map { $0.considers("one-style") } == [isLocked])
  }
}

/// An app that code makes light or dark, whatever happens, is told with its place and target.
@Suite("Apps that code locks to a style")
struct AppLockTests {
  private func locks(
    _ files: [(String, String)], _ apps: [SourceRequest.App]? = nil
  ) -> [AppLock] {
    let all = SourceRequest.App("App", project: "App.xcodeproj", files: Set(files.map(\.0)))
    return SourceAuditor.audit(
      files.map { ($0.0, Array($0.1.utf8)) }, apps: apps ?? [all]
    ).locks
  }

  /// A delegate whose method for the launch has a body.
  private static func launch(_ body: String, _ more: String = "") -> String {
    """
    class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: Options?
      ) -> Bool {
        \(body)
        return true
      }
      \(more)
    }
    """
  }

  private static let set = "window?.overrideUserInterfaceStyle = .light"

  @Test(
    "UIKit: what the app begins with sets one style, whatever happens",
    arguments: [
      (launch(set), "light"),
      (launch("self.window!.overrideUserInterfaceStyle = UIUserInterfaceStyle.dark"), "dark"),
      (launch("if #available(iOS 13.0, *) { \(set) }"), "light"),
      (launch("guard #available(iOS 13.0, *), let window else { return }\n\(set)"), "light"),
      (launch("if let window = window { window.overrideUserInterfaceStyle = .light }"), "light"),
      (
        launch(
          "UIApplication.shared.windows.forEach { $0.overrideUserInterfaceStyle = .light }"),
        "light"
      ),
      (
        launch(
          "for w in UIApplication.shared.windows { w.overrideUserInterfaceStyle = .dark }"),
        "dark"
      ),
      (launch("UIWindow.appearance().overrideUserInterfaceStyle = .light"), "light"),
      (launch("DispatchQueue.main.async { \(set) }"), "light"),
      (launch("setUp()", "func setUp() { style() }\nfunc style() { \(set) }"), "light"),
      (launch("window?.rootViewController?.overrideUserInterfaceStyle = .light"), "light"),
      (launch("#if os(iOS)\n\(set)\n#endif"), "light"),
      (launch("if settings.isLight { \(set) }"), nil),
      (launch("guard isOld else { return true }\n\(set)"), nil),
      (launch("#if STAGING\n\(set)\n#endif"), nil),
      (launch("if #available(iOS 13.0, *), isOld { \(set) }"), nil),
      (launch("window?.overrideUserInterfaceStyle = isOld ? .dark : .light"), nil),
      (launch("window?.overrideUserInterfaceStyle = theme.style"), nil),
      (launch("window?.overrideUserInterfaceStyle = saved ?? .light"), nil),
      (launch("login.onEnd = { self.\(set) }"), nil),
      (launch("", "func makeLight() { \(set) }"), nil),
      (launch("if isOld { setUp() }", "func setUp() { \(set) }"), nil),
      (launch("\(set)\n}\nfunc f() { window?.overrideUserInterfaceStyle = style"), nil),
      (launch("\(set)\n}\nfunc f() { window?.overrideUserInterfaceStyle = .dark"), nil),
      (launch("\(set)\n}\nfunc f() { window?.overrideUserInterfaceStyle = .unspecified"), nil),
      (launch("navigationController.overrideUserInterfaceStyle = .light"), nil),
      ("class Card: UIViewController { func viewDidLoad() { \(set) } }", nil),
      (launch("// \(set)"), nil),
    ] as [(String, String?)])
  func windows(_ text: String, _ style: String?) {
    #expect(
      locks([("App/AppDelegate.swift", text)]).map(\.style.rawValue) == [style].compactMap { $0 })
  }

  private static let root = "window?.rootViewController = Main()"
  private static let controller = """
    class Main: UIViewController {
      override func viewDidLoad() { overrideUserInterfaceStyle = .light }
    }
    """

  @Test(
    "a root controller, scenes, apps of AppKit and SwiftUI",
    arguments: [
      (launch(root) + controller, "light"),
      (launch("\(root)\nwindow?.rootViewController = Other()") + controller, nil),
      (launch("window?.rootViewController = Other()") + controller, nil),
      (
        """
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
            guard let windowScene = (scene as? UIWindowScene) else { return }
            let window = UIWindow(windowScene: windowScene)
            window.overrideUserInterfaceStyle = .dark
          }
        }
        """, "dark"
      ),
      (app("NSApp.appearance = NSAppearance(named: .aqua)"), "light"),
      (app("NSApplication.shared.appearance = .init(named: .darkAqua)"), "dark"),
      (app("NSApp.appearance = nil"), nil),
      (app("NSApp.appearance = NSAppearance(named: isDark ? .darkAqua : .aqua)"), nil),
      (app("panel.appearance = NSAppearance(named: .aqua)"), nil),
      (scene("ContentView().preferredColorScheme(.light)"), "light"),
      (scene("ContentView().environmentObject(store).preferredColorScheme(.dark)"), "dark"),
      (scene("ContentView().preferredColorScheme(isDark ? .dark : .light)"), nil),
      (scene("ContentView().preferredColorScheme(scheme)"), nil),
      (scene("ContentView().preferredColorScheme(nil)"), nil),
      (scene("if isOld { ContentView().preferredColorScheme(.light) }"), nil),
      (scene("ContentView().sheet { Card().preferredColorScheme(.light) }"), nil),
      (scene("ContentView()") + view("ContentView", ".light"), "light"),
      (scene("ContentView()") + view("Card", ".light"), nil),
      (scene("ContentView()") + view("ContentView", "scheme"), nil),
      (scene("Text(\"\").preferredColorScheme(.light)") + view("Card", "scheme"), nil),
      (scene("Text(\"\").preferredColorScheme(.light)") + view("Card", ".dark"), "light"),
    ] as [(String, String?)])
  func others(_ text: String, _ style: String?) {
    #expect(locks([("App/App.swift", text)]).map(\.style.rawValue) == [style].compactMap { $0 })
  }

  private static func app(_ body: String) -> String {
    """
    class AppDelegate: NSObject, NSApplicationDelegate {
      func applicationDidFinishLaunching(_ notification: Notification) { \(body) }
    }
    """
  }

  private static func scene(_ body: String) -> String {
    """
    import SwiftUI
    @main struct Main: App {
      var body: some Scene { WindowGroup { \(body) } }
    }

    """
  }

  private static func view(_ name: String, _ style: String) -> String {
    "struct \(name): View { var body: some View { Text(\"\").preferredColorScheme(\(style)) } }"
  }

  private static let constant = "UIUserInterfaceStyleLight"

  @Test(
    "Objective-C",
    arguments: [
      ("self.window.overrideUserInterfaceStyle = \(constant);", "light"),
      ("[self.window setOverrideUserInterfaceStyle:\(constant)];", "light"),
      ("[[self window] setOverrideUserInterfaceStyle:\(constant)];", "light"),
      (
        "if (@available(iOS 13.0, *)) { self.window.overrideUserInterfaceStyle = \(constant); }",
        "light"
      ),
      ("NSApp.appearance = [NSAppearance appearanceNamed:NSAppearanceNameDarkAqua];", "dark"),
      ("if (isOld) { self.window.overrideUserInterfaceStyle = \(constant); }", nil),
      ("if (isOld) self.window.overrideUserInterfaceStyle = \(constant);", nil),
      ("self.window.overrideUserInterfaceStyle = style;", nil),
      ("self.window.overrideUserInterfaceStyle = isOld ? other : \(constant);", nil),
      ("card.overrideUserInterfaceStyle = \(constant);", nil),
      ("[login end:^{ self.window.overrideUserInterfaceStyle = \(constant); }];", nil),
      ("return YES; }\n- (void)f { self.window.overrideUserInterfaceStyle = \(constant);", nil),
    ] as [(String, String?)])
  func objectiveC(_ body: String, _ style: String?) {
    let text = """
      @implementation OEXAppDelegate
      - (BOOL)application:(UIApplication *)application
          didFinishLaunchingWithOptions:(NSDictionary *)options {
        \(body)
        return YES;
      }
      @end
      """
    #expect(locks([("App/AppDelegate.m", text)]).map(\.style.rawValue) == [style].compactMap { $0 })
  }

  @Test("a lock names its target and place; other targets, and their settings, are no part of it")
  func targets() {
    let setting = Self.launch("window?.overrideUserInterfaceStyle = theme.style")
    let files = [("A/AppDelegate.swift", Self.launch(Self.set)), ("B/AppDelegate.swift", setting)]
    let apps = ["A", "B"].map {
      SourceRequest.App($0, project: "P.xcodeproj", files: ["\($0)/AppDelegate.swift"])
    }
    let found = locks(files, apps)
    #expect(found.map(\.target) == ["A"] && found.map(\.project) == ["P.xcodeproj"])
    #expect(found.map(\.place.file) == ["A/AppDelegate.swift"])
    #expect(found.map(\.place.line) == [6])
    #expect(locks(files) == [])
  }

  @Test(
    "what fails in the dark is doubtful in an app that code makes light",
    arguments: [
      (".preferredColorScheme(.light)", true), (".colorScheme(.light)", true),
      (".padding()", false),
    ])
  func moot(_ modifier: String, _ isLight: Bool) {
    let app = """
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View { var body: some View { Pages()\(modifier) } }
      """
    let cell = "class A: UITableViewCell { func set() { titleLabel.textColor = .black } }"
    let files = [("Main.swift", app), ("A.swift", cell)]
    let apps = [SourceRequest.App("App", project: "P", files: Set(files.map(\.0)))]
    let answer = SourceAuditor.audit(
      files.map { ($0.0, Array($0.1.utf8)) }, only: ["fixed-color"], apps: apps)
    #expect(answer.findings.map { $0.standing < .likely } == [isLight])
    #expect(answer.findings.map { $0.considers("locked-to-light") } == [isLight])
  }

  @Test("the finding on the forced style stays, and the answer has the lock")
  func answer() {
    let app = SourceRequest.App("App", project: "P", files: ["AppDelegate.swift"])
    let answer = SourceAuditor.audit(
      [("AppDelegate.swift", Array(Self.launch(Self.set).utf8))], apps: [app])
    #expect(answer.findings.map(\.rule).contains("forced-style"))
    let text = answer.json.text(.compact)
    #expect(text.contains(#""locks":[{"target":"App","project":"P","style":"light","place":"#))
  }
}
