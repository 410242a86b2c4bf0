// SPDX-License-Identifier: MIT

/// sRGB, encoded.
///
/// Apple counterpart: `CGColorSpace.sRGB` · Source: IEC 61966-2-1 · Fidelity: exact
public enum SRGB: ColorSpaceDefinition {
  /// Linear sRGB.
  public static let base: ColorSpace? = .linearSRGB
  /// Red, green, blue.
  public static let channels = rgbChannels

  /// Decodes each channel.
  public static func toBase(_ components: ColorComponents) -> ColorComponents {
    TransferCurve.map(components, TransferCurve.linearFromSRGB)
  }

  /// Encodes each channel.
  public static func fromBase(_ components: ColorComponents) -> ColorComponents {
    TransferCurve.map(components, TransferCurve.sRGBFromLinear)
  }
}
