// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroUIKit
import Foundation
import Testing

/// Code for Dark Mode as it is written for UIKit: the names and steps of "Supporting Dark Mode in
/// your interface" and of the WWDC 2019 talk "Implementing Dark Mode on iOS", written out.
@MainActor
@Suite("UIKit's code")
struct SeedCodeTests {
  /// A view that keeps a snapshot of a dynamic color, and renews it when it has to.
  final class SnapshotView: UIView {
    var border: CGColor?
    var updates = 0

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
        updateBorder()
      }
    }

    func updateBorder() {
      updates += 1
      traitCollection.performAsCurrent { border = UIColor.label.cgColor }
    }
  }

  private func makeWindow() -> (UIScreen, UIWindow) {
    let screen = UIScreen(systemTraits: UITraitCollection(userInterfaceStyle: .light))
    screen.activate()
    let window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = UIViewController()
    screen.update()
    return (screen, window)
  }

  @Test("a color by closure, and the three ways to its value")
  func colors() {
    let dynamicColor = UIColor { (traitCollection: UITraitCollection) -> UIColor in
      traitCollection.userInterfaceStyle == .dark ? .black : .white
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let first = dynamicColor.resolvedColor(with: dark)
    var second: CGColor?
    dark.performAsCurrent { second = dynamicColor.cgColor }
    let third = UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
      let savedTraitCollection = UITraitCollection.current
      UITraitCollection.current = dark
      defer { UITraitCollection.current = savedTraitCollection }
      return dynamicColor.cgColor
    }
    #expect(first == UIColor.black)
    #expect(second?.hexText == "#000000")
    #expect(third == second)
    #expect(UIColor(named: "a color that no catalog has") == nil)
  }

  @Test("a snapshot renewed in traitCollectionDidChange, and not for a size class")
  func snapshot() {
    let (screen, window) = makeWindow()
    let view = SnapshotView()
    window.rootViewController?.view.addSubview(view)
    screen.update()
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0.userInterfaceStyle = .dark }
    screen.update()
    #expect(view.border?.hexText == "#FFFFFF")
    #expect(view.updates == 1)
    screen.systemTraits = screen.systemTraits.modifyingTraits { $0.horizontalSizeClass = .compact }
    screen.update()
    #expect(view.updates == 1)
  }

  @Test("one controller in dark, the rest of the app as it is")
  func overriding() {
    let (screen, window) = makeWindow()
    let child = UIViewController()
    window.rootViewController?.addChild(child)
    window.rootViewController?.view.addSubview(child.view)
    child.overrideUserInterfaceStyle = .dark
    screen.update()
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test("traits by their types, registrations and overrides of iOS 17")
  func traits() {
    let (screen, window) = makeWindow()
    guard let view = window.rootViewController?.view else { return }
    var styles: [UIUserInterfaceStyle] = []
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previousTraitCollection: UITraitCollection) in
      styles.append(previousTraitCollection.userInterfaceStyle)
      styles.append(view.traitCollection[UITraitUserInterfaceStyle.self])
    }
    window.traitOverrides.userInterfaceStyle = .dark
    screen.update()
    #expect(styles == [.light, .dark])
    #expect(window.traitOverrides.contains(UITraitUserInterfaceStyle.self))
  }

  @Test("a view's layer is one object, and gives colors by the view's traits")
  func layer() {
    let (screen, window) = makeWindow()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer === view.layer)
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    window.addSubview(view)
    screen.update()
    #expect(view.layer.backgroundColor?.hexText == "#000000")
    #expect(screen.traitCollection.userInterfaceStyle == .light)
  }
}
