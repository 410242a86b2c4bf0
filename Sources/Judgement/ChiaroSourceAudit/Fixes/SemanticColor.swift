// SPDX-License-Identifier: MIT

import ChiaroColor

/// The system's color for the role of one that is written down.
enum SemanticColor {
  /// The name of the color that looks most like a value in the light, and adapts.
  ///
  /// - Parameters:
  ///   - value: the color that is written down
  ///   - role: where it goes
  /// - Returns: a member's name, such as `label`; nil where the system has none that is alike
  static func name(for value: ColorValue, as role: ColorRole) -> String? {
    guard value.isNeutral, let luminance = value.luminance else { return nil }
    let isDark = luminance < 0.05
    switch role {
    case .text, .tint, .unknown: return label(value.framework, luminance)
    case .background: return ground(value.framework, luminance)
    case .border, .drawing:
      if luminance > 0.35 || value.alpha < 0.5 { return separator(value.framework) }
      return label(value.framework, isDark ? 0 : luminance)
    case .shadow: return nil
    }
  }

  /// Text: the darkest is the first label, gray the second.
  private static func label(_ framework: ColorValue.Framework, _ luminance: Double) -> String? {
    guard luminance < 0.6 else { return nil }
    let isFirst = luminance < 0.05
    switch framework {
    case .uiKit: return isFirst ? "label" : "secondaryLabel"
    case .appKit: return isFirst ? "labelColor" : "secondaryLabelColor"
    case .swiftUI: return isFirst ? "primary" : "secondary"
    }
  }

  private static func ground(_ framework: ColorValue.Framework, _ luminance: Double) -> String? {
    guard luminance > 0.55 else { return nil }
    switch framework {
    case .uiKit, .swiftUI:
      return luminance > 0.95 ? "systemBackground" : "secondarySystemBackground"
    case .appKit: return luminance > 0.95 ? "textBackgroundColor" : "windowBackgroundColor"
    }
  }

  private static func separator(_ framework: ColorValue.Framework) -> String {
    framework == .appKit ? "separatorColor" : "separator"
  }

  /// A value for the dark that can be read where the given one can be read in the light.
  static func darkValue(of value: ColorValue, as role: ColorRole) -> Color? {
    guard let color = value.color else { return nil }
    if role == .background {
      // A light ground becomes a dark one of the same hue.
      let lab = color.space.convert(color.components, to: .oklab)
      return Color(.oklab, 1.15 - lab.x * 0.95, lab.y, lab.z, alpha: color.alpha)
    }
    return color.withAlpha(1).nearestPassing(ratio: 4.5, on: value.darkGround).nearest?
      .withAlpha(color.alpha)
  }
}
