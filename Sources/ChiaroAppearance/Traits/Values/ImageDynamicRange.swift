// SPDX-License-Identifier: MIT

/// How much of a high-dynamic-range image is shown.
///
/// Apple counterpart: `UIImage.DynamicRange` · Source: UIImage.h (S12; the order of the cases is
/// from the reference) · Fidelity: approximate
public enum ImageDynamicRange: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = -1
  /// Standard range.
  case standard = 0
  /// Some headroom.
  case constrainedHigh = 1
  /// All headroom.
  case high = 2
}
