// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// The whole number that a measure of untrusted origin comes to, without its fraction.
  ///
  /// `Int(_:)` ends the program when the number does not fit, and files say 1e20 as easily as 10.
  ///
  /// - Parameter number: any number; what is beyond this type becomes its smallest or largest
  ///   value, and NaN becomes 0
  package init(saturating number: Double) {
    if let whole = Self(exactly: number.rounded(.towardZero)) {
      self = whole
    } else {
      self = number.isNaN ? 0 : number < 0 ? .min : .max
    }
  }

  /// The whole number that a measure of untrusted origin comes to, without its fraction.
  ///
  /// - Parameter number: any number; see `init(saturating:)` of a `Double`
  package init(saturating number: Float) { self.init(saturating: Double(number)) }
}
