// SPDX-License-Identifier: MIT

import ChiaroControls
import ChiaroViews
public import Foundation

extension NSTextField {
  /// Puts an editor into the field; returns whether the field is edited.
  @discardableResult
  final func beginEditing() -> Bool {
    guard isEditable, isEnabled, window != nil else { return false }
    if let editor { return editor.becomeFirstResponder() }
    let editor = FieldEditor(of: self)
    self.editor = editor
    addSubview(editor)
    guard editor.becomeFirstResponder() else {
      endEditing(keepsText: true)
      return false
    }
    setNeedsDisplay()
    return true
  }

  /// Tells of the first change before it is made; returns whether the delegate allows it.
  final func mayChange(in editor: FieldEditor) -> Bool {
    if editor.hasChanged { return true }
    guard delegate?.control(self, textShouldBeginEditing: editor.standIn) ?? true else {
      return false
    }
    editor.hasChanged = true
    let begin = note(NSControl.textDidBeginEditingNotification)
    delegate?.controlTextDidBeginEditing(begin)
    NotificationCenter.default.post(begin)
    return true
  }

  /// Whether the delegate allows the end of editing; one that was aborted ends in any case.
  final func mayEnd(in editor: FieldEditor) -> Bool {
    guard editor === self.editor else { return true }
    return delegate?.control(self, textShouldEndEditing: editor.standIn) ?? true
  }

  /// Takes over what was typed.
  final func didType(_ text: String) {
    let former = stringValue
    objectValue = text
    (self as? NSSearchField)?.tell(from: former, to: text)
    let change = note(NSControl.textDidChangeNotification)
    delegate?.controlTextDidChange(change)
    NotificationCenter.default.post(change)
    if let search = self as? NSSearchField, !search.sendsWholeSearchString { sendAction() }
  }

  /// Sends the action, as Return does, or where nobody performs it presses the default button.
  final func didReturn() {
    (self as? NSSearchField)?.remember(stringValue)
    guard !sendAction(action, to: target), let window else { return }
    let press = NSEvent.keyEvent(
      with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0,
      windowNumber: window.windowNumber, context: nil, characters: "\r",
      charactersIgnoringModifiers: "\r", isARepeat: false, keyCode: 36)
    if let press { _ = window.performKeyEquivalent(with: press) }
  }

  /// Throws away what was typed, if there is anything special to be done; false leaves Escape to
  /// others.
  final func cancelEditing() -> Bool {
    guard let search = self as? NSSearchField, !search.stringValue.isEmpty else { return false }
    search.cancel()
    return true
  }

  /// Ends editing, after the editor has ended.
  final func editorDidEnd() { endEditing(keepsText: true) }

  /// Takes the editor out, and restores the former value unless the text is kept; returns whether
  /// there was an editor.
  @discardableResult
  final func endEditing(keepsText: Bool) -> Bool {
    guard let editor else { return false }
    self.editor = nil
    if editor.isFirstResponder { _ = editor.resignFirstResponder() }
    editor.removeFromSuperview()
    setNeedsDisplay()
    guard keepsText else {
      objectValue = editor.former
      return true
    }
    textDidEnd()
    let end = note(NSControl.textDidEndEditingNotification)
    delegate?.controlTextDidEndEditing(end)
    NotificationCenter.default.post(end)
    return true
  }

  private final func note(_ name: Notification.Name) -> Notification {
    Notification(name: name, object: self)
  }
}

extension NSControl {
  /// The name of the notification posted after editing began; its object is the field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification")
  /// The name of the notification posted after the user changed the text; its object is the field.
  public static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification")
  /// The name of the notification posted after editing ended; its object is the field.
  public static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification")
}
