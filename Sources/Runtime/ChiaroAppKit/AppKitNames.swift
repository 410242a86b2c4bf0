// SPDX-License-Identifier: MIT

// The names that AppKit gives to what this project calls by the same words without the prefix. On
// Apple's own systems AppKit itself has the names.

#if !canImport(AppKit)
  @_exported public import ChiaroAppearance
  @_exported public import ChiaroColor
  @_exported public import ChiaroViews
  @_exported public import Foundation

  /// AppKit's name for `Appearance`.
  ///
  /// Apple counterpart: `NSAppearance` · Source: AppKit reference · Fidelity: approximate, a value
  /// rather than an object
  public typealias NSAppearance = Appearance
  /// AppKit's name for `DynamicColor`.
  ///
  /// Apple counterpart: `NSColor` · Source: AppKit reference · Fidelity: exact
  public typealias NSColor = DynamicColor
  /// AppKit's name for `Image`.
  ///
  /// Apple counterpart: `NSImage` · Source: AppKit reference · Fidelity: approximate, see `Image`
  public typealias NSImage = Image
  /// AppKit's name for `ControlTint`.
  ///
  /// Apple counterpart: `NSControlTint` · Source: AppKit reference · Fidelity: exact
  public typealias NSControlTint = ControlTint
  /// AppKit's name for `TintConfiguration`.
  ///
  /// Apple counterpart: `NSTintConfiguration` · Source: AppKit reference · Fidelity: approximate, a
  /// value rather than an object
  public typealias NSTintConfiguration = TintConfiguration
  /// AppKit's name for `Screen`.
  ///
  /// Apple counterpart: `NSScreen` · Source: AppKit reference · Fidelity: approximate, see `Screen`
  public typealias NSScreen = Screen

  extension DynamicColor {
    /// The type of a named color's name.
    public typealias Name = String
  }

  extension Image {
    /// The type of a named image's name.
    public typealias Name = String
  }
#endif
