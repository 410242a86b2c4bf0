// SPDX-License-Identifier: MIT

import ChiaroColor

/// A linear function with bounds, for each channel: `clamp(slope × x + offset)`.
///
/// Clamping, adding, blending a color, darkening and lightening all turn one such function into
/// another, so that all steps of a stage after its curve combine into one. The bounds can then be
/// applied after the picture has its full size, where their kinks do no harm.
struct ClampedLine: Hashable {
  private(set) var slope = 1.0
  private(set) var offset = SIMD3<Double>.zero
  private(set) var lower = SIMD3<Double>(repeating: -.infinity)
  private(set) var upper = SIMD3<Double>(repeating: .infinity)

  /// Creates the function of a stage's steps after the curve; nil where there are none.
  init?(_ stage: ColorStage) {
    if stage.clampsSaturation {
      // A curve between the two clamps mixes channels.
      guard stage.luminance == nil else { return nil }
      clamp()
    }
    shift(by: .init(repeating: stage.brightness))
    clamp()
    for fill in stage.fills {
      switch fill.mode {
      case .sourceOver: lay(fill)
      case .darken where fill.alpha == 1: bound { pointwiseMin($0, fill.color) }
      case .lighten where fill.alpha == 1: bound { pointwiseMax($0, fill.color) }
      default: return nil
      }
    }
  }

  private mutating func clamp() {
    bound { $0.clamped(lowerBound: .zero, upperBound: .one) }
  }

  private mutating func shift(by distance: SIMD3<Double>) {
    offset += distance
    lower += distance
    upper += distance
  }

  private mutating func lay(_ fill: ColorStage.Fill) {
    let rest = 1 - fill.alpha
    slope *= rest
    offset *= rest
    lower *= rest
    upper *= rest
    shift(by: fill.alpha * fill.color)
  }

  private mutating func bound(_ body: (SIMD3<Double>) -> SIMD3<Double>) {
    lower = body(lower)
    upper = body(upper)
  }

  /// Returns the value of the function.
  func value(at place: SIMD3<Double>) -> SIMD3<Double> {
    (slope * place + offset).clamped(lowerBound: lower, upperBound: upper)
  }
}
