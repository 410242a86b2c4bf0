// SPDX-License-Identifier: MIT

import ChiaroUIKit
import Foundation
import Testing

/// Notes what text fields and views tell.
@MainActor
private final class Writer: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var told: [String] = []
  var refused = ""
  private func note(_ text: String) -> Bool {
    told.append(text)
    return text != refused
  }
  func textFieldShouldBeginEditing(_ field: UITextField) -> Bool { note("should begin") }
  func textFieldDidBeginEditing(_ field: UITextField) { _ = note("did begin") }
  func textFieldShouldEndEditing(_ field: UITextField) -> Bool { note("should end") }
  func textFieldDidEndEditing(
    _ field: UITextField, reason: UITextField.DidEndEditingReason
  ) { _ = note("did end \(reason.rawValue)") }
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool { note("change \(range.location) \(range.length) \(text)") }
  func textFieldDidChangeSelection(_ field: UITextField) { _ = note("selection") }
  func textFieldShouldClear(_ field: UITextField) -> Bool { note("should clear") }
  func textFieldShouldReturn(_ field: UITextField) -> Bool { note("should return") }
  func changed(_ field: UITextField) { _ = note("changed") }
  func begun(_ field: UITextField) { _ = note("begun") }
  func ended(_ field: UITextField) { _ = note("ended") }
  func exited(_ field: UITextField) { _ = note("exited") }

  func textViewShouldBeginEditing(_ view: UITextView) -> Bool { note("should begin") }
  func textViewDidBeginEditing(_ view: UITextView) { _ = note("did begin") }
  func textViewShouldEndEditing(_ view: UITextView) -> Bool { note("should end") }
  func textViewDidEndEditing(_ view: UITextView) { _ = note("did end") }
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { note("change \(range.location) \(range.length) \(text)") }
  func textViewDidChange(_ view: UITextView) { _ = note("changed") }
  func textViewDidChangeSelection(_ view: UITextView) { _ = note("selection") }
}

