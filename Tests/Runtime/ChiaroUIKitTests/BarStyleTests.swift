// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroUIKit

/// A controller that wants light content.
private final class LightController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}

/// A navigation controller that leaves the status bar to its top controller.
private final class GenerousController: UINavigationController {
  override var childForStatusBarStyle: UIViewController? { topViewController }
}

/// The status bar over a navigation bar.
@MainActor
@Suite("Bar styles and the status bar")
struct BarStyleTests {
  private let stage = InputStage()

  private func style(_ controller: UIViewController) -> UIStatusBarStyle? {
    if stage.window.rootViewController !== controller {
      stage.window.rootViewController = controller
    }
    stage.screen.update()
    return stage.window.windowScene?.statusBarStyle
  }

  @Test("S185: a navigation controller's bar decides the status bar, not what it shows")
  func navigation() {
    let navigation = UINavigationController(rootViewController: LightController())
    #expect(style(navigation) == .darkContent)
    #expect(navigation.childForStatusBarStyle == nil)
    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    #expect(style(navigation) == .lightContent)
    #expect(navigation.navigationBar.overrideUserInterfaceStyle == .dark)
    navigation.navigationBar.barStyle = .default
    #expect(style(navigation) == .darkContent)
    stage.screen.systemTraits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(style(navigation) == .lightContent)
  }

  @Test("S185: without a bar the top controller decides")
  func hidden() {
    let navigation = UINavigationController(rootViewController: LightController())
    #expect(style(navigation) == .darkContent)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === navigation.topViewController)
    #expect(style(navigation) == .lightContent)
    navigation.setNavigationBarHidden(false, animated: false)
    #expect(style(navigation) == .darkContent)
  }

  @Test("S185: a subclass may leave it to the top controller, tabs leave it to the chosen one")
  func containers() {
    #expect(style(GenerousController(rootViewController: LightController())) == .lightContent)
    let tabs = UITabBarController()
    tabs.viewControllers = [LightController(), UIViewController()]
    #expect(style(tabs) == .lightContent)
  }

  @Test("the style of bars may come from an appearance proxy, under its former names too")
  func proxy() {
    defer { AppearanceProxy.removeAll() }
    UINavigationBar.appearance().barStyle = .blackOpaque
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(style(navigation) == .lightContent)
    #expect(UIBarStyle.blackTranslucent == .black && UIBarStyle(rawValue: 1) == .black)
    let bar = UIToolbar()
    bar.barStyle = .black
    #expect(bar.overrideUserInterfaceStyle == .dark)
  }
}
