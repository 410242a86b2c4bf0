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

  init(of field: NSTextField) {
    (owner, former) = (field, field.objectValue)
    super.init(frame: field.textRect)
    if let font = field.font { self.font = font }
    textColor = field.textColor ?? .controlTextColor
    isSecureTextEntry = field.isSecure
    textAlignment = field.alignment
    text = field.stringValue
    clipsToBounds = true
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
    if let owner, let command = Self.commands[event.key],
      owner.delegate?.control(owner, textView: nil, doCommandBy: Selector(command)) == true
    {
      return true
    }
    if event.key == .escape, owner?.cancelEditing() == true { return true }
    return super.keyPressed(event)
  }

  private static let commands: [KeyEvent.Key: String] = [
    .return: "insertNewline:", .escape: "cancelOperation:", .tab: "insertTab:",
    .upArrow: "moveUp:", .downArrow: "moveDown:", .delete: "deleteBackward:",
  ]
}
