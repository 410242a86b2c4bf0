// SPDX-License-Identifier: MIT

import ChiaroColor

/// A color stage for many samples, in single precision with the channels side by side.
struct ColorKernel {
  /// The bounds to which samples must be clamped after interpolation.
  struct Bounds {
    var lower = SIMD4<Float>.zero
    var upper = SIMD4<Float>.one
  }

  private let saturation: Float
  private let clampsSaturation: Bool
  private let amount: Float
  /// The coefficients of the curve as a polynomial of luma, from the constant upwards.
  private let polynomial: SIMD4<Float>
  private let slope: Float
  private let offset: SIMD4<Float>
  private let fills: [ColorStage.Fill]
  private let isLine: Bool
  /// The bounds of an opaque sample.
  let bounds: Bounds

  /// The range of components that are kept unclamped, so that 16-bit sums do not overflow.
  static let (lowest, highest): (Float, Float) = (-1, 2)
  /// The smallest alpha that counts as opaque; sums of weights differ from 1 by a millionth.
  static let opaque: Float = 0.999

  init(_ stage: ColorStage) {
    let line = ClampedLine(stage)
    saturation = Float(stage.saturation)
    clampsSaturation = stage.clampsSaturation && line == nil
    amount = Float(stage.luminance?.amount ?? 0)
    let curve = stage.luminance?.curve ?? .zero
    let (first, second) = (3 * (curve.y - curve.x), 3 * (curve.z - 2 * curve.y + curve.x))
    polynomial = SIMD4<Float>(
      Float(curve.x), Float(first), Float(second),
      Float(curve.w - 3 * curve.z + 3 * curve.y - curve.x))
    isLine = line != nil
    slope = Float(line?.slope ?? 1)
    let start = line?.offset ?? SIMD3(repeating: stage.brightness)
    offset = SIMD4(SIMD3<Float>(start), 0)
    fills = line == nil ? stage.fills : []
    bounds =
      line.map {
        Bounds(lower: SIMD4(SIMD3<Float>($0.lower), 0), upper: SIMD4(SIMD3<Float>($0.upper), 1))
      } ?? Bounds()
  }

  /// Returns the changed sample within its bounds, for opaque and premultiplied samples.
  @inline(__always)
  func clamped(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    if sample.w >= Self.opaque {
      return unclamped(sample).bounded(bounds.lower, bounds.upper)
    }
    return translucent(sample)
  }

  /// Returns the changed opaque sample before its bounds are applied.
  @inline(__always)
  func unclamped(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let luma = sample.x * 0.2126 + sample.y * 0.7152 + sample.z * 0.0722
    let gray = SIMD4<Float>(luma, luma, luma, 1)
    var mixed = gray + saturation * (sample - gray)
    if clampsSaturation { mixed = mixed.bounded(.zero, .one) }
    let tone =
      polynomial.x + luma * (polynomial.y + luma * (polynomial.z + luma * polynomial.w))
    mixed += amount * (tone - mixed)
    mixed = slope * mixed + offset
    if !isLine { mixed = filled(mixed) }
    mixed.w = 1
    return mixed.bounded(SIMD4(repeating: Self.lowest), SIMD4(repeating: Self.highest))
  }

  /// Returns a changed premultiplied sample, which keeps its alpha; a clear one stays clear.
  private func translucent(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = sample.w
    guard alpha > 1 / 512 else { return .zero }
    var straight = (sample / alpha).bounded(.zero, .one)
    straight.w = 1
    return clamped(straight) * alpha
  }

  private func filled(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let clamped = sample.bounded(.zero, .one)
    let start = SIMD3<Double>(Double(clamped.x), Double(clamped.y), Double(clamped.z))
    let color = fills.reduce(start) { $1.laid(over: $0) }
    return SIMD4(SIMD3<Float>(color), 1)
  }
}

extension SIMD4<Float> {
  /// Returns the value clamped; `clamped(lowerBound:upperBound:)` is not inlined and takes twenty
  /// times as long.
  @inline(__always)
  func bounded(_ lower: Self, _ upper: Self) -> Self {
    let raised = replacing(with: lower, where: self .< lower)
    return raised.replacing(with: upper, where: raised .> upper)
  }
}
