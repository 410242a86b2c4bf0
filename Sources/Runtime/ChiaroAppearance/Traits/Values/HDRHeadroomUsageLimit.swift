// SPDX-License-Identifier: MIT

/// Whether content should limit its use of high dynamic range.
///
/// Apple counterpart: `UIHDRHeadroomUsageLimit` · Source: UIKit reference, iOS 26 (statement S12;
/// raw values beyond -1 follow its order) · Fidelity: approximate, raw values are assumed
public enum HDRHeadroomUsageLimit: Int, Sendable, CaseIterable, Codable {
  /// The limit is not specified.
  case unspecified = -1
  /// The limit applies: content should use little headroom.
  case active = 0
  /// The limit does not apply.
  case inactive = 1
}
