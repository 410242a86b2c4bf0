// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// What a person chose for the whole desktop: what `chiaro set` changes and `chiaro service` keeps.
///
/// Apple counterpart: System Settings, Appearance and Accessibility · Source: HIG Dark Mode (S245);
/// XDG desktop portal, `org.freedesktop.appearance` · Fidelity: approximate
public struct DesktopSetting: Hashable, Sendable {
  /// Light, dark or auto, and by what auto goes; a place is kept to a tenth of a degree.
  public var appearance = AutoConfiguration() {
    didSet { appearance.position = appearance.position?.coarse }
  }
  /// What a person chose by hand in spite of auto, until the next change.
  public var hold: AppearanceHold?
  /// Whether more contrast is asked for.
  public var contrast: AccessibilityContrast = .normal
  /// The color of what is selected or stands out: opaque, in sRGB, eight bits a channel.
  public var accentColor: Color? {
    didSet { accentColor = accentColor.map { Color(SRGB8($0.withAlpha(1))) } }
  }
  /// Whether movement is to be avoided.
  public var reducesMotion = false

  /// Light, without anything else.
  public init() {}

  /// What is to be seen of it, of which the style is decided elsewhere: it is light or dark.
  public func facts(_ style: UserInterfaceStyle) -> DesktopFacts {
    var facts = DesktopFacts()
    facts.colorScheme = SystemColorScheme(style)
    facts.contrast = contrast
    facts.accentColor = accentColor
    facts.reducesMotion = reducesMotion
    return facts
  }
}
