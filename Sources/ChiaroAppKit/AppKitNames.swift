// SPDX-License-Identifier: MIT

// The names that AppKit gives to what this project calls by the same words without the prefix. On
// Apple's own systems AppKit itself has the names.

#if !canImport(AppKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroColor
  @_exported public import ChiaroViews
  @_exported public import Foundation

  /// `SnapshotLayer`, by the name that AppKit has it by.
  ///
  /// Apple counterpart: `CALayer` · Source: AppKit reference · Fidelity: approximate
  public typealias CALayer = SnapshotLayer

  /// `Appearance`, by AppKit's name.
  ///
  /// Apple counterpart: `NSAppearance` · Source: AppKit reference · Fidelity: approximate, a value
  public typealias NSAppearance = Appearance
  /// `DynamicColor`, by AppKit's name.
  ///
  /// Apple counterpart: `NSColor` · Source: AppKit reference · Fidelity: exact
  public typealias NSColor = DynamicColor
  /// `Color`, by the name that AppKit has it by.
  ///
  /// Apple counterpart: `CGColor` · Source: AppKit reference · Fidelity: exact
  public typealias CGColor = Color
  /// `Image`, by AppKit's name.
  ///
  /// Apple counterpart: `NSImage` · Source: AppKit reference · Fidelity: approximate
  public typealias NSImage = Image
  /// `ControlTint`, by AppKit's name.
  ///
  /// Apple counterpart: `NSControlTint` · Source: AppKit reference · Fidelity: exact
  public typealias NSControlTint = ControlTint
  /// `TintConfiguration`, by AppKit's name.
  ///
  /// Apple counterpart: `NSTintConfiguration` · Source: AppKit reference · Fidelity: approximate,
  /// a value
  public typealias NSTintConfiguration = TintConfiguration
  /// `Screen`, by AppKit's name.
  ///
  /// Apple counterpart: `NSScreen` · Source: AppKit reference · Fidelity: approximate
  public typealias NSScreen = Screen

  extension DynamicColor {
    /// What a color is called.
    public typealias Name = String
  }

  extension Image {
    /// What an image is called.
    public typealias Name = String
  }
#endif
