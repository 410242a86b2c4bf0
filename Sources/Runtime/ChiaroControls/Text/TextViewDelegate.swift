// SPDX-License-Identifier: MIT

import ChiaroViews
public import Foundation

/// The methods that a text view calls to ask about and report editing; all have defaults.
///
/// Apple counterpart: `UITextViewDelegate` · Source: UITextView.h · Fidelity: approximate, the
/// methods for links and attachments are missing
@preconcurrency @MainActor
public protocol TextViewDelegate: ScrollViewDelegate {
  /// Asks whether editing may begin; true by default.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Asks whether editing may end; true by default.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Called after editing began.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called after editing ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Asks whether the user may replace the text in a range, in UTF-16 units; true by default.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user changed the text.
  func textViewDidChange(_ textView: TextView)
  /// Called after the selection changed, because of the app or of typed text.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension TextViewDelegate {
  /// Asks whether editing may begin; the default returns true.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Asks whether editing may end; the default returns true.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Called after editing began; the default does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Called after editing ended; the default does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Asks whether the user may replace text; the default returns true.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Called after the user changed the text; the default does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Called after the selection changed; the default does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}
