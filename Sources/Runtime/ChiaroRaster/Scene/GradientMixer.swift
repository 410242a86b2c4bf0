// SPDX-License-Identifier: MIT

import ChiaroColor

/// The exact color at each position of a gradient; slow.
struct GradientMixer {
  private let stops: [(position: Float, color: ColorComponents4)]
  private let space: ColorSpace
  private let interpolation: Gradient.Interpolation

  /// Three premultiplied components and alpha.
  private typealias ColorComponents4 = SIMD4<Double>

  /// Creates a mixer of a list's colors in a canvas's color space.
  init(_ ramp: SceneRamp, _ colors: [Color], _ space: ColorSpace) {
    self.space = space
    interpolation = ramp.interpolation
    let oklab = interpolation == .oklab
    stops = ramp.stops.map { stop in
      let color = colors[Int(stop.color.index)]
      return (stop.position, Self.multiplied(color, in: oklab ? .oklab : space, clip: !oklab))
    }
  }

  private static func multiplied(
    _ color: Color, in space: ColorSpace, clip: Bool
  ) -> ColorComponents4 {
    guard !clip else { return SIMD4<Double>(SIMD4<Float>(premultiplied: color, in: space)) }
    let alpha = color.alpha > 0 ? min(color.alpha, 1) : 0
    let parts = color.converted(to: space).components
    return SIMD4(parts.x * alpha, parts.y * alpha, parts.z * alpha, alpha)
  }

  /// Whether the canvas's channels are linear between stops.
  var isStraight: Bool { interpolation == .canvas }

  /// The premultiplied color before the first stop, from 0 to 1.
  var before: SIMD4<Float> { shown(stops[0].color) }
  /// The premultiplied color after the last stop, from 0 to 1.
  var after: SIMD4<Float> { shown(stops[stops.count - 1].color) }

  /// Returns the color at a position; of two stops at the same position, that of the second.
  func color(from place: Float) -> SIMD4<Float> {
    guard let next = stops.firstIndex(where: { $0.position > place }) else { return after }
    return next == 0 ? before : color(place, next)
  }

  /// Returns the color just before a position; of two stops there, that of the first.
  func color(to place: Float) -> SIMD4<Float> {
    guard let next = stops.firstIndex(where: { $0.position >= place }) else { return after }
    return next == 0 ? before : color(place, next)
  }

  private func color(_ place: Float, _ next: Int) -> SIMD4<Float> {
    let (first, second) = (stops[next - 1], stops[next])
    let part = Double(place - first.position) / Double(second.position - first.position)
    return shown(first.color + (second.color - first.color) * part)
  }

  /// Returns a mixed color in the canvas's color space, clipped to its gamut.
  private func shown(_ mixed: ColorComponents4) -> SIMD4<Float> {
    guard interpolation == .oklab else { return SIMD4<Float>(mixed) }
    guard mixed.w > 0 else { return .zero }
    let straight = ColorComponents(mixed.x, mixed.y, mixed.z) / mixed.w
    return SIMD4<Float>(premultiplied: Color(.oklab, straight, alpha: mixed.w), in: space)
  }
}
