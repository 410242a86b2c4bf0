// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// The delegate of a control's text editing; every method has a default.
///
/// Apple counterpart: `NSControlTextEditingDelegate` · Source: AppKit reference · Fidelity:
/// approximate, an editor is given as nil
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  /// Returns whether the text may be edited; true by default.
  func control(_ control: NSControl, textShouldBeginEditing text: String) -> Bool
  /// Called when editing begins; the notification's object is the control.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called after each change of the text by typing; the notification's object is the control.
  func controlTextDidChange(_ obj: Notification)
  /// Called when editing ends; the notification's object is the control.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Called before a key's command is performed; returns whether the delegate replaced the command.
  ///
  /// The selector has a name alone, such as `insertNewline:`.
  func control(_ control: NSControl, textView: NSTextView?, doCommandBy commandSelector: Selector)
    -> Bool
}

extension NSControlTextEditingDelegate {
  /// Returns true.
  public func control(_ control: NSControl, textShouldBeginEditing text: String) -> Bool { true }
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Returns false.
  public func control(
    _ control: NSControl, textView: NSTextView?, doCommandBy commandSelector: Selector
  ) -> Bool { false }
}

/// The delegate of a text field.
///
/// Apple counterpart: `NSTextFieldDelegate` · Source: AppKit reference · Fidelity: exact
@preconcurrency @MainActor
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// The delegate of a search field.
///
/// Apple counterpart: `NSSearchFieldDelegate` · Source: AppKit reference · Fidelity: exact
@preconcurrency @MainActor
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
  /// Called when the first letter was typed.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when the field was emptied.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
