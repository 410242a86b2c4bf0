// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// What a desktop says of how things should look; nil is what it does not say.
///
/// Apple counterpart: System Settings, Appearance and Accessibility · Source: XDG desktop portal,
/// `org.freedesktop.appearance` · Fidelity: exact
public struct DesktopFacts: Hashable, Sendable {
  /// Light, dark or no preference, which is an answer too: the app decides.
  public var colorScheme: SystemColorScheme?
  /// Whether more contrast is asked for.
  public var contrast: AccessibilityContrast?
  /// The color of what is selected or stands out.
  public var accentColor: Color?
  /// Whether movement is to be avoided.
  public var reducesMotion: Bool?
  /// Whether materials are to be opaque.
  public var reducesTransparency: Bool?
  /// How much larger text is than usual; 1 is as usual.
  public var textScale: Double?
  /// How many pixels of the display a point has.
  public var displayScale: Double?
  /// Which colors the display can show.
  public var displayGamut: DisplayGamut?

  /// Says nothing.
  public init() {}

  /// The facts, and those of another source where these say nothing.
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
