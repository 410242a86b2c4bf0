// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroColor
package import Foundation

/// How a drawing is blended with its background.
///
/// Apple counterpart: `BlendMode` · Source: SwiftUI reference · Fidelity: inert, drawn as `normal`
public enum BlendMode: Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// A change of a drawing's colors or sharpness.
package enum DrawingEffect: Hashable, Sendable {
  /// A blur of shapes by a radius, in points.
  case blur(CGFloat)
  /// The saturation: 0 for gray, 1 for as it is.
  case saturation(Double)
  /// The amount added to each component.
  case brightness(Double)
  /// The factor of the distance of components from the middle; 1 leaves them unchanged.
  case contrast(Double)
  /// The share of gray.
  case grayscale(Double)
  case colorInvert
  case hueRotation(Angle)
  case colorMultiply(StyleValue)

  /// The name of the modifier.
  var name: String {
    switch self {
    case .blur: "blur"
    case .saturation: "saturation"
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .grayscale: "grayscale"
    case .colorInvert: "colorInvert"
    case .hueRotation: "hueRotation"
    case .colorMultiply: "colorMultiply"
    }
  }

  /// Returns the color in place of another one; images keep theirs.
  func applied(to color: DynamicColor) -> DynamicColor {
    DynamicColor { traits in
      let value = color.resolved(with: traits).converted(to: .extendedSRGB)
      let changed = changed(value.components).clamped(lowerBound: .zero, upperBound: .one)
      return DynamicColor(KernelColor(.extendedSRGB, changed, alpha: value.alpha))
    }
  }

  private func changed(_ color: SIMD3<Double>) -> SIMD3<Double> {
    let gray = (color * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    switch self {
    case .blur, .colorMultiply: return color
    case .saturation(let share): return SIMD3(repeating: gray) + (color - gray) * share
    case .grayscale(let share):
      return color + (SIMD3(repeating: gray) - color) * min(1, max(0, share))
    case .brightness(let amount): return color + amount
    case .contrast(let amount): return (color - 0.5) * amount + 0.5
    case .colorInvert: return SIMD3(repeating: 1) - color
    case .hueRotation(let angle): return Self.rotated(color, by: angle.radians)
    }
  }

  /// A turn around the axis of gray.
  private static func rotated(_ color: SIMD3<Double>, by angle: Double) -> SIMD3<Double> {
    let (cosine, sine) = (cos(angle), sin(angle))
    let (one, other) = ((1 - cosine) / 3, sine / 3.squareRoot())
    return SIMD3(
      color.x * (cosine + one) + color.y * (one - other) + color.z * (one + other),
      color.x * (one + other) + color.y * (cosine + one) + color.z * (one - other),
      color.x * (one - other) + color.y * (one + other) + color.z * (cosine + one))
  }
}
