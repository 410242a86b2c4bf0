// SPDX-License-Identifier: MIT

public import ChiaroAppearance
public import ChiaroColor

/// The user's appearance setting for the whole desktop, which `chiaro set` changes and `chiaro
/// service` stores.
///
/// Apple counterpart: System Settings, Appearance and Accessibility · Source: HIG Dark Mode
/// (statement S245); XDG desktop portal, `org.freedesktop.appearance` · Fidelity: approximate,
/// these settings only
public struct DesktopSetting: Hashable, Sendable {
  /// Light, dark or auto, and the rules of auto; the location is rounded to a tenth of a degree.
  package var appearance = AutoConfiguration() {
    didSet { appearance.position = appearance.position?.coarse }
  }
  /// The style that the user chose under the setting `auto`, which applies until the next automatic
  /// change; nil for none.
  public var manualChoice: ManualChoice?
  /// The preferred contrast.
  public var contrast: AccessibilityContrast = .normal
  /// The accent color, which is made opaque and rounded to 8-bit sRGB; nil for none.
  public var accentColor: Color? {
    didSet { accentColor = accentColor.map { Color(SRGB8($0.withAlpha(1))) } }
  }
  /// Whether motion should be reduced.
  public var reducesMotion = false

  /// Creates the default setting, which is light and has default values for everything else.
  public init() {}

  /// Returns the preferences that the desktop reports to apps for this setting.
  ///
  /// - Parameter style: the style in effect, light or dark; the caller passes it, because under the
  ///   setting `auto` it depends on the time and the room
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
