// SPDX-License-Identifier: MIT

import ChiaroColor

/// The tables for the relative luminance of a bitmap's pixels: the transfer curve of a color space
/// and the weights of its primaries.
struct LuminanceScale: Sendable {
  /// The linear light of each of the 256 encoded values.
  private let linear: [Float]
  private let weights: SIMD3<Float>

  private static let sRGB = LuminanceScale(.sRGB, primaries: .linearSRGB)
  private static let displayP3 = LuminanceScale(.displayP3, primaries: .linearDisplayP3)
  private static let gray = LuminanceScale(.grayGamma22, primaries: nil)

  /// Returns the scale of a color space that bitmaps can have.
  static func scale(of space: ColorSpace) -> LuminanceScale {
    switch space {
    case .displayP3: displayP3
    case .grayGamma22: gray
    default: sRGB
    }
  }

  private init(_ space: ColorSpace, primaries: ColorSpace?) {
    let base = space.definition.base ?? space
    linear = (0...255).map { value in
      let encoded = ColorComponents(repeating: Double(value) / 255)
      return Float(space.convert(encoded, to: base).x)
    }
    // A gray's first channel is all there is to it.
    weights =
      primaries.map { space in
        func luminance(_ primary: ColorComponents) -> Float {
          Float(space.convert(primary, to: .xyzD65).y)
        }
        return [luminance([1, 0, 0]), luminance([0, 1, 0]), luminance([0, 0, 1])]
      } ?? [1, 0, 0]
  }

  /// Returns the luminance, from 0 to 1, of the pixel at `first`, ignoring its alpha.
  @inline(__always)
  func luminance<Sample: ChannelSample>(
    _ samples: UnsafeBufferPointer<Sample>, at first: Int, _ alphaState: Bitmap.AlphaState
  ) -> Float {
    let (red, green, blue) = alphaState.straight(samples, at: first)
    return red.looked(upIn: linear) * weights.x + green.looked(upIn: linear) * weights.y
      + blue.looked(upIn: linear) * weights.z
  }
}
