// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A release of Apple's systems, whose measures controls take on.
///
/// It is the value of a trait: set `TraitSystemRelease` in the traits of a screen, or in the
/// overrides of a window or a view. Lists and controls follow it, of UIKit and of AppKit; where no
/// difference is known there is none. Colors are those of the releases of 2025 in every case, whose
/// values Apple publishes.
///
/// Apple counterpart: the SDK that an app is linked with · Source: Information Property List
/// reference, UIDesignRequiresCompatibility · Fidelity: approximate
public enum SystemRelease: String, Sendable, CaseIterable {
  case iOS15 = "iOS 15"
  case iOS18 = "iOS 18"
  /// The first one with Liquid Glass.
  case iOS26 = "iOS 26"
  case macOS11 = "macOS 11"
  case macOS15 = "macOS 15"
  /// The first one with Liquid Glass.
  case macOS26 = "macOS 26"

  /// Whether bars and controls have the shapes of Liquid Glass.
  public var hasLiquidGlass: Bool { self == .iOS26 || self == .macOS26 }
}

/// The release whose measures controls take on; the default is iOS 18, in AppKit macOS 11 to 15.
///
/// Apple counterpart: none · Source: this project · Fidelity: exact
public enum TraitSystemRelease: TraitDefinition {
  /// iOS 18.
  public static let defaultValue = SystemRelease.iOS18
  /// The name in which the trait is encoded.
  public static let identifier = "org.chiaroscuro.system-release"
}
