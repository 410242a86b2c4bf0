// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// The status bar: S183 to S185.
@MainActor
@Suite("Status bar")
struct StatusBarTests {
  private final class Controller: ViewController {
    var child: ViewController?
    var style = StatusBarStyle.default
    var questions = 0
    override var childForStatusBarStyle: ViewController? { child }
    override var preferredStatusBarStyle: StatusBarStyle {
      questions += 1
      return style
    }
  }

  private let root = Controller()
  private let test: TestScreen

  init() { test = TestScreen(root: root) }

  @Test("S183: the raw values")
  func values() {
    #expect(StatusBarStyle.allCases.map(\.rawValue) == [0, 1, 3])
  }

  @Test("S184: automatic goes by the style of the controlling controller, not of the system")
  func automatic() {
    #expect(test.scene.statusBarStyle == .darkContent)
    root.overrideUserInterfaceStyle = .dark
    test.screen.update()
    #expect(test.scene.statusBarStyle == .lightContent)
    root.overrideUserInterfaceStyle = .unspecified
    test.switchStyle(to: .dark)
    #expect(test.scene.statusBarStyle == .lightContent)
  }

  @Test("S185: the last controller of the chain decides")
  func chain() {
    let (middle, last) = (Controller(), Controller())
    root.child = middle
    middle.child = last
    last.style = .lightContent
    #expect(test.scene.statusBarStyle == .lightContent)
    #expect([root.questions, middle.questions, last.questions] == [0, 0, 1])
  }

  @Test("S185: it is asked once more when it says so and when its traits change, only then")
  func questions() {
    #expect(test.scene.statusBarStyle == .darkContent)
    root.style = .lightContent
    #expect(test.scene.statusBarStyle == .darkContent)
    #expect(root.questions == 1)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(test.scene.statusBarStyle == .lightContent)
    #expect(root.questions == 2)
    test.switchStyle(to: .dark)
    #expect(test.scene.statusBarStyle == .lightContent)
    #expect(root.questions == 3)
  }

  @Test("S185: where Info.plist takes it from the controllers, the app decides")
  func application() {
    root.style = .lightContent
    test.scene.isStatusBarControlledByViewControllers = false
    #expect(test.scene.statusBarStyle == .darkContent)
    test.scene.applicationStatusBarStyle = .lightContent
    #expect(test.scene.statusBarStyle == .lightContent)
    #expect(root.questions == 0)
  }

  @Test(
    "what covers the screen decides, a sheet only when it says so",
    arguments: [
      (ModalPresentationStyle.fullScreen, false, StatusBarStyle.lightContent),
      (.pageSheet, false, .darkContent), (.pageSheet, true, .lightContent),
    ])
  func presented(
    _ presentation: ModalPresentationStyle, _ captures: Bool, _ expected: StatusBarStyle
  ) {
    let other = Controller()
    other.style = .lightContent
    other.modalPresentationStyle = presentation
    other.modalPresentationCapturesStatusBarAppearance = captures
    #expect(test.scene.statusBarStyle == .darkContent)
    root.present(other)
    #expect(test.scene.statusBarStyle == expected)
    root.dismiss()
    #expect(test.scene.statusBarStyle == .darkContent)
  }

  @Test("a status bar of a scene draws in the style that the controllers want")
  func bar() {
    let bar = StatusBar(scene: test.scene)
    test.window.addSubview(bar)
    #expect(test.window.displayList.color(ofText: "9:41") == "#000000")
    test.switchStyle(to: .dark)
    #expect(test.window.displayList.color(ofText: "9:41") == "#FFFFFF")
    root.style = .darkContent
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(test.window.displayList.color(ofText: "9:41") == "#000000")
  }
}
