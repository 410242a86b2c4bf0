// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// A person's appearance setting for the whole desktop, changed by `chiaro set` and stored by
/// `chiaro service`.
///
/// Apple counterpart: System Settings, Appearance and Accessibility · Source: HIG Dark Mode
/// (statement S245); XDG desktop portal, `org.freedesktop.appearance` · Fidelity: approximate,
/// these settings only
public struct DesktopSetting: Hashable, Sendable {
  /// Light, dark or auto, and the rules of auto; the location is rounded to a tenth of a degree.
  package var appearance = AutoConfiguration() {
    didSet { appearance.position = appearance.position?.coarse }
  }
  /// The style chosen by hand under the setting `auto`, in force until the next automatic change;
  /// nil for none.
  public var manualChoice: ManualChoice?
  /// The preferred contrast.
  public var contrast: AccessibilityContrast = .normal
  /// The accent color, made opaque and rounded to 8-bit sRGB; nil for none.
  public var accentColor: Color? {
    didSet { accentColor = accentColor.map { Color(SRGB8($0.withAlpha(1))) } }
  }
  /// Whether motion should be reduced.
  public var reducesMotion = false

  /// Creates the default setting: light, with everything else at its default.
  public init() {}

  /// Returns the setting as the preferences that the desktop reports to apps.
  ///
  /// - Parameter style: the style in force, light or dark; under the setting `auto` it depends on
  ///   the time and the room, so the caller passes it
  /// - Returns: the color scheme of the style, and the setting's contrast, accent color and motion
  public func facts(_ style: UserInterfaceStyle) -> DesktopFacts {
    var facts = DesktopFacts()
    facts.colorScheme = SystemColorScheme(style)
    facts.contrast = contrast
    facts.accentColor = accentColor
    facts.reducesMotion = reducesMotion
    return facts
  }
}
