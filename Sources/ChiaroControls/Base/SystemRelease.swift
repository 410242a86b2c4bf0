// SPDX-License-Identifier: MIT

public import ChiaroAppearance

/// A release of Apple's systems, from which controls take their sizes and shapes.
///
/// It is the value of a trait: set `TraitSystemRelease` in the traits of a screen, or in the
/// overrides of a window or a view. Bars, lists and controls of UIKit and AppKit follow it; where
/// no difference is known there is none. Colors are always those that Apple publishes for the
/// releases of 2025.
///
/// Apple counterpart: the SDK that an app is linked with · Source: Information Property List
/// reference, UIDesignRequiresCompatibility · Fidelity: approximate, a trait that an app sets for a
/// screen, a window or a view
public enum SystemRelease: String, Sendable, CaseIterable {
  case iOS15 = "iOS 15"
  case iOS18 = "iOS 18"
  /// iOS 26, the first release with Liquid Glass.
  case iOS26 = "iOS 26"
  case macOS11 = "macOS 11"
  case macOS15 = "macOS 15"
  /// macOS 26, the first release with Liquid Glass.
  case macOS26 = "macOS 26"

  /// Whether bars and controls have the shapes of Liquid Glass.
  public var hasLiquidGlass: Bool { self == .iOS26 || self == .macOS26 }
}

/// The trait for the release from which controls take their sizes and shapes; the default is iOS
/// 18, for AppKit's controls macOS 11 to 15.
public enum TraitSystemRelease: TraitDefinition {
  /// The value of the trait where none is set: iOS 18.
  public static let defaultValue = SystemRelease.iOS18
  /// The name under which the trait is encoded.
  public static let identifier = "org.chiaroscuro.system-release"
}
