// SPDX-License-Identifier: MIT

/// A release of Apple's systems, which determines the shapes and sizes of controls and the values
/// of colors.
///
/// It is the value of a trait: set `TraitSystemRelease` in the traits of a screen, or in the
/// overrides of a window or a view. Bars, lists, controls and system colors of UIKit and AppKit
/// follow it if a difference is known.
///
/// Apple counterpart: the SDK that an app is linked with · Source: Information Property List
/// reference, UIDesignRequiresCompatibility · Fidelity: approximate, a trait that an app sets for a
/// screen, a window or a view
public enum SystemRelease: String, Sendable, CaseIterable, Codable {
  // Of the releases with the same colors, that without bits of its own comes first: a key says no
  // more of a release than its colors.
  case iOS18 = "iOS 18"
  case iOS15 = "iOS 15"
  case macOS11 = "macOS 11"
  case macOS15 = "macOS 15"
  /// iOS 26, the first release with Liquid Glass.
  case iOS26 = "iOS 26"
  /// macOS 26, the first release with Liquid Glass.
  case macOS26 = "macOS 26"

  /// Whether bars and controls have the shapes of Liquid Glass, and system colors have the values
  /// of 2025.
  public var hasLiquidGlass: Bool { self == .iOS26 || self == .macOS26 }

  /// The bits of the release in the packed values of a collection.
  var bits: UInt64 {
    let number: UInt64 =
      switch self {
      case .iOS18, .iOS26: 0
      case .iOS15, .macOS26: 1
      case .macOS11: 2
      case .macOS15: 3
      }
    return number << TraitField.release.shift | (hasLiquidGlass ? 0 : TraitField.palette.mask)
  }

  /// The bits in which releases differ.
  static let mask = TraitField.palette.mask | TraitField.release.mask
}
