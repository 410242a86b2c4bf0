// SPDX-License-Identifier: MIT

import ChiaroAppKit
import ChiaroViewsTestSupport
import Foundation
import Testing

/// Text fields: what they are, and what is told while they are edited, as it is documented.
@MainActor
@Suite("AppKit's text fields as documented")
struct DocumentedTextFieldTests {
  let test = TestApplication()

  private final class Told: NSTextFieldDelegate {
    var told: [String] = []
    var mayBegin = true
    var mayEnd = true
    var takes: [String] = []
    func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool {
      told.append("should begin")
      return mayBegin
    }
    func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool {
      told.append("should end \(fieldEditor.string)")
      return mayEnd
    }
    func controlTextDidBeginEditing(_ obj: Notification) { told.append("begin") }
    func controlTextDidChange(_ obj: Notification) {
      told.append("change \((obj.object as? NSTextField)?.stringValue ?? "nil")")
    }
    func controlTextDidEndEditing(_ obj: Notification) { told.append("end") }
    func control(
      _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool {
      told.append("\(commandSelector.name) \(textView.string)")
      if commandSelector.name == "moveUp:" { textView.string = "history" }
      return takes.contains(commandSelector.name)
    }
    func act(_ sender: NSTextField) { told.append("action \(sender.stringValue)") }
  }

  private func field(_ text: String, _ told: Told) -> NSTextField {
    let field = NSTextField(string: text)
    field.frame = NSRect(x: 0, y: 0, width: 100, height: 22)
    field.delegate = told
    field.target = told
    field.action = Selector(Told.act(_:), "act(_:)")
    test.content.addSubview(field)
    test.app.updateWindows()
    return field
  }
  private func type(_ text: String) { test.window.handle(TextInputEvent(text)) }
  private func press(_ key: KeyEvent.Key) { test.window.handle(KeyEvent(.down, key)) }

  @Test("fields and labels have the documented values")
  func kinds() {
    let field = NSTextField()
    same("editable", field.isEditable, true)
    same("selectable", field.isSelectable, true)
    same("ground", field.drawsBackground, true)
    same("text", field.stringValue, "")
    same("placeholder", field.placeholderString, nil)
    same("lines", field.maximumNumberOfLines, 0)
    same("width", field.preferredMaxLayoutWidth, 0)
    same("rich", field.allowsEditingTextAttributes, false)
    let label = NSTextField(labelWithString: "a")
    same("label", label.isEditable || label.isSelectable, false)
    same("label's bezel", label.isBezeled || label.isBordered, false)
    same("label's ground", label.drawsBackground, false)
    same("label's color", label.textColor, .labelColor)
    let wrapping = NSTextField(wrappingLabelWithString: "a")
    same("wrapping", wrapping.isSelectable, true)
    same("wrapping is no field", wrapping.isEditable, false)
    same("wraps", wrapping.lineBreakMode, .byWordWrapping)
    let attributed = NSTextField(labelWithAttributedString: NSAttributedString(string: "b"))
    same("attributed", attributed.stringValue, "b")
    same("attributed label", attributed.isSelectable, false)
    let string = NSTextField(string: "c")
    same("string", string.isEditable && string.isBezeled, true)
    same("one line", string.usesSingleLineMode, true)
  }

  @Test("what can be edited can be selected; a border and a bezel exclude each other")
  func exclusions() {
    let field = NSTextField()
    field.isEditable = false
    field.isSelectable = false
    field.isEditable = true
    same("selectable", field.isSelectable, true)
    field.isSelectable = false
    same("not editable", field.isEditable, false)
    field.isBezeled = true
    field.isBordered = true
    same("bordered", field.isBezeled, false)
    field.isBezeled = true
    same("bezeled", field.isBordered, false)
    field.isBordered = false
    same("without a border", field.isBezeled, false)
  }

  @Test("editing begins with the first change, and ends when the field resigns")
  func editing() {
    let told = Told()
    let field = field("a", told)
    test.window.makeFirstResponder(field)
    same("editor", field.currentEditor() != nil, true)
    same("not yet", told.told, [])
    type("b")
    same("begins", told.told, ["should begin", "begin", "change ab"])
    same("text", field.stringValue, "ab")
    told.told = []
    type("c")
    same("once", told.told, ["change abc"])
    field.stringValue = "by code"
    same("by code nobody is told", told.told, ["change abc"])
    told.told = []
    test.window.makeFirstResponder(nil)
    same("ends", told.told, ["should end by code", "end"])
    same("no editor", field.currentEditor() == nil, true)
  }

  @Test("a delegate refuses the beginning or the end of editing")
  func refusals() {
    let told = Told()
    let field = field("a", told)
    told.mayBegin = false
    test.window.makeFirstResponder(field)
    type("b")
    same("refused", field.stringValue, "a")
    same("told", told.told, ["should begin"])
    told.mayBegin = true
    type("b")
    same("allowed", field.stringValue, "ab")
    told.mayEnd = false
    same("stays", test.window.makeFirstResponder(nil), false)
    same("still edited", field.currentEditor() != nil, true)
    same("not ended", told.told.contains("end"), false)
    told.mayEnd = true
    same("goes", test.window.makeFirstResponder(nil), true)
    same("ended", told.told.last, "end")
  }

  @Test("keys are commands, which the delegate may take")
  func commands() {
    let told = Told()
    let field = field("a", told)
    test.window.makeFirstResponder(field)
    press(.return)
    same("return", told.told.first, "insertNewline: a")
    same("action", told.told.contains("action a"), true)
    told.told = []
    told.takes = ["insertNewline:", "moveUp:", "cancelOperation:"]
    test.window.makeFirstResponder(field)
    press(.return)
    same("taken", told.told, ["insertNewline: a"])
    press(.upArrow)
    same("text by the delegate", field.stringValue, "history")
    told.told = []
    press(.escape)
    same("escape", told.told, ["cancelOperation: history"])
  }

  @Test("Return presses the default button where the field has no action")
  func defaultButton() {
    let (told, button) = (Told(), NSButton(title: "OK", target: nil, action: nil))
    let field = field("a", told)
    button.keyEquivalent = "\r"
    button.onAction = { _ in told.told.append("button") }
    test.content.addSubview(button)
    test.window.makeFirstResponder(field)
    press(.return)
    same("action", told.told.contains("button"), false)
    field.action = nil
    test.window.makeFirstResponder(field)
    press(.return)
    same("button", told.told.contains("button"), true)
  }

  @Test("editing that is aborted leaves the value, and its end is not told")
  func aborting() {
    let told = Told()
    let field = field("a", told)
    same("not edited", field.abortEditing(), false)
    test.window.makeFirstResponder(field)
    type("b")
    told.told = []
    same("aborted", field.abortEditing(), true)
    same("value", field.stringValue, "a")
    same("told", told.told, [])
  }

  @Test("a field that is not enabled or not editable is not edited")
  func refusing() {
    let told = Told()
    let field = field("a", told)
    field.isEnabled = false
    same("disabled", field.acceptsFirstResponder, false)
    field.isEnabled = true
    field.isEditable = false
    test.window.makeFirstResponder(field)
    type("b")
    same("not editable", field.stringValue, "a")
    same("told", told.told, [])
  }
}
