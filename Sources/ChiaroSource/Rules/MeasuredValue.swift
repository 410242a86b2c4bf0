// SPDX-License-Identifier: MIT

/// A number that a rule measured, such as a contrast ratio, and the least that would have passed.
///
/// Apple counterpart: none · Source: WCAG 2.2, 1.4.3 · Fidelity: exact
public struct MeasuredValue: Hashable, Sendable {
  /// The number; smaller is worse.
  public var value: Double
  /// The least that passes.
  public var minimum: Double

  /// Names a number and its minimum.
  public init(_ value: Double, minimum: Double) {
    self.value = value
    self.minimum = minimum
  }

  /// How much of the minimum is reached: 1 where it just passes.
  package var share: Double { minimum > 0 ? value / minimum : .infinity }

  /// Whether the number is worse than another by more than rounding: a fiftieth of it.
  package func isWorse(than other: Double) -> Bool { value < other * 0.98 }
}
