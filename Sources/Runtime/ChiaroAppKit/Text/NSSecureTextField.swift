// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// A text field that shows a bullet for each character.
///
/// Apple counterpart: `NSSecureTextField` · Source: AppKit reference · Fidelity: exact
open class NSSecureTextField: NSTextField {
  /// Creates an empty field with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
}
