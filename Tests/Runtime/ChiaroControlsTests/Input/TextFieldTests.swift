// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroControls
import ChiaroRaster
import ChiaroViews
import ChiaroViewsTestSupport
import Foundation
import Testing

/// What is typed into text fields.
@MainActor
@Suite("Typing")
struct TextFieldTests {
  let test = TestScreen()
  let hand: Hand
  let field = TextField(frame: CGRect(x: 100, y: 100, width: 100, height: 40))

  init() {
    hand = Hand(test.window)
    test.root.view.addSubview(field)
    test.screen.update()
  }

  @Test(
    "keys and text edit what is there",
    arguments: [
      ("", "abc", "abc|"), ("abc", "← ← X", "aX|bc"), ("abc", "← ⌫", "a|c"),
      ("abc", "⌫ ⌫ ⌫ ⌫", "|"),
      ("abc", "⇱ ⌦", "|bc"), ("abc", "⇱ ← X ⇲ Y", "XabcY|"), ("a", "\n\t\u{7}b", "ab|"),
      ("e", "\u{301}", "é|"), ("👩‍👩‍👧", "⌫", "|"), ("👩‍👩‍👧x", "← ⌫", "|x"), ("다크", "⌫ 라", "다라|"),
    ])
  func edits(_ text: String, _ script: String, _ result: String) {
    field.text = text
    hand.tap(195, 120)
    #expect(field.isFirstResponder)
    let keys: [Substring: KeyEvent.Key] = [
      "←": .leftArrow, "→": .rightArrow, "⌫": .delete, "⌦": .forwardDelete, "⇱": .home,
      "⇲": .end,
    ]
    for word in script.split(separator: " ") {
      if let key = keys[word] { hand.key(key) } else { hand.type(String(word)) }
    }
    hand.type("|")
    #expect(field.text == result)
  }

  // Letters are half as wide as high: 8.5 points each.
  @Test(
    "a press puts the insertion point between the letters that are nearest",
    arguments: [
      (101, "|abcdef"), (105, "a|bcdef"), (121, "ab|cdef"), (122, "abc|def"), (190, "abcdef|"),
    ] as [(CGFloat, String)])
  func places(_ x: CGFloat, _ result: String) {
    field.text = "abcdef"
    hand.tap(x, 120)
    hand.type("|")
    #expect(field.text == result)
  }

  @Test("editing begins with a press, goes on to another field, and ends with return")
  func events() {
    var told: [String] = []
    let other = TextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    test.root.view.addSubview(other)
    for (name, view) in [("one", field), ("two", other)] {
      for (event, word) in [
        (.editingDidBegin, "begin"), (.editingChanged, "change"), (.editingDidEnd, "end"),
        (.editingDidEndOnExit, "exit"),
      ] as [(Control.Event, String)] {
        view.addAction(Action { _ in told.append("\(name) \(word)") }, for: event)
      }
    }
    #expect(!test.window.acceptsText)
    hand.tap(150, 120)
    #expect(test.window.acceptsText)
    #expect(field.isEditing)
    hand.type("a")
    hand.tap(150, 220)
    hand.key(.return)
    #expect(!test.window.acceptsText)
    #expect(told == ["one begin", "one change", "one end", "two begin", "two exit", "two end"])
  }

  @Test("tab goes from field to field; letters and space are not keys for anything else")
  func tab() {
    let other = TextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40))
    test.root.view.addSubview(other)
    hand.key(.tab)
    #expect(field.isFirstResponder && field.isFocused)
    #expect(hand.key(.space))
    #expect(hand.key(.character("a")))
    #expect(!hand.key(.character("a"), .command))
    hand.key(.tab)
    #expect(other.isFirstResponder && !field.isEditing && !field.isFocused)
    hand.type("b")
    #expect(other.text == "b" && field.text == "")
  }

  @Test("a field that is disabled or goes is not typed into")
  func goes() {
    field.isEnabled = false
    hand.tap(150, 120)
    #expect(!field.becomeFirstResponder())
    field.isEnabled = true
    #expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    #expect(!field.isEditing && !test.window.acceptsText)
    hand.type("a")
    #expect(field.text == "")
    #expect(!field.becomeFirstResponder())
  }

  @Test("a text that is longer than the field shows where it is edited")
  func long() {
    field.text = "abcdefghijklmnopqrst"
    hand.tap(150, 120)
    hand.key(.end)
    let list = test.window.displayList
    // 170 points of text in 100: what was typed last is seen, with the insertion point.
    #expect(list.lines(of: "text").first?.hasPrefix("text 28 ") == true)
    #expect(list.lines(of: "fill").last?.hasPrefix("fill 198 ") == true)
    hand.key(.home)
    #expect(test.window.displayList.lines(of: "fill").last?.hasPrefix("fill 100 ") == true)
  }

  @Test("what is typed is bounded")
  func bounded() {
    field.becomeFirstResponder()
    hand.type(String(repeating: "a", count: 70_000))
    #expect(field.text?.count == 65_536)
    hand.type("b")
    #expect(field.text?.count == 65_536)
  }

  @Test(
    "copied and cut is what is shown, with leave of the delegate; hidden text stays where it is",
    arguments: [
      (false, "c", true, "a1", "a1"), (false, "x", true, "a1", ""), (false, "x", false, "a1", "a1"),
      (true, "c", true, "before", "a1"), (true, "x", true, "before", "a1"),
    ] as [(Bool, String, Bool, String, String)])
  func pasteboard(
    _ isSecure: Bool, _ key: String, _ isAllowed: Bool, _ copied: String, _ left: String
  ) {
    final class Guard: TextFieldDelegate {
      let isAllowed: Bool
      init(_ isAllowed: Bool) { self.isAllowed = isAllowed }
      func textField(
        _ textField: TextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { isAllowed }
    }
    let delegate = Guard(isAllowed)
    field.delegate = delegate
    field.text = "a1"
    field.isSecureTextEntry = isSecure
    Pasteboard.general.string = "before"
    field.becomeFirstResponder()
    #expect(hand.key(.character(key), .control))
    #expect(Pasteboard.general.string == copied && field.text == left)
    for (name, isOffered) in [("copy:", !isSecure), ("cut:", !isSecure), ("paste:", true)] {
      #expect(field.canPerformAction(Selector(name), withSender: nil) == isOffered)
    }
    field.styledText = AttributedText("secret", font: .label, foregroundColor: .label)
    #expect(test.window.displayList.texts.contains { $0.string == "secret" } == !isSecure)
  }

  @Test("the text is that of the attributed text, which other text takes the place of")
  func attributed() {
    let view = TextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    let attributed = AttributedText("styled", font: .label, foregroundColor: .label)
    (field.text, field.styledText) = ("plain", attributed)
    (view.text, view.styledText) = ("plain", attributed)
    #expect(field.text == "styled" && view.text == "styled" && view.selectedRange.location == 6)
    field.copy(nil)
    #expect(Pasteboard.general.string == "styled")
    (field.text, view.text) = ("new", "new")
    #expect(field.styledText == nil && view.styledText == nil)
    #expect(field.text == "new" && view.text == "new")
  }
}
