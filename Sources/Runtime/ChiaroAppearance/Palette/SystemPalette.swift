// SPDX-License-Identifier: MIT

/// The system colors of every platform, by name.
///
/// The values come from the Human Interface Guidelines of December 2025 or, if a value is not
/// listed there, from public dumps of the frameworks; every color names its sources.
///
/// Apple counterpart: the class properties of `UIColor` and `NSColor` · Source:
/// Data/system-colors.json · Fidelity: measured, as each color's confidence says
public enum SystemPalette {
  /// Returns the colors of a platform, in the order of the Guidelines.
  public static func colors(of platform: Platform) -> [SystemColor] {
    switch platform {
    case .iOS: iOSColors
    case .macOS: macOSColors
    case .tvOS: tvOSColors
    case .visionOS: visionOSColors
    case .watchOS: watchOSColors
    }
  }

  /// Returns the color with a name, in any spelling that Apple's files use; nil if there is none.
  ///
  /// A suffix `Color` is ignored, so UIKit's `label` and the `labelColor` of AppKit and asset
  /// catalogs name the same color. For an old name, the color that replaces it is returned.
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

  /// A source of color values.
  ///
  /// Source: Data/system-colors.json
  public struct Source: Hashable, Sendable {
    /// The identifier with which colors refer to the source.
    public var id: String
    /// A description of the source in one sentence.
    public var what: String
    /// The name of the source: the description up to its first remark.
    package var title: String {
      let ends = [", ", " (", "; ", ". "].compactMap { what.firstRange(of: $0)?.lowerBound }
      return String(what[..<(ends.min() ?? what.endIndex)])
    }
    /// The location of the source, such as a web address or a file in a repository.
    public var location: String
    /// The system release for which the source gives values.
    public var release: String
  }
}

/// Creates a row of the generated tables.
func systemColor(
  _ name: String, _ platform: Platform, _ kind: SystemColor.Kind,
  _ confidence: SystemColor.Confidence, _ sources: [String], alias: String? = nil,
  _ values: [SystemColor.Value], past: [SystemColor.Past] = []
) -> SystemColor {
  SystemColor(
    name: name, platform: platform, kind: kind, confidence: confidence, sources: sources,
    alias: alias, values: values, past: past)
}
