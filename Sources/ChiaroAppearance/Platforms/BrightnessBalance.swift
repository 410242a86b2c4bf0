// SPDX-License-Identifier: MIT

public import ChiaroColor

/// Content that is no brighter than a person's eyes are ready for, as visionOS asks for.
///
/// Content is fully bright only where what surrounds it is bright as well.
///
/// Apple counterpart: none; advice for immersive experiences · Source: HIG Color, visionOS; the
/// numbers are this project's · Fidelity: approximate
public struct BrightnessBalance: Hashable, Sendable {
  /// The mean luminance of what surrounds the content, from 0 to 1.
  public var surroundings: Double

  /// The luminance that content may have in the dark.
  public static let luminanceInTheDark = 0.25

  /// Creates a balance; a luminance outside of 0 to 1 counts as the nearer end.
  public init(surroundings: Double) { self.surroundings = min(1, max(0, surroundings)) }

  /// The greatest luminance that content may have, from 0.25 to 1.
  public var limit: Double {
    Self.luminanceInTheDark + (1 - Self.luminanceInTheDark) * surroundings
  }

  /// The color, darkened in linear light as far as its luminance exceeds the limit.
  public func balanced(_ color: Color) -> Color {
    let luminance = color.relativeLuminance
    guard luminance > limit else { return color }
    let linear = color.converted(to: .linearSRGB)
    return Color(.linearSRGB, linear.components * (limit / luminance), alpha: color.alpha)
      .converted(to: color.space)
  }
}
