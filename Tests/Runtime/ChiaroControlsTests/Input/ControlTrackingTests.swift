// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What controls make of pointers and keys.
@MainActor
@Suite("Tracking of controls")
struct ControlTrackingTests {
  /// A button of 100 × 40 at (100, 100), and what was told of it.
  @MainActor
  final class Stage {
    let test = TestScreen()
    let button = Button(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
    let hand: Hand
    private(set) var told: [String] = []

    private static let events: [(Control.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.primaryActionTriggered, "action"),
    ]

    init(_ idiom: UserInterfaceIdiom = .phone) {
      hand = Hand(test.window)
      test.root.view.addSubview(button)
      for (event, name) in Self.events {
        button.addAction(Action { [unowned self] _ in told.append(name) }, for: event)
      }
      test.change { $0.userInterfaceIdiom = idiom }
    }
  }

  @Test(
    "a script of a pointer gives the events that UIKit gives",
    arguments: [
      ("down 150 120, up 150 120", "down, up inside, action"),
      ("down 150 120, drag 160 125, up 160 125", "down, up inside, action"),
      ("down 150 120, drag 150 200, up 150 200", "down, up inside, action"),
      ("down 150 120, drag 150 215, up 150 215", "down, exit, up outside"),
      (
        "down 150 120, drag 150 215, drag 150 130, up 150 130",
        "down, exit, enter, up inside, action"
      ),
      ("down 150 120, cancel 0 0", "down, cancel"),
      ("down 150 120, cancel 0 0, up 150 120", "down, cancel"),
      ("down 150 120, down 150 120, up 150 120", "down, cancel, down, up inside, action"),
      ("up 150 120", ""), ("drag 150 120, up 150 120", ""),
      ("down 50 50, drag 150 120, up 150 120", ""), ("hover 150 120", ""),
    ])
  func scripts(_ script: String, _ told: String) throws {
    let stage = Stage()
    try stage.hand.play(script)
    #expect(stage.told.joined(separator: ", ") == told)
    #expect(!stage.button.isHighlighted)
    #expect(!stage.button.isTracking)
  }

  @Test("a mouse is exact: on a desktop the pointer leaves at the edge")
  func desktop() throws {
    let stage = Stage(.mac)
    try stage.hand.play("down 150 120, drag 150 141, up 150 141")
    #expect(stage.told == ["down", "exit", "up outside"])
  }

  @Test("a button is highlighted while the pointer is on it")
  func highlighted() {
    let stage = Stage()
    var states: [Bool] = []
    let note = { states.append(stage.button.isHighlighted) }
    stage.hand.press(150, 120)
    note()
    stage.hand.move(150, 300)
    note()
    stage.hand.move(150, 120)
    note()
    stage.hand.release(150, 120)
    note()
    #expect(states == [true, false, true, false])
  }

  @Test("a secondary button presses nothing")
  func secondary() {
    let stage = Stage()
    let place = CGPoint(x: 150, y: 120)
    stage.test.window.handle(PointerEvent(.down, at: place, button: .secondary))
    stage.test.window.handle(PointerEvent(.up, at: place, button: .secondary))
    #expect(stage.told == [])
  }

  @Test("a disabled button is told nothing, and what is behind it neither")
  func disabled() {
    let stage = Stage()
    let behind = Button(frame: stage.button.frame)
    var isPressed = false
    behind.addAction(Action { _ in isPressed = true }, for: .touchDown)
    stage.test.root.view.insertSubview(behind, at: 0)
    stage.button.isEnabled = false
    stage.hand.tap(150, 120)
    #expect(stage.told == [])
    #expect(!isPressed)
  }

  @Test(
    "a button that goes, or cannot be used any more, while it is pressed is let go",
    arguments: [
      { $0.removeFromSuperview() }, { $0.superview?.removeFromSuperview() },
      { $0.isEnabled = false }, { $0.isUserInteractionEnabled = false },
      { $0.superview?.isUserInteractionEnabled = false },
    ] as [@MainActor @Sendable (Button) -> Void])
  func goes(_ change: @MainActor @Sendable (Button) -> Void) {
    let stage = Stage()
    stage.hand.press(150, 120)
    change(stage.button)
    #expect(stage.told == ["down", "cancel"])
    #expect(!stage.button.isHighlighted)
    stage.hand.release(150, 120)
    #expect(stage.told == ["down", "cancel"])
  }

  @Test("an action may take its button away, or present something")
  func changesTheTree() {
    let stage = Stage()
    stage.button.addAction(
      Action { ($0.sender as? View)?.removeFromSuperview() }, for: [.touchDown, .touchUpInside])
    stage.hand.tap(150, 120)
    #expect(stage.told == ["down", "cancel"])
    let other = Stage()
    other.button.addAction(
      Action { _ in other.test.root.present(ViewController()) }, for: .touchDown)
    other.hand.tap(150, 120)
    #expect(other.told == ["down", "up inside", "action"])
    #expect(other.test.root.presentedViewController != nil)
    other.hand.tap(150, 120)
    #expect(other.told == ["down", "up inside", "action"])
  }

  @Test("an action gets what it was added for, until it is removed")
  func actions() {
    let control = Control()
    var count = 0
    let action = Action { action in
      count += 1
      #expect(action.sender === control)
    }
    control.addAction(action, for: .touchDown)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(count == 1)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(count == 1)
    control.sendActions(for: .valueChanged)
    #expect(count == 2)
    #expect(action.sender == nil)
  }

  @Test("space presses a button until it is up, return presses it at once")
  func keys() {
    let stage = Stage()
    stage.hand.key(.tab)
    #expect(stage.button.isFocused)
    stage.test.window.handle(KeyEvent(.down, .space))
    #expect(stage.button.isHighlighted)
    #expect(stage.told == [])
    stage.test.window.handle(KeyEvent(.up, .space))
    #expect(!stage.button.isHighlighted)
    #expect(stage.told == ["up inside", "action"])
    stage.hand.key(.return)
    #expect(stage.told == ["up inside", "action", "up inside", "action"])
  }

  @Test("a press can select a button, and the next take that back")
  func selection() {
    let stage = Stage()
    stage.button.changesSelectionAsPrimaryAction = true
    stage.hand.tap(150, 120)
    #expect(stage.button.isSelected)
    stage.hand.key(.tab)
    stage.hand.key(.return)
    #expect(!stage.button.isSelected)
    stage.hand.tap(10, 10)
    #expect(!stage.button.isSelected)
  }

  @Test("places that are no numbers and windows without a root do nothing")
  func nothing() {
    let stage = Stage()
    stage.hand.send(.down, .nan, 120)
    stage.hand.send(.down, 150, .infinity)
    stage.hand.scroll(150, 120, by: CGSize(width: CGFloat.nan, height: 1))
    #expect(stage.told == [])
    let window = Window(windowScene: stage.test.scene)
    window.makeKeyAndVisible()
    let hand = Hand(window)
    hand.tap(10, 10)
    hand.drag((10, 10), (200, 200))
    hand.type("text")
    hand.scroll(10, 10, by: CGSize(width: 0, height: 10))
    #expect(!hand.key(.tab))
    #expect(!hand.key(.escape))
    #expect(!window.advance(to: 10))
  }
}
