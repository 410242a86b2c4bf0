// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// A reference to a system color, which an entry can have instead of components.
///
/// It is resolved for each environment, so a single entry with a reference already adapts.
///
/// Apple counterpart: `reference` and `platform` in a color set · Source: about sixty public
/// projects; AssetKit's table of names · Fidelity: exact
public struct SystemReference: Hashable, Sendable {
  /// The name of the color in the file, such as `systemBackgroundColor` or `labelColor`.
  public var name: String
  /// The platform as it is spelled in the file, such as `ios`, `osx`, `XR` or `universal`; nil if
  /// the file specifies none.
  public var platform: String?

  /// Creates a reference to the system color with a name, on a platform if one is given.
  public init(name: String, platform: String?) {
    self.name = name
    self.platform = platform
  }

  /// The platform to which `platform` refers; nil if `platform` is missing, `universal` or unknown.
  public var namedPlatform: Platform? { platform.flatMap(Self.platform) }

  /// Returns the platform for a spelling that occurs in catalogs, in upper or lower case; nil for
  /// unknown spellings.
  public static func platform(_ spelling: String) -> Platform? {
    switch spelling.lowercased() {
    case "ios", "ipados", "maccatalyst": .iOS
    case "osx", "macos": .macOS
    case "tvos": .tvOS
    case "watchos": .watchOS
    case "xr", "xros", "visionos": .visionOS
    default: nil
    }
  }

  /// Returns the system color on the platform of the reference or, if it specifies none, on a
  /// fallback.
  ///
  /// The result is nil if the platform has no color with that name.
  public func systemColor(on fallback: Platform) -> SystemColor? {
    SystemPalette.color(named: name, on: namedPlatform ?? fallback)
  }

  /// Returns the color for an environment; nil if its value is not known.
  ///
  /// The platform is the one that the reference specifies, or else `fallback`.
  public func color(for traits: TraitCollection, on fallback: Platform) -> Color? {
    systemColor(on: fallback)?.color(for: traits)
  }

  /// Returns the color for an appearance key; nil if its value is not known.
  ///
  /// The platform is the one that the reference specifies, or else `fallback`.
  public func color(for key: AppearanceKey, on fallback: Platform) -> Color? {
    systemColor(on: fallback)?.color(for: key)
  }
}
