// SPDX-License-Identifier: MIT

/// Whether use of the high dynamic range is to be limited.
///
/// Apple counterpart: `UIHDRHeadroomUsageLimit` · Source: UIKit reference, iOS 26 (S12; raw values
/// beyond -1 follow its order) · Fidelity: approximate
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// It is to be limited.
  case active = 0
  /// It is not.
  case inactive = 1
}
