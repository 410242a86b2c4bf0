// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

@testable import Gallery

/// The gallery in a window, used by hand.
@MainActor
@Suite("Gallery browser")
struct GalleryBrowserTests {
  let screen: UIScreen
  let window: UIWindow
  let browser = GalleryBrowser()

  init() { self.init(GalleryBrowser.windowSize) }

  private init(_ size: CGSize) {
    screen = UIScreen(bounds: CGRect(origin: .zero, size: size))
    screen.activate()
    window = UIWindow(windowScene: UIWindowScene(screen: screen))
    window.makeKeyAndVisible()
    window.rootViewController = browser
    screen.update()
  }

  private func tap(_ x: CGFloat, _ y: CGFloat) {
    for phase in [PointerEvent.Phase.down, .up] {
      window.handle(PointerEvent(phase, at: CGPoint(x: x, y: y)))
    }
    screen.update()
  }

  /// Presses a place of the page, in the page's own points.
  private func tapPage(_ x: CGFloat, _ y: CGFloat) throws {
    let place = try page.convert(CGPoint(x: x, y: y), to: nil)
    tap(place.x, place.y)
  }

  private var page: UIView { get throws { try #require(browser.page).view } }

  /// The views of a kind on the page, in the order of the hierarchy.
  private func views<Kind: UIView>(_ kind: Kind.Type) throws -> [Kind] {
    func all(in view: UIView) -> [Kind] {
      (view as? Kind).map { [$0] } ?? view.subviews.flatMap(all)
    }
    return all(in: try page)
  }

  private func press(_ control: UIView) {
    let middle = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
    let place = control.convert(middle, to: nil)
    tap(place.x, place.y)
  }

  @Test("each row of the list shows its page, and the sheet where there is one")
  func pages() {
    for (index, page) in GalleryPage.all.enumerated() {
      tap(100, 44 * CGFloat(index) + 22)
      #expect(browser.index == index)
      let presented = browser.page?.presentedViewController
      #expect((presented != nil) == (page.presented != nil), "\(page.name)")
      // Above the sheet.
      if presented != nil { tap(100, 100) }
      #expect(browser.page?.presentedViewController == nil)
    }
  }

  @Test("the card of the home screen opens the sheet; a pull down ends it")
  func card() throws {
    try tapPage(195, 252)
    #expect(browser.page?.presentedViewController is SheetController)
    for (phase, y) in [(.down, 400), (.drag, 420), (.drag, 800), (.up, 800)]
      as [(PointerEvent.Phase, CGFloat)]
    {
      window.handle(PointerEvent(phase, at: CGPoint(x: 300, y: y), time: Double(y) / 1000))
    }
    #expect(browser.page?.presentedViewController == nil)
  }

  @Test("saving asks in a popover, in which lists are checked; a press beside ends it")
  func popover() throws {
    try tapPage(311, 665)
    let lists = try #require(browser.page?.presentedViewController as? SavedListsController)
    let table = try #require(lists.view.subviews.first as? UITableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    press(cell)
    #expect(cell.accessoryType == .checkmark && !cell.isSelected)
    press(cell)
    #expect(cell.accessoryType == .none)
    tap(20, 20)
    #expect(browser.page?.presentedViewController == nil)
  }

  @Test("buttons, switches, sliders, segments and fields of the pages react")
  func controls() throws {
    try tapPage(130, 665)
    let plan = try #require(try views(UIButton.self).first)
    #expect(plan.isSelected && plan.configuration?.title == "Walk Planned")
    browser.show(2)
    screen.update()
    let toggle = try views(UISwitch.self)[1]
    press(toggle)
    #expect(toggle.isOn)
    let slider = try views(UISlider.self)[0]
    let thumb = slider.convert(CGPoint(x: 13.5 + 0.3 * 323, y: 15), to: nil)
    for (phase, x) in [(.down, 0), (.drag, 64.6), (.up, 64.6)]
      as [(PointerEvent.Phase, CGFloat)]
    {
      window.handle(PointerEvent(phase, at: CGPoint(x: thumb.x + x, y: thumb.y)))
    }
    #expect(abs(slider.value - 0.5) < 0.001)
    #expect(try views(UIProgressView.self)[0].progress == slider.value)
    let field = try views(UITextField.self)[1]
    press(field)
    window.handle(TextInputEvent("Lake"))
    #expect(field.text == "Lake")
  }

  @Test("rows of the settings are selected one at a time")
  func rows() throws {
    browser.show(4)
    screen.update()
    let table = try #require(try views(UITableView.self).first)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 1))
    press(try #require(table.cellForRow(at: IndexPath(row: 1, section: 0))))
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("a narrow window has a bar with arrows and a popover, and its pages scroll")
  func narrow() throws {
    let test = GalleryBrowserTests(CGSize(width: 390, height: 700))
    test.tap(370, 680)
    #expect(test.browser.index == 1)
    test.browser.page?.dismiss()
    test.tap(20, 680)
    test.tap(20, 680)
    #expect(test.browser.index == 0)
    test.tap(195, 680)
    let list = try #require(test.browser.presentedViewController as? PageListController)
    let frame = list.view.convert(list.view.bounds, to: nil)
    test.tap(frame.midX, frame.minY + 44 * 7 + 22)
    #expect(test.browser.index == 7)
    #expect(test.browser.presentedViewController == nil)
    let scroller = try #require(test.browser.page?.view.superview as? UIScrollView)
    test.window.handle(
      ScrollEvent(at: CGPoint(x: 100, y: 100), delta: CGSize(width: 0, height: -1000)))
    #expect(scroller.contentOffset.y == 188)
  }
}
