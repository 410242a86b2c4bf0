// SPDX-License-Identifier: MIT

// On Apple's own systems UIKit itself has these.
#if !canImport(UIKit)
  /// What happens to a line that is too long.
  ///
  /// Apple counterpart: `NSLineBreakMode` · Source: NSParagraphStyle.h · Fidelity: exact
  public enum NSLineBreakMode: Int, Sendable, CaseIterable {
    /// It goes on in the next line, at a word.
    case byWordWrapping = 0
    /// It goes on in the next line, at any character.
    case byCharWrapping = 1
    /// It is cut off.
    case byClipping = 2
    /// Its start gives way to an ellipsis.
    case byTruncatingHead = 3
    /// Its end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
  }
#endif
