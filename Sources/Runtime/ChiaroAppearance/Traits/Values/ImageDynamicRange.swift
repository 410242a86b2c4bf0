// SPDX-License-Identifier: MIT

/// The dynamic range in which an image is shown.
///
/// Apple counterpart: `UIImage.DynamicRange` · Source: UIImage.h (statement S12; the order of the
/// cases is from the reference) · Fidelity: approximate, raw values are assumed
public enum ImageDynamicRange: Int, Sendable, CaseIterable, Codable {
  /// The dynamic range is not specified.
  case unspecified = -1
  /// The standard dynamic range.
  case standard = 0
  /// A high dynamic range that uses part of the screen's headroom.
  case constrainedHigh = 1
  /// The full high dynamic range, which uses all of the screen's headroom.
  case high = 2
}
