// SPDX-License-Identifier: MIT

/// The system colors of every platform, by name.
///
/// The values are those of the Human Interface Guidelines of December 2025 where they stand there,
/// else public dumps of the frameworks; every color says which.
///
/// Apple counterpart: the class properties of `UIColor` and `NSColor` · Source:
/// Data/system-colors.json · Fidelity: measured, as each color's confidence says
public enum SystemPalette {
  /// The colors of a platform, in the order of the Guidelines.
  public static func colors(of platform: Platform) -> [SystemColor] {
    switch platform {
    case .iOS: iOSColors
    case .macOS: macOSColors
    case .tvOS: tvOSColors
    case .visionOS: visionOSColors
    case .watchOS: watchOSColors
    }
  }

  /// The color of a name, in any spelling that Apple's files use.
  ///
  /// UIKit's `label`, AppKit's and the catalogs' `labelColor` name the same color; whether a
  /// platform's own name ends in `Color` does not matter.
  public static func color(named name: String, on platform: Platform) -> SystemColor? {
    let index = indexes[platform] ?? [:]
    guard let found = index[key(name)] else { return nil }
    return found.alias.flatMap { index[key($0)] } ?? found
  }

  private static let indexes: [Platform: [String: SystemColor]] = {
    var indexes: [Platform: [String: SystemColor]] = [:]
    for platform in Platform.allCases {
      for color in colors(of: platform) { indexes[platform, default: [:]][key(color.name)] = color }
    }
    return indexes
  }()

  private static func key(_ name: String) -> String {
    name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
  }

  /// Where values come from.
  ///
  /// Apple counterpart: none · Source: Data/system-colors.json · Fidelity: exact
  public struct Source: Hashable, Sendable {
    /// The id that colors name.
    public var id: String
    /// What it is.
    public var what: String
    /// Where it can be found.
    public var location: String
    /// The release whose values it gives.
    public var release: String
  }
}

/// A row of the generated tables.
func systemColor(
  _ name: String, _ platform: Platform, _ kind: SystemColor.Kind,
  _ confidence: SystemColor.Confidence, _ sources: [String], alias: String? = nil,
  _ values: [SystemColor.Value], past: [SystemColor.Past] = []
) -> SystemColor {
  SystemColor(
    name: name, platform: platform, kind: kind, confidence: confidence, sources: sources,
    alias: alias, values: values, past: past)
}
