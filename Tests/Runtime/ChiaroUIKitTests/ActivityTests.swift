// SPDX-License-Identifier: MIT

import ChiaroUIKit
import ChiaroViews
import Foundation
import Testing

/// What delegates and observers are told, in order.
@MainActor
private final class Told: UIApplicationDelegate, UISceneDelegate {
  var lines: [String] = []
  private var observers: [any NSObjectProtocol] = []

  /// Observes notifications of one object alone, as other tests have apps and scenes too.
  func observe(_ names: [Notification.Name], of object: AnyObject) {
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
          [weak self] notification in
          let name = notification.name.rawValue
          MainActor.assumeIsolated { self?.lines.append(name) }
        })
    }
  }

  func stop() { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
  func sceneWillEnterForeground(_ scene: UIScene) { lines.append("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { lines.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { lines.append("resign") }
}

@Suite("The activity of apps and scenes", .serialized)
@MainActor
struct ActivityTests {
  @Test("an app's delegate, and then who observes it, are told of launch and activity")
  func application() {
    let (application, told) = (UIApplication(), Told())
    let former = Application.main
    defer {
      Application.main = former
      told.stop()
    }
    let screen = UIScreen()
    application.add(screen)
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    told.observe(
      [
        UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
        UIApplication.willResignActiveNotification,
      ], of: application)
    application.launch(told)
    let start = [
      "UIApplicationDidFinishLaunchingNotification", "active",
      "UIApplicationDidBecomeActiveNotification",
    ]
    #expect(told.lines == start)
    // Nobody sees a hidden window come and go.
    window.isActive = false
    window.isActive = true
    #expect(told.lines == start)
    #expect(application.keyWindow == nil && application.applicationState == .background)
    window.makeKeyAndVisible()
    #expect(application.keyWindow === window && application.applicationState == .active)
    window.isActive = false
    #expect(application.applicationState == .inactive)
    window.isActive = true
    #expect(
      told.lines == start + [
        "resign", "UIApplicationWillResignActiveNotification", "active",
        "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("a scene's delegate, and then who observes it, are told of its activity")
  func scene() {
    let told = Told()
    defer { told.stop() }
    let scene = UIWindowScene(screen: UIScreen())
    let window = UIWindow(windowScene: scene)
    told.observe(
      [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
      ], of: scene)
    #expect(scene.activationState == .background)
    scene.connect(told)
    window.makeKeyAndVisible()
    #expect(scene.activationState == .foregroundActive)
    window.isActive = false
    #expect(scene.activationState == .foregroundInactive)
    #expect(
      told.lines == [
        "UISceneWillConnectNotification", "foreground", "UISceneWillEnterForegroundNotification",
        "active", "UISceneDidActivateNotification", "resign", "UISceneWillDeactivateNotification",
      ])
  }

  @Test("where a scene has a delegate the app's is told nothing of windows; its observers are")
  func delegatesOfBoth() {
    let (application, told, ofScene) = (UIApplication(), Told(), Told())
    let former = Application.main
    defer {
      Application.main = former
      told.stop()
    }
    let screen = UIScreen()
    application.add(screen)
    let scene = UIWindowScene(screen: screen)
    let window = UIWindow(windowScene: scene)
    application.launch(told)
    scene.connect(ofScene)
    window.makeKeyAndVisible()
    let names = [
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
    ]
    told.observe(names, of: application)
    window.isActive = false
    window.isActive = true
    #expect(ofScene.lines == ["foreground", "active", "resign", "active"])
    #expect(told.lines == ["active"] + names.reversed().map(\.rawValue))
  }

  @Test("fields and text views post when editing begins, changes the text, and ends")
  func editing() {
    let (stage, told) = (InputStage(), Told())
    defer { told.stop() }
    let (field, view) = (UITextField(), UITextView())
    told.observe(
      [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ], of: field)
    told.observe(
      [
        UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
        UITextView.textDidEndEditingNotification,
      ], of: view)
    for editor in [field, view] as [UIView] {
      stage.root.addSubview(editor)
      editor.becomeFirstResponder()
      stage.window.handle(TextInputEvent("a"))
      editor.resignFirstResponder()
    }
    field.text = "by the program"
    #expect(
      told.lines
        == ["UITextField", "UITextView"].flatMap { kind in
          ["BeginEditing", "Change", "EndEditing"].map { "\(kind)TextDid\($0)Notification" }
        })
  }

  @Test(
    "the interface of a device that lies on its left side is turned to the right",
    arguments: [
      (200.0, UIDeviceOrientation.portrait, UIInterfaceOrientation.portrait),
      (900.0, .landscapeLeft, .landscapeRight),
    ])
  func orientation(
    _ width: Double, _ device: UIDeviceOrientation, _ interface: UIInterfaceOrientation
  ) {
    let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: width, height: 400))
    screen.activate()
    #expect(UIWindowScene(screen: screen).interfaceOrientation == interface)
    #expect(UIDevice.current.orientation == device)
  }

  @Test("the direction of a view's content is that of its own traits, unless an attribute says it")
  func direction() {
    let view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    let stage = InputStage()
    stage.root.addSubview(view)
    _ = stage.window.displayList
    #expect(direction(of: view) == .rightToLeft && direction(of: stage.root) == .leftToRight)
    view.semanticContentAttribute = .forceLeftToRight
    #expect(direction(of: view) == .leftToRight)
  }

  private func direction(of view: UIView) -> UIUserInterfaceLayoutDirection {
    view.effectiveUserInterfaceLayoutDirection
  }
}
