// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A color that a platform defines: its values, where they come from, and how sure they are.
///
/// Apple counterpart: the named colors of `UIColor` and `NSColor` · Source:
/// Data/system-colors.json, each value with its sources · Fidelity: measured, as each color's
/// confidence says
public struct SystemColor: Hashable, Sendable {
  /// What a color is for.
  public enum Kind: String, Sendable, CaseIterable {
    case system
    case gray
    case label
    case text
    case link
    case fill
    case separator
    case background
    case groupedBackground = "grouped-background"
    case control
  }

  /// How sure the values are.
  public enum Confidence: String, Sendable, CaseIterable {
    /// Parsed from Apple's published table.
    case exact
    /// A dump or transcription by a third party.
    case secondary
    /// No value is known; none is made up.
    case unknown
  }

  /// One value, and the environment it is for.
  public struct Value: Hashable, Sendable {
    /// Light or dark.
    public var style: UserInterfaceStyle
    /// Normal or increased contrast.
    public var contrast: AccessibilityContrast
    /// Base or elevated.
    public var level: UserInterfaceLevel
    /// The accent color chosen by the person, for colors that follow it.
    public var accent: AccentColor?
    /// The place in a color that is a list, from 0.
    public var index: Int
    /// The value, in sRGB.
    public var color: Color
  }

  /// Values that an earlier release had, or that another source gives.
  public struct Past: Hashable, Sendable {
    /// The release that they belong to, such as `iOS 13`.
    public var release: String
    /// The source, as `SystemPalette.sources` lists it.
    public var source: String
    /// The values.
    public var values: [Value]
  }

  /// The name, as the platform's framework has it: `systemRed`, `windowBackgroundColor`.
  public var name: String
  /// The platform.
  public var platform: Platform
  /// What it is for.
  public var kind: Kind
  /// How sure the values are.
  public var confidence: Confidence
  /// The ids of the sources.
  public var sources: [String]
  /// The name of the color whose values these are, for old names.
  public var alias: String?
  /// The values; none when nothing is known, or when the name is no color at all.
  public var values: [Value]
  /// What earlier releases and other sources say.
  public var past: [Past]

  /// The value for an environment, or nil when none is known.
  ///
  /// Unknown increased-contrast values read as the normal ones of the same style, unknown elevated
  /// ones as base. A platform with one appearance shows it at any style. `index` chooses from a
  /// color that is a list.
  public func color(for traits: TraitCollection, index: Int = 0) -> Color? {
    let fitting = values.filter { $0.index == index && $0.fitsAccent(traits.accentColor) }
    return fitting.min { $0.distance(to: traits) < $1.distance(to: traits) }?.color
  }
}

extension SystemColor.Value {
  /// A value for multicolor stands for a choice that has none of its own.
  fileprivate func fitsAccent(_ choice: AccentColor) -> Bool {
    guard let accent else { return true }
    return accent == choice || choice == .multicolor && accent == .blue
  }

  /// How far a value is from an environment: the style weighs most, then the contrast.
  fileprivate func distance(to traits: TraitCollection) -> Int {
    let isDark = traits.userInterfaceStyle == .dark
    let isHigh = traits.accessibilityContrast == .high
    let isElevated = traits.userInterfaceLevel == .elevated
    return ((style == .dark) == isDark ? 0 : 16) + ((contrast == .high) == isHigh ? 0 : 4)
      + ((level == .elevated) == isElevated ? 0 : 2) + (accent == nil ? 1 : 0)
  }
}
