// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The tinted mode of watchOS, in which a graphic complication is shown in shades of one color.
///
/// White becomes the tint color, black stays black, and any other color becomes a shade of the tint
/// that depends on its luma. Hue does not matter.
///
/// Apple counterpart: `WidgetRenderingMode.accented` of complications · Source: HIG Color, watchOS
/// · Fidelity: approximate, Apple's ramp is not public
public struct ComplicationTint: Hashable, Sendable {
  /// The color that the wearer chose.
  public var color: Color

  /// Creates a tint from a color.
  public init(_ color: Color) { self.color = color.converted(to: .sRGB) }

  /// Returns the shade of the tint that replaces a content color; it has the alpha of that color.
  public func tinted(_ content: Color) -> Color {
    let parts = content.converted(to: .sRGB).components
    let luma = 0.2126 * parts.x + 0.7152 * parts.y + 0.0722 * parts.z
    return Color(.sRGB, color.components * min(1, max(0, luma)), alpha: content.alpha)
  }
}
