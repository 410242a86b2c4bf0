// SPDX-License-Identifier: MIT

/// The sRGB color space, encoded with its transfer curve.
///
/// Apple counterpart: `CGColorSpace.sRGB` · Source: IEC 61966-2-1 · Fidelity: exact
public enum SRGB: ColorSpaceDefinition {
  /// The base space for conversions: linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// The channels red, green and blue.
  public static let channels = rgbChannels

  /// Decodes each channel to linear light.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    TransferCurve.map(components, TransferCurve.linearFromSRGB)
  }

  /// Encodes each channel with the transfer curve.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    TransferCurve.map(components, TransferCurve.sRGBFromLinear)
  }
}
