// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Items in bars that people press.
@MainActor
@Suite("Presses on bars")
struct BarInputTests {
  let test = TestScreen()
  let hand: Hand

  init() { hand = Hand(test.window) }

  /// Notes what was done.
  @MainActor
  final class Notes: TabBarDelegate {
    var told: [String] = []
    func item(_ title: String) -> BarButtonItem {
      BarButtonItem(title: title, primaryAction: Action { [unowned self] _ in told.append(title) })
    }
    func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
      told.append("\(item.title ?? "") at \(tabBar.selectedIndex ?? -1)")
    }
  }

  private func place(_ bar: Bar, height: CGFloat) {
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: height)
    test.root.view.addSubview(bar)
    test.screen.update()
  }

  // Letters are 8.5 points wide: Back ends at 61, Edit stands from 77 to 111, Add from 348.5.
  @Test(
    "the items of a navigation bar and the way back are pressed",
    arguments: [
      ("down 20 120, up 20 120", "Back"), ("down 60 120, up 60 120", "Back"),
      ("down 90 120, up 90 120", "Edit"), ("down 370 120, up 370 120", "Add"),
      ("down 345 120, up 345 120", "Add"), ("down 200 120, up 200 120", ""),
      ("down 370 120, drag 200 120, up 200 120", ""), ("down 370 120, cancel 0 0", ""),
      ("down 370 120, drag 200 120, drag 370 120, up 370 120", "Add"),
      ("down 90 120, drag 370 120, up 370 120", ""),
    ])
  func navigation(_ script: String, _ told: String) throws {
    let (bar, notes) = (NavigationBar(), Notes())
    bar.backTitle = "Back"
    bar.backAction = Action { _ in notes.told.append("Back") }
    bar.leftItems = [notes.item("Edit")]
    bar.rightItems = [notes.item("Add")]
    place(bar, height: 44)
    try hand.play(script)
    #expect(notes.told.joined(separator: ", ") == told)
    // From right to left the same is done in a mirror.
    notes.told = []
    test.change { $0.layoutDirection = .rightToLeft }
    try hand.play(mirrored(script))
    #expect(notes.told.joined(separator: ", ") == told)
  }

  /// A script whose places are as far from the right as they were from the left.
  private func mirrored(_ script: String) throws -> String {
    try script.split(separator: ", ").map { step in
      let words = step.split(separator: " ")
      return "\(words[0]) \(390 - (try #require(Double(words[1])))) \(words[2])"
    }.joined(separator: ", ")
  }

  @Test("an item is pale while it is pressed")
  func pale() {
    let (bar, notes) = (Toolbar(), Notes())
    bar.items = [notes.item("Left"), notes.item("Right")]
    place(bar, height: 44)
    hand.press(20, 120)
    #expect(test.window.displayList.color(ofText: "Left") == "#007AFF4D")
    #expect(test.window.displayList.color(ofText: "Right") == "#007AFF")
    hand.release(20, 120)
    #expect(test.window.displayList.color(ofText: "Left") == "#007AFF")
  }

  @Test("a tab bar chooses the part, and tells of it; one that cannot be used is left alone")
  func tabs() {
    let (bar, notes) = (TabBar(), Notes())
    bar.items = ["Trails", "Saved", "Profile"].map { TabBarItem(title: $0) }
    bar.items?[2].isEnabled = false
    bar.delegate = notes
    place(bar, height: 83)
    hand.tap(200, 120)
    hand.tap(350, 120)
    hand.tap(200, 175)
    #expect(notes.told == ["Saved at 1"])
    #expect(bar.selectedIndex == 1)
  }

  @Test("the keyboard goes along a bar with arrows")
  func keys() {
    let (bar, notes) = (Toolbar(), Notes())
    bar.items = ["One", "Two", "Three"].map(notes.item)
    bar.items?[1].isEnabled = false
    place(bar, height: 44)
    for key in [.leftArrow, .space, .rightArrow, .return, .rightArrow, .return] as [KeyEvent.Key] {
      #expect(!hand.key(key) || notes.told.isEmpty == false)
    }
    #expect(notes.told == [])
    hand.key(.tab)
    for key in [.leftArrow, .space, .rightArrow, .return, .rightArrow, .return] as [KeyEvent.Key] {
      #expect(hand.key(key))
    }
    #expect(notes.told == ["One", "Three", "Three"])
    #expect(test.window.displayList.lines(of: "stroke").count == 1)
  }

  @Test("from right to left, tabs are counted from the right, and arrows go where they point")
  func rightToLeft() {
    let (bar, notes) = (TabBar(), Notes())
    bar.items = ["Trails", "Saved", "Profile"].map { TabBarItem(title: $0) }
    bar.delegate = notes
    place(bar, height: 49)
    test.change { $0.layoutDirection = .rightToLeft }
    hand.tap(350, 120)
    hand.tap(20, 120)
    #expect(notes.told == ["Trails at 0", "Profile at 2"])
    notes.told = []
    hand.key(.tab)
    for key in [.leftArrow, .space, .rightArrow, .return] as [KeyEvent.Key] { hand.key(key) }
    #expect(notes.told == ["Saved at 1", "Trails at 0"])
  }

  @Test("an action may change the bar's items")
  func changes() {
    let bar = Toolbar()
    bar.items = [BarButtonItem(title: "Gone", primaryAction: Action { _ in bar.items = [] })]
    place(bar, height: 44)
    hand.tap(20, 120)
    hand.tap(20, 120)
    #expect(bar.items == [])
    let tabs = TabBar()
    tabs.items = [TabBarItem(title: "Gone", primaryAction: Action { _ in tabs.items = [] })]
    place(tabs, height: 49)
    hand.tap(20, 120)
    #expect(tabs.items == [])
  }
}
