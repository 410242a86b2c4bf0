// SPDX-License-Identifier: MIT

/// A value that a rule measured, such as a contrast ratio, with the minimum that would pass.
///
/// Source: WCAG 2.2, 1.4.3
public struct MeasuredValue: Hashable, Sendable {
  /// The measured value; smaller is worse.
  public var value: Double
  /// The smallest value that passes.
  public var minimum: Double

  /// Creates a measured value.
  public init(_ value: Double, minimum: Double) {
    self.value = value
    self.minimum = minimum
  }

  /// The ratio of the value to the minimum; 1 for a value that just passes.
  package var share: Double { minimum > 0 ? value / minimum : .infinity }

  /// Returns whether the value is worse than another by more than 2 percent, the margin for
  /// rounding.
  package func isWorse(than other: Double) -> Bool { value < other * 0.98 }
}
