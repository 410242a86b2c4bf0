// SPDX-License-Identifier: MIT

/// Gray encoded by a power of 2.2.
///
/// The white is taken as D65, so that a gray stays neutral in sRGB, as Core Graphics shows it.
///
/// Apple counterpart: `CGColorSpace.genericGrayGamma2_2` · Source: CGColorSpace.h · Fidelity: exact
public enum GrayGamma22: ColorSpaceDefinition {
  /// Linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// White alone.
  public static let channels = [ColorChannel("white", 0...1)]

  /// The gray with equal red, green and blue.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    ColorComponents(repeating: TransferCurve.linearFromGamma22(components.x))
  }

  /// The gray of the same luminance; hue and chroma are lost.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    let luminance = (components * LinearSRGB.luminanceWeights).sum()
    return [TransferCurve.gamma22FromLinear(luminance), 0, 0]
  }
}
