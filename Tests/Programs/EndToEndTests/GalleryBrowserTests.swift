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
    let height = 44 * CGFloat(GalleryPage.all.count)
    let test = GalleryBrowserTests(CGSize(width: 610, height: height))
    for (index, page) in GalleryPage.all.enumerated() {
      test.tap(100, 44 * CGFloat(index) + 22)
      #expect(test.browser.index == index)
      let presented = test.browser.page?.presentedViewController
      #expect((presented != nil) == (page.presented != nil), "\(page.name)")
      // Above the sheet.
      if presented != nil { test.tap(100, 100) }
      #expect(test.browser.page?.presentedViewController == nil)
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
    browser.show(try Self.page("controls"))
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

  private static func page(_ name: String) throws -> Int {
    try #require(GalleryPage.all.firstIndex { $0.name == name })
  }

  @Test("rows of the settings are selected one at a time")
  func rows() throws {
    browser.show(try Self.page("lists"))
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

  @Test(
    "a page is as wide as its part of the window, from edge to edge",
    arguments: [300, 390, 900])
  func width(_ width: CGFloat) throws {
    let test = GalleryBrowserTests(CGSize(width: width, height: 1000))
    let room = width >= 610 ? width - 220 : width
    for index in GalleryPage.all.indices {
      test.browser.show(index)
      test.browser.page?.dismiss()
      test.screen.update()
      let page = try test.page
      #expect(page.convert(page.bounds, to: nil).maxX == width)
      #expect(page.bounds.size.width == room && page.bounds.height >= 844)
      let edges = page.subviews.filter { !$0.isHidden }.map(\.frame)
      let name = GalleryPage.all[index].name
      #expect(edges.allSatisfy { $0.minX >= 0 && $0.maxX <= room }, "\(name)")
      #expect(edges.map(\.maxX).max() ?? 0 >= room - 24)
    }
  }

  @Test("a narrow page of AppKit's holds all of its controls", arguments: [300, 390, 900])
  func narrowControls(_ width: CGFloat) throws {
    let test = GalleryBrowserTests(CGSize(width: width, height: 1000))
    for (index, page) in GalleryPage.all.enumerated() where page.makeWindow != nil {
      test.browser.show(index)
      test.screen.update()
      let room = try test.page.bounds.width
      let off = try test.placesOfParts().filter { $0.minX < 0 || $0.maxX > room }
      #expect(off.isEmpty, "\(page.name): \(off)")
      let shown = try test.page
      let content = try #require(shown.subviews.first)
      // From the top of the page, whichever way the content counts.
      let bottoms = content.subviews.map { $0.convert($0.bounds, to: shown).maxY }
      #expect(bottoms.max() ?? .infinity <= 844, "\(page.name)")
    }
  }

  @Test("a text size that is chosen on the page changes its text, and the page grows with it")
  func textSize() throws {
    browser.show(try Self.page("text"))
    screen.update()
    let label = try #require(try views(UILabel.self).first { $0.text == "secondaryLabel" })
    let before = (size: label.font.pointSize, height: label.frame.height)
    let control = try #require(try views(UISegmentedControl.self).first)
    let place = control.convert(
      CGPoint(x: control.bounds.width * 0.9, y: control.bounds.midY), to: nil)
    tap(place.x, place.y)
    screen.update()
    #expect(control.selectedSegmentIndex == 4)
    #expect(label.font.pointSize > before.size && label.frame.height > before.height)
    #expect(try page.bounds.height > 900)
  }

  @Test("from right to left, the list stands at the right, and every view of a page in a mirror")
  func mirrored() throws {
    for index in GalleryPage.all.indices {
      screen.environmentOverrides = UITraitCollection(layoutDirection: .leftToRight)
      browser.show(index)
      screen.update()
      let usual = try placesOfParts()
      screen.environmentOverrides = UITraitCollection(layoutDirection: .rightToLeft)
      screen.update()
      let width = try page.bounds.width
      let mirrored = usual.map {
        CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      let now = try placesOfParts()
      let off = zip(now, mirrored).filter { abs($0.minX - $1.minX) > 0.01 || $0.minY != $1.minY }
      #expect(
        off.isEmpty && now.count == mirrored.count, "\(GalleryPage.all[index].name): \(off)")
      #expect(try page.convert(CGPoint.zero, to: nil).x == 0)
    }
  }

  /// Where the views of the page stand, but for what is inside of lists, scroll views and controls,
  /// which have tests of their own.
  private func placesOfParts() throws -> [CGRect] {
    let page = try page
    func parts(of view: UIView) -> [UIView] {
      guard !(view is UIScrollView), !(view is UISegmentedControl) else { return [] }
      return view.subviews + view.subviews.flatMap(parts)
    }
    return parts(of: page).map { $0.convert($0.bounds, to: page) }.filter { !$0.isEmpty }
  }
}
