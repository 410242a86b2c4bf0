// SPDX-License-Identifier: MIT

/// The kind of device.
///
/// Apple counterpart: `UIUserInterfaceIdiom` · Source: UIDevice.h (statement S6; no case has the
/// raw value 4) · Fidelity: exact
public enum UserInterfaceIdiom: Int, Sendable, CaseIterable, Codable {
  /// The kind of device is not specified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad, or a Mac app that looks like one.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A visionOS device.
  case vision = 6
}
