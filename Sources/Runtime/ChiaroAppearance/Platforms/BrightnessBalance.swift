// SPDX-License-Identifier: MIT

public import ChiaroColor

/// A limit on the brightness of content that depends on the brightness of its surroundings, as the
/// visionOS guidelines advise.
///
/// Content may reach full brightness only if its surroundings also have full brightness.
///
/// Source: HIG Color, visionOS; the numbers are this project's · Fidelity: approximate, with
/// numbers of this project
public struct BrightnessBalance: Hashable, Sendable {
  /// The mean relative luminance of the surroundings, from 0 to 1.
  public var surroundings: Double

  /// The maximum relative luminance of content in completely dark surroundings.
  public static let luminanceInTheDark = 0.25

  /// Creates a balance for a mean relative luminance, which is clamped to 0…1.
  public init(surroundings: Double) { self.surroundings = min(1, max(0, surroundings)) }

  /// The maximum relative luminance of content in these surroundings, from 0.25 to 1.
  public var limit: Double {
    Self.luminanceInTheDark + (1 - Self.luminanceInTheDark) * surroundings
  }

  /// Returns a color that is darkened in linear light if its relative luminance exceeds `limit`.
  public func balanced(_ color: Color) -> Color {
    let luminance = color.relativeLuminance
    guard luminance > limit else { return color }
    let linear = color.converted(to: .linearSRGB)
    return Color(.linearSRGB, linear.components * (limit / luminance), alpha: color.alpha)
      .converted(to: color.space)
  }
}
