// SPDX-License-Identifier: MIT

import ChiaroColor

/// The implementation of a seeing condition for many pixels, in single precision with tables and at
/// most two matrices.
struct SeeingKernel {
  /// The linear light of each of the 256 encoded values.
  let decoding: [Float]
  private let encoding: CurveTable
  private let power: CurveTable?
  private let clipping: Float
  private let side: SIMD4<Float>
  /// The matrix from the picture's primaries to sRGB's.
  private let incoming: Columns
  /// The condition's matrices, with exposure, and the matrix back to the picture's primaries.
  private let outgoing: (Columns, Columns)
  private let veil: Float

  private typealias Columns = (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a kernel for pictures in a color space that bitmaps can have.
  init(_ condition: SeeingCondition, in space: ColorSpace) {
    let light: ColorSpace = space == .displayP3 ? .linearDisplayP3 : .linearSRGB
    decoding = (0...255).map { byte in
      let encoded = ColorComponents(repeating: Double(byte) / 255)
      return Float(space.convert(encoded, to: space.isGray ? .linearSRGB : light).x)
    }
    encoding = CurveTable { ColorSpace.linearSRGB.convert([$0, 0, 0], to: .sRGB).x }
    let exponent = condition.exponent
    power =
      exponent == 1 ? nil : CurveTable { SeeingCondition.power($0, exponent) }
    clipping = Float(condition.clipping)
    side = Self.wide(condition.side ?? .zero)
    incoming = Self.columns { light.convert($0, to: .linearSRGB) }
    let exposure = condition.exposure
    outgoing = (
      Self.columns { exposure * ColorSpace.linearSRGB.convert(condition.matrix * $0, to: light) },
      Self.columns {
        exposure * ColorSpace.linearSRGB.convert(condition.sideMatrix * $0, to: light)
      }
    )
    veil = Float(condition.veil * exposure)
  }

  /// Returns the encoded and clipped color that is seen of light in the picture's primaries.
  @inline(__always)
  func seen(_ light: SIMD4<Float>) -> SIMD4<Float> {
    var light = Self.product(incoming, light)
    if clipping > 0 { light += clipping * (light.bounded(.zero, .one) - light) }
    if let power { light = SIMD4(power(light.x), power(light.y), power(light.z), 0) }
    let isOnSide = (side * light).sum() > 0
    let seen = Self.product(isOnSide ? outgoing.1 : outgoing.0, light) + veil
    let inside = seen.bounded(.zero, .one)
    return SIMD4(encoding(inside.x), encoding(inside.y), encoding(inside.z), 0)
  }

  @inline(__always)
  private static func product(_ matrix: Columns, _ vector: SIMD4<Float>) -> SIMD4<Float> {
    matrix.0 * vector.x + matrix.1 * vector.y + matrix.2 * vector.z
  }

  private static func columns(_ map: (ColorComponents) -> ColorComponents) -> Columns {
    (wide(map([1, 0, 0])), wide(map([0, 1, 0])), wide(map([0, 0, 1])))
  }

  private static func wide(_ components: ColorComponents) -> SIMD4<Float> {
    SIMD4(SIMD3<Float>(components), 0)
  }
}