/// Text fields and text views: what is told, and what typed text looks like.
@MainActor
@Suite("Editing as documented")
struct DocumentedEditingTests {
  let stage = InputStage()
  private let writer = Writer()

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
    field.delegate = writer
    field.addTarget(
      writer, action: Selector(Writer.changed(_:), "changed(_:)"), for: .editingChanged)
    field.addTarget(
      writer, action: Selector(Writer.begun(_:), "begun(_:)"), for: .editingDidBegin)
    field.addTarget(writer, action: Selector(Writer.ended(_:), "ended(_:)"), for: .editingDidEnd)
    field.addTarget(
      writer, action: Selector(Writer.exited(_:), "exited(_:)"), for: .editingDidEndOnExit)
    stage.root.addSubview(field)
    return field
  }
  private func type(_ text: String) { stage.window.handle(TextInputEvent(text)) }
  private func key(_ key: KeyEvent.Key) { _ = stage.window.handle(KeyEvent(.down, key)) }

  @Test("a field asks, begins, changes, returns and ends in this order")
  func fieldOrder() throws {
    let field: UITextField = field()
    same("begins", field.becomeFirstResponder(), true)
    same("asked first", writer.told.first, "should begin")
    same(
      "beginning", writer.told.filter { $0.hasSuffix("n") }.sorted(),
      ["begun", "did begin", "should begin"])
    same("editing", field.isEditing, true)
    writer.told = []
    type("a")
    same("typing", writer.told.filter { $0 != "selection" }, ["change 0 0 a", "changed"])
    #expect(writer.told.contains("selection"))
    writer.told = []
    writer.refused = "change 1 0 b"
    type("b")
    same("refused", field.text, "a")
    same("only asked", writer.told, ["change 1 0 b"])
    writer.told = []
    field.text = "by code"
    same("code tells no change", writer.told.filter { $0 != "selection" }, [])
    writer.told = []
    key(.delete)
    same("delete", writer.told.first, "change 6 1 ")
    writer.told = []
    key(.return)
    same("return", writer.told.first, "should return")
    field.becomeFirstResponder()
    writer.refused = "should end"
    same("stays", field.resignFirstResponder(), false)
    writer.refused = ""
    writer.told = []
    same("ends", field.resignFirstResponder(), true)
    same("asked before", writer.told.first, "should end")
    same("ending", writer.told.sorted(), ["did end 0", "ended", "should end"])
    same("no longer", field.isFirstResponder, false)
    writer.refused = "should begin"
    same("refuses", field.becomeFirstResponder(), false)
  }

  @Test("a new field and a new view have the documented values")
  func defaults() {
    let (field, view) = (UITextField(), UITextView())
    same("text", field.text, "")
    same("border", field.borderStyle, .none)
    same("clear button", field.clearButtonMode, .never)
    same("clears", field.clearsOnBeginEditing, false)
    same("alignment", field.textAlignment, .natural)
    same("left", field.leftViewMode, .never)
    same("shrinks", field.adjustsFontSizeToFitWidth, false)
    same("secure", field.isSecureTextEntry, false)
    same("capitals", field.autocapitalizationType, .sentences)
    same("key", field.returnKeyType, .default)
    same("view's text", view.text, "")
    same("editable", view.isEditable, true)
    same("selectable", view.isSelectable, true)
    same("insets", view.textContainerInset, UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    same("padding", view.textContainer.lineFragmentPadding, 5)
    same("detects", view.dataDetectorTypes, [])
  }

  @Test("typed text has the attributes of what stands before it")
  func attributes() throws {
    let view = UITextView(frame: stage.root.bounds)
    view.delegate = writer
    stage.root.addSubview(view)
    let text = NSMutableAttributedString(
      string: "red",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    type("!")
    same("text", view.text, "red!blue")
    func color(_ place: Int) -> UIColor? {
      view.attributedText.attribute(.foregroundColor, at: place, effectiveRange: nil) as? UIColor
    }
    same("before", color(3), .red)
    same("after", color(4), .blue)
    same("last", color(7), .blue)
    same(
      "font",
      (view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont)?.pointSize,
      20)
    key(.delete)
    same("deleted", color(3), .blue)
    view.selectedRange = NSRange(location: 7, length: 0)
    view.typingAttributes = [.foregroundColor: UIColor.green]
    type("x")
    same("chosen", color(7), .green)
    view.insertText("y")
    same("stays", color(8), .green)
    same("typing attributes", view.typingAttributes[.foregroundColor] as? UIColor, .green)
    view.selectedRange = NSRange(location: 1, length: 0)
    same("of the place", view.typingAttributes[.foregroundColor] as? UIColor, .red)
    let field: UITextField = field()
    field.attributedText = text
    field.becomeFirstResponder()
    type("?")
    same(
      "field",
      field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
      .red)
    same("field's text", field.text, "redblue?")
  }

  @Test("a view asks, begins, changes and ends in this order")
  func view() {
    let view = UITextView(frame: stage.root.bounds)
    view.delegate = writer
    stage.root.addSubview(view)
    view.becomeFirstResponder()
    same("begins", writer.told.filter { $0 != "selection" }, ["should begin", "did begin"])
    writer.told = []
    type("ab")
    key(.return)
    same("text", view.text, "ab\n")
    same(
      "changes", writer.told.filter { $0 != "selection" },
      ["change 0 0 ab", "changed", "change 2 0 \n", "changed"])
    writer.told = []
    view.text = "code"
    same("code", writer.told.filter { $0 != "selection" }, [])
    view.selectedRange = NSRange(location: 1, length: 2)
    view.deleteBackward()
    same("selection goes", view.text, "ce")
    writer.told = []
    view.endEditing(true)
    same("ends", writer.told, ["should end", "did end"])
  }

  @Test("what accompanies the keyboard is asked for along the chain")
  func accessory() {
    final class Screen: UIViewController {
      let bar = UIToolbar()
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let screen = Screen()
    stage.window.rootViewController = screen
    same("first", screen.becomeFirstResponder(), true)
    #expect(screen.inputAccessoryView === screen.bar)
    let field = UITextField()
    let own = UIView()
    field.inputAccessoryView = own
    field.inputView = UIDatePicker()
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    same("takes over", screen.isFirstResponder, false)
    #expect(field.inputAccessoryView === own && field.inputView is UIDatePicker)
    same("chain", field.next === screen.view, true)
    screen.view.endEditing(true)
    same("ended", field.isFirstResponder, false)
  }

  @Test("what is undone is named, grouped and done again")
  func undo() {
    let manager = UndoManager()
    final class Model { var value = 0 }
    let model = Model()
    func set(_ value: Int) {
      let former = model.value
      manager.registerUndo(withTarget: model) { _ in MainActor.assumeIsolated { set(former) } }
      manager.setActionName("Set")
      model.value = value
    }
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    set(1)
    manager.endUndoGrouping()
    same("can", manager.canUndo, true)
    same("name", manager.undoActionName, "Set")
    manager.undo()
    same("undone", model.value, 0)
    same("can redo", manager.canRedo, true)
    manager.redo()
    same("done again", model.value, 1)
  }
}
