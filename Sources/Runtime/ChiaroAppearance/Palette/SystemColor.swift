// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A color that a platform defines, with its values, their sources and the confidence in them.
///
/// Apple counterpart: the named colors of `UIColor` and `NSColor` · Source:
/// Data/system-colors.json, each value with its sources · Fidelity: measured, as each color's
/// confidence says
public struct SystemColor: Hashable, Sendable {
  /// The purpose of a color.
  public enum Kind: String, Sendable, CaseIterable {
    /// A hue of the palette, such as `systemRed`.
    case system
    /// A gray of the palette, such as `systemGray2`.
    case gray
    /// The color of a label.
    case label
    /// The color of text.
    case text
    /// The color of a link.
    case link
    /// A translucent fill for shapes.
    case fill
    /// The color of a separator.
    case separator
    /// A background of a window, a view, text or a selection.
    case background
    /// A background of grouped content.
    case groupedBackground = "grouped-background"
    /// A color of a control or another element, such as a highlight, a shadow or a focus ring.
    case control
  }

  /// The confidence in a color's values.
  public enum Confidence: String, Sendable, CaseIterable {
    /// The values are parsed from Apple's published table.
    case exact
    /// The values come from a dump or transcription by a third party.
    case secondary
    /// No value is known, and none is invented.
    case unknown
  }

  /// One value of a color, with the environment for which it is used.
  public struct Value: Hashable, Sendable {
    /// The style for which the value is used.
    public var style: UserInterfaceStyle
    /// The contrast for which the value is used.
    public var contrast: AccessibilityContrast
    /// The elevation level for which the value is used.
    public var level: UserInterfaceLevel
    /// The accent color for which the value is used; nil if the color does not follow the accent
    /// color.
    public var accent: AccentColor?
    /// The index of the color in a system color that consists of several, such as the colors of
    /// alternating rows; otherwise 0.
    public var index: Int
    /// The color of the value, in sRGB.
    public var color: Color
  }

  /// Values from an earlier release or from another source.
  public struct Past: Hashable, Sendable {
    /// The release to which the values belong, such as `iOS 13`.
    public var release: String
    /// The identifier of the source in `SystemPalette.sources`.
    public var source: String
    /// The values that the source gives for the release.
    public var values: [Value]
    /// Whether the values of 2025 replaced these; false if these are another reading of current
    /// values.
    public var isSuperseded = false
  }

  /// The name in the platform's framework, such as `systemRed` or `windowBackgroundColor`.
  public var name: String
  /// The platform that defines the color.
  public var platform: Platform
  /// The color's purpose.
  public var kind: Kind
  /// The confidence in the color's values.
  public var confidence: Confidence
  /// The identifiers of the sources in `SystemPalette.sources`.
  public var sources: [String]
  /// The current name of the color if `name` is an old one; otherwise nil.
  public var alias: String?
  /// The values of the color; empty if none is known, or if the name does not refer to a color.
  public var values: [Value]
  /// The values of earlier releases and from other sources.
  public var past: [Past]

  /// Returns the value for an environment; nil if none is known.
  ///
  /// If the value for increased contrast is not known, the normal value of the same style is used;
  /// if the elevated value is not known, the base value is used. A platform with a single
  /// appearance has the same value for every style. If the system color consists of several colors,
  /// `index` selects one of them.
  public func color(for traits: TraitCollection, index: Int = 0) -> Color? {
    color(for: AppearanceKey(traits), index: index)
  }

  /// Returns the value for an appearance; nil if none is known.
  ///
  /// The value is chosen as for a trait collection. For a release before 2025, the result is the
  /// value that was replaced in 2025; if the platform has no such value, the one of iOS is used.
  public func color(for key: AppearanceKey, index: Int = 0) -> Color? {
    let accent = key.accent
    var best: (distance: Int, color: Color)?
    for value in values(for: key) where value.index == index && value.fitsAccent(accent) {
      let distance = value.distance(to: key)
      if distance < best?.distance ?? .max { best = (distance, value.color) }
    }
    return best?.color
  }

  /// The values before 2025, where those of 2025 replaced them; nil where none are known.
  private var superseded: [Value]? { past.last(where: \.isSuperseded)?.values }

  private func values(for key: AppearanceKey) -> [Value] {
    guard key.hasFormerPalette, !values.isEmpty else { return values }
    if let superseded { return superseded }
    guard kind == .system, platform != .iOS else { return values }
    return SystemPalette.color(named: name, on: .iOS)?.superseded.map(visible) ?? values
  }

  /// Returns values of iOS as the color's platform has them.
  private func visible(_ values: [Value]) -> [Value] {
    platform.hasDarkMode ? values : values.filter { $0.style == .dark && $0.contrast == .normal }
  }
}

extension SystemColor.Value {
  /// The value's appearance as a key, in which a color that follows no accent has the usual one.
  package var key: AppearanceKey {
    var key = AppearanceKey.usual
    (key.style, key.contrast, key.level) = (style, contrast, level)
    key.accent = accent ?? .multicolor
    return key
  }

  /// Returns whether the value serves an accent color; the blue value serves multicolor too.
  fileprivate func fitsAccent(_ choice: AccentColor) -> Bool {
    guard let accent else { return true }
    return accent == choice || choice == .multicolor && accent == .blue
  }

  /// Returns the mismatch with an environment: the style weighs most, then contrast, then level.
  fileprivate func distance(to key: AppearanceKey) -> Int {
    (style == key.style ? 0 : 16) + (contrast == key.contrast ? 0 : 4)
      + (level == key.level ? 0 : 2) + (accent == nil ? 1 : 0)
  }
}
