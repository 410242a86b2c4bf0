// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Sheets and popovers, and how people end them.
@MainActor
@Suite("Presentations ended by hand")
struct PresentationInputTests {
  let test = TestScreen()
  let hand: Hand
  let controller = ViewController()

  init() { hand = Hand(test.window) }

  private var isPresented: Bool { test.root.presentedViewController != nil }
  private var frame: CGRect { controller.view.frame }

  private func presentSheet(_ height: CGFloat = 400) {
    controller.sheetPresentationController?.detent = .custom { _ in height }
    test.root.present(controller)
    test.screen.update()
  }

  private func presentPopover(of source: CGRect, _ size: CGSize) {
    let view = View(frame: source)
    test.root.view.addSubview(view)
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = view
    test.root.present(controller)
    test.screen.update()
  }

  @Test("keys do not reach what lies behind a sheet, nor a button that was hidden")
  func keysBehind() {
    var presses = 0
    let button = Button(
      configuration: .plain(), primaryAction: Action(title: "Open") { _ in presses += 1 })
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 40)
    test.root.view.addSubview(button)
    test.screen.update()
    func press() {
      test.window.handle(KeyEvent(.down, .return))
      test.window.handle(KeyEvent(.up, .return))
    }
    test.window.handle(KeyEvent(.down, .tab))
    press()
    #expect(presses == 1)
    button.isHidden = true
    press()
    #expect(presses == 1)
    button.isHidden = false
    test.window.handle(KeyEvent(.down, .tab))
    press()
    presentSheet()
    press()
    #expect(presses == 2)
  }

  @Test("a sheet stands at the bottom, elevated, with what is behind dimmed")
  func sheet() {
    presentSheet()
    #expect(frame == CGRect(x: 0, y: 444, width: 390, height: 410))
    #expect(controller.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(test.window.displayList.lines(of: "fill").contains("fill 0 0 390 844 #00000040"))
    for (detent, top) in [(.medium(), 422), (.large(), 10)]
      as [(SheetPresentationController.Detent, CGFloat)]
    {
      controller.sheetPresentationController?.detent = detent
      test.screen.update()
      #expect(frame.minY == top)
    }
  }

  @Test("a grabber stands at the top of a sheet, moves with it, and comes again with the next")
  func grabber() throws {
    let place = "fill 177 449 36 5"
    let isShown = { test.window.displayList.lines(of: "fill").contains { $0.hasPrefix(place) } }
    presentSheet()
    #expect(!isShown())
    controller.sheetPresentationController?.prefersGrabberVisible = true
    test.screen.update()
    #expect(isShown())
    try hand.play("down 100 500, drag 100 520, drag 100 560")
    test.screen.update()
    #expect(!isShown() && isPresented)
    test.root.dismiss()
    presentSheet()
    controller.sheetPresentationController?.prefersGrabberVisible = true
    test.screen.update()
    #expect(isShown())
    controller.sheetPresentationController?.prefersGrabberVisible = false
    test.screen.update()
    #expect(!isShown())
  }

  @Test(
    "a sheet is ended by a press above it, a pull down or the escape key, unless it is modal",
    arguments: [
      ("down 100 100, up 100 100", true), ("down 100 600, up 100 600", false),
      ("down 100 100, drag 100 600, up 100 600", true),
      ("down 100 500, drag 100 520, drag 100 560, up 100 560", true),
      ("down 100 500, drag 100 520, drag 100 800, drag 100 800, up 100 800", true),
      ("down 100 500, drag 100 480, drag 100 200, up 100 200", false),
      ("down 100 500, drag 130 500, drag 350 500, up 350 500", false),
    ])
  func ends(_ script: String, _ isOver: Bool) throws {
    presentSheet()
    controller.isModalInPresentation = true
    try hand.play(script)
    #expect(isPresented)
    hand.wait(2)
    test.screen.update()
    #expect(frame.minY == 444)
    controller.isModalInPresentation = false
    try hand.play(script)
    #expect(isPresented != isOver)
  }

  @Test("a sheet that is pulled a little comes back, and one whose pull is cancelled too")
  func back() {
    presentSheet()
    for cancels in [false, true] {
      hand.press(100, 500)
      hand.move(100, 520)
      hand.move(100, 560)
      test.screen.update()
      #expect(frame.minY == 484)
      hand.wait(0.2)
      if cancels { hand.send(.cancel, 0, 0) } else { hand.release(100, 560) }
      #expect(!hand.wait(2))
      test.screen.update()
      #expect(frame.minY == 444)
    }
    #expect(isPresented)
  }

  @Test("content that shows its beginning pulls the sheet, content further down scrolls")
  func scrolls() {
    let scroller = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    scroller.contentSize = CGSize(width: 390, height: 2000)
    controller.view.addSubview(scroller)
    presentSheet()
    scroller.contentOffset.y = 500
    hand.drag((100, 500), (100, 560), hold: 0.3)
    #expect(scroller.contentOffset.y < 500)
    #expect(frame.minY == 444)
    scroller.contentOffset.y = 0
    hand.drag((100, 500), (100, 400), hold: 0.3)
    #expect(scroller.contentOffset.y > 50)
    scroller.contentOffset.y = 0
    hand.drag((100, 500), (100, 800), hold: 0.3)
    #expect(!isPresented)
  }

  @Test(
    "a popover stands below its source, or above where there is more room, and in the window",
    arguments: [
      (
        CGRect(x: 100, y: 100, width: 100, height: 40),
        CGRect(x: 50, y: 146, width: 200, height: 150)
      ),
      (
        CGRect(x: 100, y: 780, width: 100, height: 40),
        CGRect(x: 50, y: 624, width: 200, height: 150)
      ),
      (CGRect(x: 0, y: 100, width: 40, height: 40), CGRect(x: 10, y: 146, width: 200, height: 150)),
      (
        CGRect(x: 350, y: 100, width: 40, height: 40),
        CGRect(x: 180, y: 146, width: 200, height: 150)
      ),
    ])
  func popover(_ source: CGRect, _ place: CGRect) {
    presentPopover(of: source, place.size)
    #expect(frame == place)
    #expect(controller.view.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("a popover is ended by a press beside it, and not by one in it")
  func beside() {
    presentPopover(
      of: CGRect(x: 100, y: 100, width: 100, height: 40), CGSize(width: 200, height: 150))
    hand.tap(100, 200)
    #expect(isPresented)
    hand.tap(300, 700)
    #expect(!isPresented)
    controller.isModalInPresentation = true
    presentPopover(
      of: CGRect(x: 100, y: 100, width: 100, height: 40), CGSize(width: 200, height: 150))
    hand.tap(300, 700)
    #expect(!hand.key(.escape))
    #expect(isPresented)
    controller.isModalInPresentation = false
    #expect(hand.key(.escape))
    #expect(!isPresented)
    #expect(!hand.key(.escape))
  }

  @Test("what is behind a presentation gets neither pointers nor the focus")
  func behind() {
    let (back, front) = (Switch(), Switch())
    back.frame.origin = CGPoint(x: 100, y: 100)
    front.frame.origin = CGPoint(x: 100, y: 100)
    test.root.view.addSubview(back)
    controller.view.addSubview(front)
    controller.isModalInPresentation = true
    presentSheet()
    hand.tap(110, 110)
    #expect(!back.isOn)
    hand.tap(110, 444 + 110)
    #expect(front.isOn)
    hand.key(.tab)
    hand.key(.tab)
    #expect(front.isFocused && !back.isFocused)
  }

  @Test("a sheet is as wide as its controller asks for, in the middle")
  func width() {
    controller.preferredContentSize.width = 290
    presentSheet()
    #expect(frame == CGRect(x: 50, y: 444, width: 290, height: 410))
    hand.tap(30, 700)
    #expect(!isPresented)
  }

  @Test("only a controller of the right style has a sheet or a popover")
  func styles() {
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController == nil)
    controller.modalPresentationStyle = .popover
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController != nil)
  }

  @Test("a popover fits into a window of any size", arguments: [0, 1, 15, 20, 30] as [CGFloat])
  func smallWindow(_ side: CGFloat) {
    test.window.frame.size = CGSize(width: side, height: side)
    presentPopover(of: CGRect(x: 0, y: 0, width: 5, height: 5), CGSize(width: 50, height: 50))
    #expect(test.window.bounds.contains(frame) || frame.isEmpty)
  }
}
