// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The tinted mode of watchOS: a graphic complication in shades of one color.
///
/// What is white takes on the tint, what is black stays black, and what lies between is as dark as
/// its luma; which hue it had does not count.
///
/// Apple counterpart: `WidgetRenderingMode.accented` of complications · Source: HIG Color, watchOS
/// · Fidelity: approximate, Apple's ramp is not public
public struct ComplicationTint: Hashable, Sendable {
  /// The color that the wearer chose.
  public var color: Color

  /// Creates a tint.
  public init(_ color: Color) { self.color = color.converted(to: .sRGB) }

  /// What becomes of a color of images, gauges or text; its alpha stays.
  public func tinted(_ content: Color) -> Color {
    let parts = content.converted(to: .sRGB).components
    let luma = 0.2126 * parts.x + 0.7152 * parts.y + 0.0722 * parts.z
    return Color(.sRGB, color.components * min(1, max(0, luma)), alpha: content.alpha)
  }
}
