// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// The appearances of bars: whose they are, and what of them is drawn.
@MainActor
@Suite("Bar appearances")
struct BarAppearanceTests {
  let test = TestScreen()

  /// The colors that a bar draws, as declared, in the order of its commands.
  private func colors(_ bar: Bar) -> [DynamicColor] {
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 96)
    test.root.view.addSubview(bar)
    test.screen.update()
    defer { bar.removeFromSuperview() }
    return SetText.all(in: test.window).map(\.declared)
  }

  @Test("a bar keeps a copy, and follows what is changed of it")
  func copies() {
    let bar = NavigationBar()
    bar.title = "Title"
    let appearance = NavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: DynamicColor.systemRed]
    bar.standardAppearance = appearance
    appearance.titleTextAttributes = [.foregroundColor: DynamicColor.systemBlue]
    #expect(bar.standardAppearance !== appearance)
    #expect(colors(bar) == [.systemRed])
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: DynamicColor.systemGreen]
    #expect(colors(bar) == [.systemGreen])
    bar.titleTextAttributes = nil
    #expect(colors(bar) == [.label])
  }

  @Test("at the content's edge the appearance for it holds, else the titles of the standard one")
  func edges() {
    let bar = NavigationBar()
    bar.title = "Title"
    bar.standardAppearance.titleColor = .systemRed
    bar.isAtScrollEdge = true
    #expect(colors(bar) == [.systemRed])
    let edge = NavigationBarAppearance.opaqueBackground()
    edge.titleColor = .systemBlue
    bar.scrollEdgeAppearance = edge
    #expect(colors(bar) == [.systemBlue])
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemBackground)
    bar.isAtScrollEdge = false
    #expect(colors(bar) == [.systemRed])
    bar.prefersLargeTitles = true
    bar.standardAppearance.largeTitleTextAttributes = [.foregroundColor: DynamicColor.systemTeal]
    #expect(colors(bar) == [.systemTeal])
  }

  @Test("buttons take the attributes of their kind and state")
  func buttons() {
    let bar = NavigationBar()
    bar.rightItems = ["Plain", "Done", "Off"].map { BarButtonItem(title: $0) }
    bar.rightItems[1].style = .done
    bar.rightItems[2].isEnabled = false
    bar.backTitle = "Back"
    let appearance = NavigationBarAppearance()
    let kinds: [(BarButtonItemAppearance, DynamicColor)] = [
      (appearance.buttonAppearance, .systemRed), (appearance.doneButtonAppearance, .systemGreen),
      (appearance.backButtonAppearance, .systemIndigo),
    ]
    for (kind, color) in kinds { kind.normal.titleTextAttributes[.foregroundColor] = color }
    bar.standardAppearance = appearance
    #expect(colors(bar) == [.systemIndigo, .systemRed, .systemGreen, .tertiaryLabel])
    appearance.buttonAppearance.disabled.titleTextAttributes[.foregroundColor] =
      DynamicColor.systemBrown
    bar.standardAppearance = appearance
    #expect(colors(bar).last == .systemBrown)
    let tools = Toolbar()
    tools.items = [BarButtonItem(title: "Edit")]
    tools.standardAppearance.buttonAppearance.normal.titleTextAttributes = [
      .foregroundColor: DynamicColor.systemPink
    ]
    #expect(colors(tools) == [.systemPink])
  }

  @Test("tabs take the attributes of their state, and badges theirs")
  func tabs() {
    let bar = TabBar()
    bar.items = ["Sun", "Moon"].map { TabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?[1].badgeValue = "3"
    bar.selectedIndex = 0
    let appearance = TabBarAppearance()
    let look = appearance.stackedLayoutAppearance
    look.selected.titleTextAttributes = [.foregroundColor: DynamicColor.systemRed]
    look.normal.titleTextAttributes = [.foregroundColor: DynamicColor.systemGreen]
    look.normal.badgeTextAttributes = [.foregroundColor: DynamicColor.systemTeal]
    bar.standardAppearance = appearance
    #expect(colors(bar) == [.systemRed, .systemGreen, .systemTeal])
  }

  @Test("what one sort of background sets, another takes back")
  func backgrounds() {
    let appearance = BarAppearance()
    #expect(appearance.backgroundEffect != nil && appearance.shadowColor == .separator)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundEffect == nil)
    #expect(appearance.backgroundColor == .systemBackground)
    let copy = ToolbarAppearance(barAppearance: appearance)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    #expect(copy.backgroundColor == .systemBackground)
  }

  @Test("an item's own appearance comes before the bar's")
  func itemsFirst() {
    let content = TableViewController(style: .plain)
    content.title = "Title"
    let navigation = NavigationController(rootViewController: content)
    content.navigationItem.standardAppearance = NavigationBarAppearance()
    content.navigationItem.standardAppearance?.titleColor = .systemRed
    test.window.rootViewController = navigation
    test.screen.update()
    #expect(SetText.all(in: test.window).first { $0.string == "Title" }?.declared == .systemRed)
  }
}
