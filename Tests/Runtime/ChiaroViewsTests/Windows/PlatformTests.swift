// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroViews
import ChiaroViewsTestSupport
import Testing

/// What is otherwise on a television and on a Mac.
@MainActor
@Suite("Platforms")
struct PlatformTests {
  final class Chooser: ViewController {
    var wish = UserInterfaceStyle.unspecified
    var chosen: ViewController?
    override var preferredUserInterfaceStyle: UserInterfaceStyle { wish }
    override var childViewControllerForUserInterfaceStyle: ViewController? { chosen }
  }

  private func screen(_ idiom: UserInterfaceIdiom, _ root: Chooser) -> Window {
    let screen = Screen(
      systemTraits: TraitCollection {
        $0.userInterfaceIdiom = idiom
        $0.userInterfaceStyle = .light
      })
    let window = Window(windowScene: WindowScene(screen: screen))
    window.makeKeyAndVisible()
    kept = screen
    window.rootViewController = root
    screen.update()
    return window
  }
  private final class Box { var screen: Screen? }
  private let box = Box()
  private var kept: Screen? {
    get { box.screen }
    nonmutating set { box.screen = newValue }
  }

  @Test("S77: on a television a controller prefers a style, elsewhere it does not")
  func television() {
    for (idiom, expected) in [(UserInterfaceIdiom.tv, UserInterfaceStyle.dark), (.phone, .light)] {
      let root = Chooser()
      root.wish = .dark
      let window = screen(idiom, root)
      #expect(root.view.traitCollection.userInterfaceStyle == expected)
      #expect(window.traitCollection.userInterfaceStyle == .light)
    }
  }

  @Test("S77: a child decides where there is one, and is asked when that is said")
  func chain() {
    let root = Chooser()
    let child = Chooser()
    child.wish = .dark
    let window = screen(.tv, root)
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    root.addChild(child)
    root.chosen = child
    kept?.update()
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    root.setNeedsUserInterfaceAppearanceUpdate()
    kept?.update()
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    root.chosen = nil
    root.wish = .unspecified
    root.setNeedsUserInterfaceAppearanceUpdate()
    kept?.update()
    #expect(root.view.traitCollection.userInterfaceStyle == .light)
    root.overrideUserInterfaceStyle = .dark
    root.wish = .light
    root.setNeedsUserInterfaceAppearanceUpdate()
    kept?.update()
    #expect(root.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.rootViewController === root)
  }

  @Test("S77: nobody says anything unless asked to")
  func defaults() {
    #expect(ViewController().preferredUserInterfaceStyle == .unspecified)
    #expect(ViewController().childViewControllerForUserInterfaceStyle == nil)
  }

  @Test(
    "S248: a Mac has the same names with its own labels and backgrounds",
    arguments: [
      (DynamicColor.label, UserInterfaceStyle.light), (.label, .dark),
      (.systemBackground, .dark), (.secondarySystemBackground, .light),
      (.secondarySystemBackground, .dark), (.systemGroupedBackground, .dark),
    ])
  func catalyst(color: DynamicColor, style: UserInterfaceStyle) {
    func value(_ idiom: UserInterfaceIdiom) -> String {
      color.resolved(
        with: TraitCollection {
          $0.userInterfaceIdiom = idiom
          $0.userInterfaceStyle = style
        }
      ).hexText
    }
    #expect(value(.mac) != value(.phone))
    #expect(value(.pad) == value(.phone))
  }

  @Test("S248: the Mac's setting is followed with the same code")
  func follows() {
    let root = Chooser()
    _ = screen(.mac, root)
    root.view.backgroundColor = .systemBackground
    kept?.systemTraits = TraitCollection {
      $0.userInterfaceIdiom = .mac
      $0.userInterfaceStyle = .dark
    }
    kept?.update()
    #expect(
      root.view.displayList(with: TraitCollection()).lines(of: "fill").first?
        .hasSuffix("#1E1E1E") == true)
  }
}
