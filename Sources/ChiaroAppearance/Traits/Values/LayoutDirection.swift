// SPDX-License-Identifier: MIT

/// The direction in which lines run; it informs a view and does not alone decide.
///
/// Apple counterpart: `UITraitEnvironmentLayoutDirection` · Source: UIInterface.h (S8) ·
/// Fidelity: exact
public enum LayoutDirection: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}
