// SPDX-License-Identifier: MIT

/// The place of a tab bar's accessory.
///
/// Apple counterpart: `UITabAccessory.Environment` · Source: UIKit reference, iOS 26 (statement
/// S12; raw values beyond 0 follow its order) · Fidelity: approximate, raw values are assumed
public enum TabAccessoryEnvironment: Int, Sendable, CaseIterable, Codable {
  /// The place is not specified.
  case unspecified = 0
  /// No accessory.
  case none = 1
  /// The accessory is above the tab bar.
  case regular = 2
  /// The accessory is within the tab bar.
  case inline = 3
}
