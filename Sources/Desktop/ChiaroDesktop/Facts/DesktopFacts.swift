// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// The appearance preferences that a desktop reports; those that it does not report are nil.
///
/// Apple counterpart: System Settings, Appearance and Accessibility · Source: XDG desktop portal,
/// `org.freedesktop.appearance` · Fidelity: exact
public struct DesktopFacts: Hashable, Sendable {
  /// The preferred color scheme; `noPreference` is also an answer, which leaves the choice to the
  /// app.
  public var colorScheme: SystemColorScheme?
  /// The preferred contrast.
  public var contrast: AccessibilityContrast?
  /// The accent color, used for selections and highlighted controls.
  public var accentColor: Color?
  /// Whether motion should be reduced.
  public var reducesMotion: Bool?
  /// Whether transparency should be reduced, which makes materials opaque.
  public var reducesTransparency: Bool?
  /// The factor by which text is enlarged; 1 is the normal size.
  public var textScale: Double?
  /// The number of display pixels per point.
  public var displayScale: Double?
  /// The color gamut of the display.
  public var displayGamut: DisplayGamut?

  /// Creates facts of which none is known.
  public init() {}

  /// Returns these facts, with missing ones filled in from other facts.
  public func filled(from other: DesktopFacts) -> DesktopFacts {
    var facts = self
    facts.colorScheme = colorScheme ?? other.colorScheme
    facts.contrast = contrast ?? other.contrast
    facts.accentColor = accentColor ?? other.accentColor
    facts.reducesMotion = reducesMotion ?? other.reducesMotion
    facts.reducesTransparency = reducesTransparency ?? other.reducesTransparency
    facts.textScale = textScale ?? other.textScale
    facts.displayScale = displayScale ?? other.displayScale
    facts.displayGamut = displayGamut ?? other.displayGamut
    return facts
  }
}
