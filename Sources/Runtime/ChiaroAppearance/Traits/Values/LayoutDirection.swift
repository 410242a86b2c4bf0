// SPDX-License-Identifier: MIT

/// The layout direction of the environment.
///
/// A view may lay itself out in another direction.
///
/// Apple counterpart: `UITraitEnvironmentLayoutDirection` · Source: UIInterface.h (statement S8) ·
/// Fidelity: exact
public enum LayoutDirection: Int, Sendable, CaseIterable, Codable {
  /// The direction is not specified.
  case unspecified = -1
  /// Left to right, as in English.
  case leftToRight = 0
  /// Right to left, as in Arabic.
  case rightToLeft = 1
}
