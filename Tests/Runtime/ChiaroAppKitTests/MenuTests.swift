// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroRaster
import ChiaroViewsTestSupport
import Testing

/// Menus that are open: their keys, their submenus, and what stands in them.
@MainActor
@Suite("Menus of AppKit")
struct MenuTests {
  /// Two items, of which the second has a submenu with one of its own.
  @MainActor
  private final class Bench: NSMenuDelegate {
    let test = TestApplication()
    var chosen: [String] = []
    var told: [String] = []
    let menu = NSMenu(title: "top")
    let side = NSMenu(title: "side")

    init() {
      let deep = NSMenu(title: "deep")
      for (menu, titles) in [(menu, ["a", "b"]), (side, ["c", "d"]), (deep, ["e"])] {
        menu.delegate = self
        for title in titles {
          let item = menu.addItem(withTitle: title, action: nil, keyEquivalent: "")
          item.onAction = { [unowned self] in chosen.append($0.title) }
        }
      }
      menu.items[1].submenu = side
      side.items[1].submenu = deep
    }
    func open() {
      menu.popUp(positioning: nil, at: .zero, in: test.content)
      test.app.updateWindows()
    }
    func menuWillOpen(_ menu: NSMenu) { told.append("+" + menu.title) }
    func menuDidClose(_ menu: NSMenu) { told.append("-" + menu.title) }
    /// The titles that are on the screen.
    var shown: Set<String> {
      test.app.updateWindows()
      return Set(test.window.displayList.texts.map(\.string))
    }
  }

  @Test("keys move through a menu and its submenus")
  func keys() {
    let samples: [(keys: [KeyEvent.Key], chosen: [String], shown: Set<String>)] = [
      ([.downArrow, .return], ["a"], []),
      ([.downArrow, .downArrow], [], ["a", "b"]),
      ([.upArrow, .rightArrow], [], ["a", "b", "c", "d"]),
      ([.upArrow, .return, .return], ["c"], []),
      ([.upArrow, .rightArrow, .upArrow, .rightArrow, .return], ["e"], []),
      ([.upArrow, .rightArrow, .leftArrow], [], ["a", "b"]),
      ([.downArrow, .rightArrow], [], ["a", "b"]),
      ([.upArrow, .rightArrow, .escape], [], []),
    ]
    for (index, sample) in samples.enumerated() {
      let bench = Bench()
      bench.open()
      for key in sample.keys { bench.test.window.handle(KeyEvent(.down, key)) }
      #expect(bench.chosen == sample.chosen && bench.shown == sample.shown, "sample \(index)")
    }
  }

  @Test("an item whose submenu is empty stays highlighted")
  func emptySubmenus() {
    for key in [KeyEvent.Key.return, .rightArrow] {
      let bench = Bench()
      bench.menu.items[0].submenu = NSMenu(title: "empty")
      bench.open()
      for key in [.downArrow, key] { bench.test.window.handle(KeyEvent(.down, key)) }
      #expect(bench.menu.items[0].isHighlighted && bench.shown == ["a", "b"])
    }
  }

  @Test("the pointer opens submenus, a press in one chooses; delegates are told of each")
  func pointer() {
    let bench = Bench()
    bench.open()
    let hand = Hand(bench.test.window)
    hand.hover(20, 40)
    #expect(bench.shown == ["a", "b", "c", "d"] && bench.menu.items[1].isHighlighted)
    hand.hover(20, 18)
    #expect(bench.shown == ["a", "b"] && !bench.menu.items[1].isHighlighted)
    hand.hover(20, 40)
    let left = (bench.test.window.subviews.last?.subviews.last?.frame.minX ?? 0) + 20
    hand.tap(left, 42)
    #expect(bench.chosen == ["c"] && bench.shown.isEmpty)
    #expect(bench.told == ["+top", "+side", "-side", "+side", "-side", "-top"])
  }

  @Test("a view stands in a menu in place of a title")
  func views() {
    let bench = Bench()
    let slider = NSSlider(value: 0, minValue: 0, maxValue: 1, target: nil, action: nil)
    slider.frame.size = NSSize(width: 150, height: 30)
    let item = NSMenuItem()
    item.view = slider
    bench.menu.insertItem(item, at: 0)
    bench.open()
    #expect(slider.window != nil && slider.enclosingMenuItem === item)
    #expect(slider.frame.width >= 150 && slider.frame.minY == 5)
    Hand(bench.test.window).tap(80, 20)
    #expect(slider.doubleValue > 0.2 && bench.chosen.isEmpty && !bench.shown.isEmpty)
    bench.menu.cancelTracking()
    #expect(slider.window == nil && bench.told.last == "-top")
  }

  @Test("items that are set take the place of those that were")
  func items() {
    let bench = Bench()
    let (old, new) = (bench.menu.items[0], NSMenuItem(title: "n", action: nil, keyEquivalent: ""))
    bench.menu.items = [new]
    #expect(bench.menu.items.map(\.title) == ["n"])
    #expect(old.menu == nil && new.menu === bench.menu)
  }
}
