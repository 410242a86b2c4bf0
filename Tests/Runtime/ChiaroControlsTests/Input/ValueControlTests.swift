// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Controls with a value, and how people change it.
@MainActor
@Suite("Values changed by hand")
struct ValueControlTests {
  let test = TestScreen()
  let hand: Hand

  init() { hand = Hand(test.window) }

  /// Puts a control at (100, 100) and counts its changes.
  private func place(_ control: Control, _ width: CGFloat, _ height: CGFloat) -> () -> Int {
    control.frame = CGRect(x: 100, y: 100, width: width, height: height)
    test.root.view.addSubview(control)
    test.screen.update()
    var count = 0
    control.addAction(Action { _ in count += 1 }, for: .valueChanged)
    return { count }
  }

  @Test(
    "a switch turns over when pressed, and follows a pull",
    arguments: [
      ("down 110 115, up 110 115", true, 1),
      ("down 110 115, drag 140 115, up 140 115", true, 1),
      ("down 140 115, drag 110 115, up 110 115", false, 0),
      ("down 110 115, drag 140 115, drag 110 115, drag 95 115, up 95 115", false, 0),
      ("down 110 115, drag 140 115, cancel 0 0", false, 0),
      ("down 110 115, drag 114 115, up 114 115", true, 1),
    ])
  func switches(_ script: String, _ isOn: Bool, _ changes: Int) throws {
    let control = Switch()
    let count = place(control, 51, 31)
    try hand.play(script)
    #expect(control.isOn == isOn)
    #expect(count() == changes)
  }

  @Test(
    "a slider follows its thumb; on a desktop a press beside it brings it there",
    arguments: [
      (.phone, "down 114 115, drag 200 115, up 200 115", 0.497),
      (.phone, "down 200 115, drag 250 115, up 250 115", 0),
      (.phone, "down 114 115, drag 400 115, drag 0 115, up 0 115", 0),
      (.phone, "down 120 115, drag 400 115, up 400 115", 1),
      (.mac, "down 200 115, up 200 115", 0.5),
      (.mac, "down 200 115, drag 286.5 115, up 286.5 115", 1),
    ] as [(UserInterfaceIdiom, String, Float)])
  func sliders(_ idiom: UserInterfaceIdiom, _ script: String, _ value: Float) throws {
    let slider = Slider()
    _ = place(slider, 200, 31)
    test.change { $0.userInterfaceIdiom = idiom }
    try hand.play(script)
    #expect(abs(slider.value - value) < 0.002)
  }

  @Test("a slider tells of every value, or of the last")
  func continuous() throws {
    let slider = Slider()
    let count = place(slider, 200, 31)
    hand.drag((114, 115), (200, 115), steps: 5)
    #expect(count() == 5)
    slider.isContinuous = false
    hand.drag((200, 115), (114, 115), steps: 5)
    #expect(count() == 6)
  }

  @Test(
    "segments are chosen where the pointer goes up",
    arguments: [
      ("down 110 110, up 110 110", 0, 0), ("down 380 110, up 380 110", 2, 1),
      ("down 110 110, drag 200 110, up 200 110", 1, 1),
      ("down 290 110, drag 290 180, up 290 180", 0, 0),
    ])
  func segments(_ script: String, _ index: Int, _ changes: Int) throws {
    let control = SegmentedControl(titles: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
    let count = place(control, 300, 32)
    try hand.play(script)
    #expect(control.selectedSegmentIndex == index)
    #expect(count() == changes)
  }

  @Test("keys change what has the focus")
  func keys() {
    let (toggle, slider) = (Switch(), Slider())
    let segments = SegmentedControl(titles: ["Day", "Week"])
    let counts = [place(toggle, 51, 31), place(slider, 200, 31), place(segments, 200, 32)]
    hand.key(.tab)
    hand.key(.space)
    #expect(toggle.isOn)
    hand.key(.tab)
    #expect(!toggle.isFocused)
    hand.key(.rightArrow)
    hand.key(.rightArrow)
    #expect(abs(slider.value - 0.1) < 1e-6)
    hand.key(.end)
    #expect(slider.value == 1)
    hand.key(.tab)
    hand.key(.rightArrow)
    hand.key(.rightArrow)
    hand.key(.rightArrow)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(counts.map { $0() } == [1, 3, 2])
    hand.key(.tab)
    #expect(toggle.isFocused)
    hand.key(.tab, .shift)
    #expect(segments.isFocused)
    hand.press(10, 10)
    #expect(!segments.isFocused)
  }

  @Test("the focus is drawn: in the tint, on a desktop in the color of the keyboard's focus")
  func ring() {
    let toggle = Switch()
    _ = place(toggle, 51, 31)
    hand.key(.tab)
    #expect(
      test.window.displayList.lines(of: "stroke") == ["stroke 100 100 51 31 r15.5 w3 #007AFF"])
    test.change { $0.userInterfaceIdiom = .mac }
    toggle.setNeedsDisplay()
    let color = DynamicColor.keyboardFocusIndicatorColor.resolved(with: toggle.traitCollection)
    #expect(test.window.displayList.lines(of: "stroke").first?.hasSuffix(color.hexText) == true)
  }
}
