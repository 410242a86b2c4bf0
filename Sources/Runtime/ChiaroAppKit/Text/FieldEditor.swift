// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
import Foundation

/// What edits the text of a field.
@MainActor
final class FieldEditor: TextField {
  private weak var owner: NSTextField?
  /// The value of the field before it was edited.
  let former: Any?
  /// Whether the text was changed, or is about to be.
  var hasChanged = false

  init(of field: NSTextField) {
    (owner, former) = (field, field.objectValue)
    super.init(frame: field.textRect)
    if let font = field.font { self.font = font }
    textColor = field.textColor ?? .controlTextColor
    isSecureTextEntry = field.isSecure
    textAlignment = field.alignment
    text = field.stringValue
    clipsToBounds = true
    delegate = self
    addAction(
      Action { [unowned self] _ in owner?.didType(text ?? "") }, for: .editingChanged)
    addAction(Action { [unowned self] _ in owner?.didReturn() }, for: .editingDidEndOnExit)
    addAction(Action { [unowned self] _ in owner?.editorDidEnd() }, for: .editingDidEnd)
  }

  /// Replaces the text by one that was set outside of the editor.
  func take(_ text: String) { if self.text != text { self.text = text } }

  /// Moves the insertion point to the place of a click.
  func place(at event: PointerEvent) { endTracking(event) }

  /// Escape, Tab and other keys that do not edit are the field's.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    if let command = Self.commands[event.key], delegateDoes(Selector(command)) { return true }
    if event.key == .escape, owner?.cancelEditing() == true { return true }
    return super.keyPressed(event)
  }

  /// Lets the field's delegate perform a command; returns whether it did.
  private func delegateDoes(_ command: Selector) -> Bool {
    guard let owner, let delegate = owner.delegate else { return false }
    let view = standIn
    let isDone = delegate.control(owner, textView: view, doCommandBy: command)
    if view.string != text { owner.objectValue = view.string }
    return isDone
  }

  /// The text view that delegates see, with the text and the insertion point of now.
  var standIn: NSTextView {
    ownStandIn.string = text ?? ""
    ownStandIn.setSelectedRange(NSRange(location: ownStandIn.string.utf16.count, length: 0))
    return ownStandIn
  }
  private lazy var ownStandIn = NSTextView()

  private static let commands: [KeyEvent.Key: String] = [
    .return: "insertNewline:", .escape: "cancelOperation:", .tab: "insertTab:",
    .upArrow: "moveUp:", .downArrow: "moveDown:", .delete: "deleteBackward:",
  ]
}

extension FieldEditor: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { owner?.mayChange(in: self) ?? true }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    owner?.mayEnd(in: self) ?? true
  }
}
