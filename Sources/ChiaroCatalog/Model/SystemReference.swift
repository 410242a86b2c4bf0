// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// A system color that an entry names instead of components.
///
/// It is looked up again in every environment, so a single entry that refers to a system color
/// already adapts.
///
/// Apple counterpart: `reference` and `platform` in a color set · Source: about sixty public
/// projects; AssetKit's table of names · Fidelity: exact
public struct SystemReference: Hashable, Sendable {
  /// The name in the file: `systemBackgroundColor`, `labelColor`.
  public var name: String
  /// The platform in the file's spelling, or nil: `ios`, `osx`, `XR`, `universal`.
  public var platform: String?

  /// Creates a reference.
  public init(name: String, platform: String?) {
    self.name = name
    self.platform = platform
  }

  /// The platform that the file names; nil for `universal`, for none and for an unknown one.
  public var namedPlatform: Platform? { platform.flatMap(Self.platform) }

  /// The platform of a spelling that occurs in catalogs, in any case; nil when it is none.
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

  /// The system color, on the reference's own platform or else the one given.
  public func systemColor(on fallback: Platform) -> SystemColor? {
    SystemPalette.color(named: name, on: namedPlatform ?? fallback)
  }

  /// The color for an environment, or nil when no value is known.
  public func color(for traits: TraitCollection, on fallback: Platform) -> Color? {
    systemColor(on: fallback)?.color(for: traits)
  }
}
