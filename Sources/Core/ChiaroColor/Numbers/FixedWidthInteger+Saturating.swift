// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// Creates an integer from an untrusted number, dropping its fraction and clamping it to the
  /// range.
  ///
  /// `Int(_:)` traps when the number does not fit, and a file may contain 1e20 as well as 10.
  ///
  /// - Parameter number: any number; one beyond the type's range becomes the smallest or largest
  ///   value, and NaN becomes 0
  @inlinable
  package init(saturating number: Double) {
    // Nearly every number fits 32 bits, and is converted by one instruction.
    if number.magnitude < 0x1p31 {
      self.init(clamping: Int32(number))
    } else if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number.isNaN ? 0 : number < 0 ? .min : .max
    }
  }

  /// Creates an integer from an untrusted number, dropping its fraction and clamping it to the
  /// range.
  ///
  /// - Parameter number: any number, treated as by `init(saturating:)` of a `Double`
  package init(saturating number: Float) { self.init(saturating: Double(number)) }
}
