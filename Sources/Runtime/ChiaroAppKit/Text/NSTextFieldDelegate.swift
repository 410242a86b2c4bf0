// SPDX-License-Identifier: MIT

import ChiaroControls
public import ChiaroViews
public import Foundation

/// The delegate of a control whose text is edited; every method has a default.
///
/// Apple counterpart: `NSControlTextEditingDelegate` · Source: AppKit reference · Fidelity:
/// approximate, the methods get a text view that stands for the field's editor
@preconcurrency @MainActor
public protocol NSControlTextEditingDelegate: AnyObject {
  /// Asks whether the user may begin to change the text; the default returns true.
  func control(_ control: NSControl, textShouldBeginEditing fieldEditor: NSText) -> Bool
  /// Asks whether editing may end; the default returns true.
  func control(_ control: NSControl, textShouldEndEditing fieldEditor: NSText) -> Bool
  /// Called after editing began; the notification's object is the control.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// Called after the user changed the text; the notification's object is the control.
  func controlTextDidChange(_ obj: Notification)
  /// Called after editing ended; the notification's object is the control.
  func controlTextDidEndEditing(_ obj: Notification)
  /// Called before the command of a key is performed; returns whether the delegate handled it
  /// instead.
  ///
  /// The text view holds a copy of the text. If the delegate changes the copy, it replaces the
  /// control's text. The selector is only a name, such as `insertNewline:`.
  func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector)
    -> Bool
}

extension NSControlTextEditingDelegate {
  /// Asks whether the user may begin to change the text; the default returns true.
  public func control(
    _ control: NSControl, textShouldBeginEditing fieldEditor: NSText
  ) -> Bool { true }
  /// Asks whether editing may end; the default returns true.
  public func control(
    _ control: NSControl, textShouldEndEditing fieldEditor: NSText
  ) -> Bool { true }
  /// Called after editing began; the default does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Called after the user changed the text; the default does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Called after editing ended; the default does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Called before the command of a key is performed; the default returns false, so the editor
  /// performs it.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
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
  /// Called when the search field's text is no longer empty.
  func searchFieldDidStartSearching(_ sender: NSSearchField)
  /// Called when the search field's text became empty.
  func searchFieldDidEndSearching(_ sender: NSSearchField)
}

extension NSSearchFieldDelegate {
  /// Called when the search field's text is no longer empty; the default does nothing.
  public func searchFieldDidStartSearching(_ sender: NSSearchField) {}
  /// Called when the search field's text became empty; the default does nothing.
  public func searchFieldDidEndSearching(_ sender: NSSearchField) {}
}
