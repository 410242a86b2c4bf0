// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViewsTestSupport
import Foundation
import Testing

@testable import ChiaroControls
@testable import ChiaroViews

/// What an update does after input: only what changed is drawn anew.
@MainActor
@Suite("Costs of input")
struct InputCostTests {
  /// A page with one of everything and twenty labels, in a scroll view.
  @MainActor
  final class Stage {
    let test = TestScreen()
    let page = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    let button = Button(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    let hand: Hand

    init() {
      hand = Hand(test.window)
      page.contentSize = CGSize(width: 390, height: 1000)
      page.delaysContentTouches = false
      for index in 0..<20 {
        let label = Label(text: "label \(index)")
        label.frame.origin = CGPoint(x: 240, y: CGFloat(index) * 30)
        page.addSubview(label)
      }
      let toggle = Switch(frame: CGRect(x: 20, y: 70, width: 51, height: 31))
      let slider = Slider(frame: CGRect(x: 20, y: 120, width: 200, height: 31))
      let field = TextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
      for view in [button, toggle, slider, field] as [View] { page.addSubview(view) }
      test.root.view.addSubview(page)
      _ = test.window.displayList
    }

    /// The classes of all objects of which an update asks anything after something happened.
    func asked(_ happens: () -> Void) -> String {
      happens()
      let costs = UpdateCosts { ContinuousClock.now }
      UpdateCosts.current = costs
      _ = test.window.displayList
      UpdateCosts.current = nil
      let names = costs.slowest(.max).map { cost in
        String((cost.object.split(separator: "/").last ?? "").prefix { $0 != "[" })
      }
      return names.sorted().joined(separator: " ")
    }
  }

  @Test("everything is asked once when a page comes, and nothing when nothing happens")
  func first() {
    let stage = Stage()
    #expect(stage.asked {} == "")
    stage.test.root.view.addSubview(Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(stage.asked {}.contains("Button"))
  }

  @Test(
    "a step of input draws what it changes, and nothing else",
    arguments: [
      ("down 60 40", "Button"), ("down 60 40, up 60 40", "Button"), ("down 30 80", "Switch"),
      ("down 30 80, up 30 80", "Switch"), ("down 34 135, drag 80 135", "Slider"),
      ("down 60 180, up 60 180", "TextField"), ("hover 30 80", ""), ("hover 300 10", ""),
      ("down 300 350, drag 300 300, drag 300 200", ""), ("down 5 350, up 5 350", ""),
    ])
  func steps(_ script: String, _ asked: String) {
    let stage = Stage()
    let result = stage.asked { #expect(throws: Never.self) { try stage.hand.play(script) } }
    #expect(result == asked)
  }

  @Test("frames of momentum and turns of a wheel draw nothing anew")
  func scrolling() {
    let stage = Stage()
    stage.hand.drag((300, 350), (300, 250))
    for _ in 0..<10 { #expect(stage.asked { stage.hand.wait(Hand.frame) } == "") }
    #expect(stage.page.contentOffset.y > 100)
    #expect(stage.asked { stage.hand.scroll(10, 10, by: CGSize(width: 0, height: -40)) } == "")
  }

  @Test("going from one control to the next with the keyboard draws those two")
  func focus() {
    let stage = Stage()
    #expect(stage.asked { stage.hand.key(.tab) } == "Button")
    #expect(stage.asked { stage.hand.key(.tab) } == "Button Switch")
    #expect(stage.asked { stage.test.window.handle(KeyEvent(.down, .space)) } == "Switch")
  }

  @Test("a button that is hovered over is drawn anew where pointers are at home")
  func hovering() {
    let stage = Stage()
    stage.test.change { $0.userInterfaceIdiom = .pad }
    _ = stage.test.window.displayList
    #expect(stage.asked { stage.hand.hover(60, 40) } == "Button")
    #expect(stage.asked { stage.hand.hover(61, 40) } == "")
    #expect(stage.asked { stage.hand.hover(300, 40) } == "Button")
    #expect(stage.asked { stage.hand.hover(30, 80) } == "")
    stage.test.change { $0.userInterfaceIdiom = .phone }
    _ = stage.test.window.displayList
    #expect(stage.asked { stage.hand.hover(60, 40) } == "")
  }
}
