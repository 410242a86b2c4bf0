// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroViews
import Foundation
import Testing

@testable import ChiaroWindow

/// Notes what reaches it.
private final class Listener: View {
  var events: [String] = []

  override func pointerBegan(_ event: PointerEvent) { note("down", event) }
  override func pointerMoved(_ event: PointerEvent) { note("drag", event) }
  override func pointerEnded(_ event: PointerEvent) { note("up", event) }
  override func pointerCancelled(_ event: PointerEvent) { events.append("cancel") }

  private func note(_ word: String, _ event: PointerEvent) {
    events.append("\(word) \(Int(event.location.x)),\(Int(event.location.y))")
  }
}

/// Keeps what is typed into it.
private final class Writer: View, KeyInput {
  var text = ""
  var hasText: Bool { !text.isEmpty }
  override var canBecomeFirstResponder: Bool { true }

  func insertText(_ text: String) { self.text += text }
  func deleteBackward() {}
}

@MainActor
@Suite("Input on its way to windows")
struct WindowInputTests {
  private let listener = Listener(frame: CGRect(x: 0, y: 0, width: 40, height: 30))

  private func stage(scale: Double = 1, pixelsOfUnit: Double = 1) throws -> TestHost {
    let stage = try TestHost(scale: scale, pixelsOfUnit: pixelsOfUnit, .still)
    stage.root.view.addSubview(listener)
    stage.turn()
    return stage
  }

  private func pointer(_ phase: PointerEvent.Phase, _ x: Int, _ y: Int) -> DesktopEvent {
    .input(.pointer(PointerEvent(phase, at: CGPoint(x: x, y: y))), 7)
  }

  @Test(
    "places are told in points",
    arguments: [(1.0, 1.0, "10,20"), (2, 1, "5,10"), (1, 2, "10,20"), (1.25, 1, "8,16")])
  func places(scale: Double, pixelsOfUnit: Double, place: String) throws {
    let stage = try stage(scale: scale, pixelsOfUnit: pixelsOfUnit)
    stage.turn(after: 100, pointer(.down, 10, 20), pointer(.up, 10, 20))
    #expect(listener.events == ["down \(place)", "up \(place)"])
  }

  @Test("a window that loses the keyboard lets go of what is pressed, and looks it on a desktop")
  func focus() throws {
    let stage = try stage()
    stage.system { $0.userInterfaceIdiom = .mac }
    stage.turn(after: 100, pointer(.down, 10, 20), .focused(7, false), pointer(.up, 10, 20))
    #expect(listener.events == ["down 10,20", "cancel"])
    #expect(stage.window.traitCollection.activeAppearance == .inactive)
    stage.turn(after: 100, .focused(7, true))
    #expect(stage.window.traitCollection.activeAppearance == .active)
  }

  @Test("a shortcut is asked first, about keys that go down")
  func shortcut() throws {
    let stage = try stage()
    var asked: [KeyEvent.Key] = []
    stage.host.shortcut = { key, window in
      asked.append(key.key)
      return window === stage.window
    }
    stage.turn(
      after: 100, .input(.key(KeyEvent(.down, .function(12))), 7),
      .input(.key(KeyEvent(.up, .function(12))), 7), .input(.text(TextInputEvent("é")), 7),
      .input(.scroll(ScrollEvent(at: .zero, delta: .zero)), 7))
    #expect(asked == [.function(12)])
  }

  @Test("what is typed reaches the field that is typed into, which turns the input method on")
  func text() throws {
    let stage = try stage()
    let writer = Writer(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.root.view.addSubview(writer)
    stage.turn()
    #expect(stage.desktop.textInputs == [false])
    writer.becomeFirstResponder()
    stage.turn(after: 100, .input(.text(TextInputEvent("é")), 7))
    #expect(writer.text == "é")
    #expect(stage.desktop.textInputs == [false, true])
  }

  @Test(
    "a Return or Space that is held presses once, and writes again and again",
    arguments: [
      (KeyEvent.Key.return, false, 1), (.space, false, 1), (.return, true, 3), (.tab, false, 3),
    ])
  func held(_ key: KeyEvent.Key, isWriting: Bool, count: Int) throws {
    let stage = try stage()
    let writer = Writer(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    stage.root.view.addSubview(writer)
    if isWriting { writer.becomeFirstResponder() }
    stage.turn()
    var heard = 0
    stage.host.shortcut = { _, _ in
      heard += 1
      return true
    }
    var held = KeyEvent(.down, key)
    held.isRepeat = true
    stage.turn(
      after: 100, .input(.key(KeyEvent(.down, key)), 7), .input(.key(held), 7),
      .input(.key(held), 7))
    #expect(heard == count)
  }

  @Test("the input method follows the window that has the focus")
  func textOfTwo() throws {
    let stage = try stage()
    let other = Window(windowScene: WindowScene(screen: stage.screen))
    let writers = [Writer(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), Writer()]
    stage.root.view.addSubview(writers[0])
    writers[0].becomeFirstResponder()
    stage.turn()
    try stage.host.open(other, title: "Other")
    other.addSubview(writers[1])
    stage.turn(after: 100, .focused(7, false), .focused(8, true))
    writers[1].becomeFirstResponder()
    stage.turn()
    writers[1].resignFirstResponder()
    stage.turn()
    stage.turn(after: 100, .focused(8, false), .focused(7, true))
    #expect(stage.desktop.textInputs == [false, true, false, true, false, true])
    stage.turn(after: 100, .focused(7, false))
    #expect(stage.desktop.textInputs.last == false)
  }
}
