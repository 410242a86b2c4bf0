// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
import ChiaroControls
import ChiaroViews
import Foundation

/// The colors and shapes that controls of macOS 11 to 15 share.
///
/// Apple publishes none of them: they are estimated after pictures of macOS 11 to 15. With Increase
/// Contrast edges are drawn that reach 3:1.
@MainActor
enum ControlLook {
  /// What a button, a pop-up or the raised part of a control is made of.
  static let bezel = DynamicColor(
    light: .white, dark: Color(SRGB8(red: 84, green: 84, blue: 87)),
    highContrastDark: Color(SRGB8(red: 74, green: 74, blue: 76)))
  /// The chosen one of several segments.
  static let raised = DynamicColor(
    light: .white, dark: Color(SRGB8(red: 99, green: 99, blue: 102)),
    highContrastDark: Color(SRGB8(red: 84, green: 84, blue: 87)))
  /// A bezel that is pressed.
  static let pressedBezel = DynamicColor(
    light: Color(SRGB8(red: 232, green: 232, blue: 232)),
    dark: Color(SRGB8(red: 112, green: 112, blue: 115)),
    highContrastDark: Color(SRGB8(red: 96, green: 96, blue: 99)))
  /// The line around bezels, fields and boxes.
  static let edge = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.16), dark: Color(.sRGB, 1, 1, 1, alpha: 0.14),
    highContrastLight: Color(.sRGB, 0, 0, 0, alpha: 0.6),
    highContrastDark: Color(.sRGB, 1, 1, 1, alpha: 0.6))
  /// The empty part of a slider, a progress bar and a level.
  static let track = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.12), dark: Color(.sRGB, 1, 1, 1, alpha: 0.18),
    highContrastLight: Color(.sRGB, 0, 0, 0, alpha: 0.5),
    highContrastDark: Color(.sRGB, 1, 1, 1, alpha: 0.5))
  /// The ground behind the texts of segments and of quiet buttons.
  static let plate = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.12), dark: Color(.sRGB, 1, 1, 1, alpha: 0.18),
    highContrastLight: Color(.sRGB, 0, 0, 0, alpha: 0.1),
    highContrastDark: Color(.sRGB, 1, 1, 1, alpha: 0.08))
  /// The inside of boxes.
  static let well = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.05), dark: Color(.sRGB, 1, 1, 1, alpha: 0.06))
  /// What lies over something that is pressed.
  static let press = DynamicColor(
    light: Color(.sRGB, 0, 0, 0, alpha: 0.1), dark: Color(.sRGB, 1, 1, 1, alpha: 0.15))
  /// The accent behind white text.
  static let accent = DynamicColor.controlAccentColor
  /// Text on the accent.
  static let onAccent = DynamicColor.alternateSelectedControlTextColor
  /// What the accent becomes in a window that is not in use, and of something that cannot be used.
  static let pale = DynamicColor(
    light: Color(SRGB8(red: 196, green: 196, blue: 198)),
    dark: Color(SRGB8(red: 92, green: 92, blue: 95)))
  /// The disk of a slider and of a switch.
  static let thumb = DynamicColor(
    light: .white, dark: Color(SRGB8(red: 205, green: 205, blue: 208)))
}

extension GraphicsContext {
  /// Draws the raised plate of a button.
  func drawBezel(in rect: CGRect, _ fill: DynamicColor, cornerRadius: CGFloat) {
    drawShadow(
      of: rect.within(dx: 0.5, dy: 0.5), cornerRadius: cornerRadius, blur: 1.5, offset: 0.5,
      color: .black.withAlphaComponent(0.22))
    self.fill(rect, fill, cornerRadius: cornerRadius)
    strokeColor = ControlLook.edge
    stroke(rect, width: 0.5, cornerRadius: cornerRadius)
  }

  /// Draws the sunken plate of a text field.
  func drawField(in rect: CGRect, _ fill: DynamicColor, cornerRadius: CGFloat) {
    self.fill(rect, fill, cornerRadius: cornerRadius)
    strokeColor = ControlLook.edge
    stroke(rect, width: 1, cornerRadius: cornerRadius)
  }

  /// Draws a symbol in a color, in the middle of a rectangle.
  func drawSymbol(_ name: String, in rect: CGRect, side: CGFloat, _ color: DynamicColor) {
    draw(.symbol(name), in: rect.centered(CGSize(width: side, height: side)), tint: color)
  }
}
