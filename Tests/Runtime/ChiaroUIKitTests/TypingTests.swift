// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Texts that are typed, what is told of it, and what can be undone.
@MainActor
@Suite("Typing and undoing")
struct TypingTests {
  /// Keeps the selection at the beginning, as placeholders that are texts do.
  private final class Placeholder: UITextViewDelegate {
    var told: [NSRange] = []
    var isPinned = false
    func textViewDidChangeSelection(_ textView: UITextView) {
      told.append(textView.selectedRange)
      if isPinned {
        let start = textView.beginningOfDocument
        textView.selectedTextRange = textView.textRange(from: start, to: start)
      }
    }
  }

  @Test("a selection that stays is not told; who sets it while it is told does so once")
  func selection() {
    let (view, delegate) = (UITextView(), Placeholder())
    view.text = "Write"
    view.delegate = delegate
    view.selectedRange = NSRange(location: 5, length: 0)
    #expect(delegate.told.isEmpty)
    delegate.isPinned = true
    view.selectedRange = NSRange(location: 1, length: 2)
    #expect(delegate.told.map(\.location) == [1, 0])
    view.insertText("a")
    #expect(view.text == "aWrite" && delegate.told.map(\.location) == [1, 0, 1, 0])
  }

  private struct Typed: Sendable, CustomTestStringConvertible {
    var text: String
    var range: NSRange
    var key: String?
    var result: String
    var testDescription: String { "\(text) \(range) \(key ?? "⌫")" }
  }

  nonisolated private static let typed = [
    Typed(text: "ab", range: NSRange(location: 1, length: 0), key: "c", result: "acb"),
    Typed(text: "ab", range: NSRange(location: 0, length: 2), key: "c", result: "c"),
    Typed(text: "ab", range: NSRange(location: 9, length: 9), key: "c", result: "abc"),
    Typed(text: "ab", range: NSRange(location: .max, length: .max), key: "c", result: "abc"),
    Typed(text: "e\u{301}", range: NSRange(location: 1, length: 0), key: "c", result: "e\u{301}c"),
    Typed(text: "🌗b", range: NSRange(location: 1, length: 0), key: "c", result: "🌗cb"),
    Typed(text: "a🌗b", range: NSRange(location: 2, length: 1), key: "c", result: "acb"),
    Typed(text: "a\r\nb", range: NSRange(location: 2, length: 0), key: "c", result: "a\r\ncb"),
    Typed(text: "a🌗b", range: NSRange(location: 2, length: 0), key: nil, result: "ab"),
    Typed(text: "e\u{301}b", range: NSRange(location: 0, length: 1), key: nil, result: "b"),
    Typed(text: "ab", range: NSRange(location: 0, length: 0), key: nil, result: "ab"),
    Typed(text: "", range: NSRange(location: 0, length: 0), key: nil, result: ""),
  ]

  @Test("letters stay whole, and the next key is written too", arguments: typed)
  private func letters(_ sample: Typed) {
    let view = UITextView()
    view.text = sample.text
    view.selectedRange = sample.range
    if let key = sample.key { view.insertText(key) } else { view.deleteBackward() }
    #expect(view.text == sample.result)
    let length = view.text.utf16.count
    view.insertText("z")
    #expect(view.text.utf16.count == length + 1)
  }

  @Test("an accent joins the letter before it, and typing goes on behind it")
  func accents() {
    let view = UITextView()
    view.text = "\u{301}x"
    view.selectedRange = NSRange(location: 0, length: 0)
    for key in ["e", "f"] { view.insertText(key) }
    #expect(view.text == "e\u{301}fx")
  }

  @Test("copying takes the selection, without one the whole text")
  func copying() {
    let view = UITextView()
    view.text = "abc"
    for (range, copied) in [(NSRange(location: 1, length: 1), "b"), (NSRange(), "abc")] {
      view.selectedRange = range
      view.copy(nil)
      #expect(UIPasteboard.general.string == copied)
    }
  }

  @Test("an action for nobody reaches the first responder: so the keyboard is hidden")
  func hiding() {
    let stage = InputStage()
    let (field, button) = (UITextField(), UIButton(type: .system))
    for view in [field, button] { stage.root.addSubview(view) }
    let hide = Selector(UIResponder.resignFirstResponder, "resignFirstResponder")
    button.addTarget(nil, action: hide, for: .touchUpInside)
    let ways: [@MainActor () -> Bool] = [
      { UIApplication.shared.sendAction(hide, to: nil, from: button, for: nil) },
      {
        button.sendActions(for: .touchUpInside)
        return true
      },
    ]
    for (index, way) in ways.enumerated() {
      field.becomeFirstResponder()
      #expect(field.isFirstResponder && way() && !field.isFirstResponder, "way \(index)")
    }
  }

  // MARK: Undoing

  /// A list of words whose changes can be undone.
  @MainActor
  private final class Words {
    let manager = UndoManager()
    private(set) var all: [String] = []
    func add(_ word: String) {
      manager.registerUndo(withTarget: self) { $0.remove() }
      all.append(word)
    }
    /// Removes the last word, within a group of its own as apps write it.
    func remove() {
      manager.beginUndoGrouping()
      let word = all.removeLast()
      manager.registerUndo(withTarget: self) { $0.add(word) }
      manager.setActionName("Remove")
      manager.endUndoGrouping()
    }
  }

  @Test("a group of the app's own stays whole, also where events make none")
  func ownGroups() {
    for groupsByEvent in [true, false] {
      let words = Words()
      words.manager.groupsByEvent = groupsByEvent
      words.manager.beginUndoGrouping()
      for word in ["a", "b"] { words.add(word) }
      words.manager.endUndoGrouping()
      words.manager.undo()
      #expect(words.all.isEmpty, "by event: \(groupsByEvent)")
      words.manager.redo()
      #expect(words.all == ["a", "b"] && !words.manager.canRedo, "by event: \(groupsByEvent)")
    }
  }

  @Test("each turn of the run loop is a group; without groups by event each change is one")
  func turns() async {
    let words = Words()
    for word in ["a", "b", "c"] {
      words.add(word)
      words.add(word)
      while words.manager.groupingLevel > 0 { await Task.yield() }
    }
    words.manager.undo()
    #expect(words.all == ["a", "a", "b", "b"])
    words.manager.groupsByEvent = false
    for word in ["d", "e"] { words.add(word) }
    words.manager.undo()
    #expect(words.all == ["a", "a", "b", "b", "d"])
  }

  @Test("the name that an inner group was given is that of the group around it")
  func names() {
    let words = Words()
    words.add("a")
    words.manager.beginUndoGrouping()
    words.remove()
    words.manager.endUndoGrouping()
    #expect(words.manager.undoActionName == "Remove")
  }
}
