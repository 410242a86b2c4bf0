// SPDX-License-Identifier: MIT

/// Where the accessory of a tab bar stands.
///
/// Apple counterpart: `UITabAccessory.Environment` · Source: UIKit reference, iOS 26 (S12; raw
/// values beyond 0 follow its order) · Fidelity: approximate
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable, Codable {
  /// Nothing is said.
  case unspecified = 0
  /// No accessory.
  case none = 1
  /// Above the bar.
  case regular = 2
  /// Within the bar.
  case inline = 3
}
