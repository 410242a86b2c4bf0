// SPDX-License-Identifier: MIT

/// A gray space encoded with a gamma of 2.2.
///
/// Its white point is D65, so that a gray is neutral in sRGB, as in Core Graphics.
///
/// Apple counterpart: `CGColorSpace.genericGrayGamma2_2` · Source: CGColorSpace.h · Fidelity: exact
public enum GrayGamma22: ColorSpaceDefinition {
  /// The base space for conversions: linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// The single channel, white, from 0 to 1.
  public static let channels = [ColorChannel("white", 0...1)]

  /// Returns a color whose red, green and blue are the linear value of the gray.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    ColorComponents(repeating: TransferCurve.linearFromGamma22(components.x))
  }

  /// Returns the gray with the same luminance; hue and chroma are lost.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    let luminance = (components * LinearSRGB.luminanceWeights).sum()
    return [TransferCurve.gamma22FromLinear(luminance), 0, 0]
  }
}
