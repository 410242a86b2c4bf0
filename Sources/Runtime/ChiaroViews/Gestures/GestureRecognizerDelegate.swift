// SPDX-License-Identifier: MIT

/// The delegate of a gesture recognizer; every method has a default implementation.
///
/// Apple counterpart: `UIGestureRecognizerDelegate` · Source: UIGestureRecognizer.h · Fidelity:
/// approximate, not asked about presses of remote controls
@preconcurrency @MainActor
public protocol GestureRecognizerDelegate: AnyObject {
  /// Returns whether the recognizer may begin its gesture; true by default.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
  /// Returns whether the recognizer receives a touch; true by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool
  /// Returns whether two recognizers may recognize at the same time; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits until the other one fails; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool
  /// Returns whether the other recognizer waits until this one fails; false by default.
  func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool
}

extension GestureRecognizerDelegate {
  /// Asks whether the recognizer may begin its gesture; the default returns true.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    true
  }
  /// Asks whether the recognizer receives a touch; the default returns true.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
  /// Asks whether two recognizers may recognize at the same time; the default returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Asks whether the recognizer waits until the other one fails; the default returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
  /// Asks whether the other recognizer waits until this one fails; the default returns false.
  public func gestureRecognizer(
    _ gestureRecognizer: GestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: GestureRecognizer
  ) -> Bool { false }
}
