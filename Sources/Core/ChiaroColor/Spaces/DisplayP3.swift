// SPDX-License-Identifier: MIT

/// The Display P3 color space, encoded with the transfer curve of sRGB.
///
/// Apple counterpart: `CGColorSpace.displayP3` · Source: CSS Color 4 §10.4; SMPTE RP 431-2 ·
/// Fidelity: exact
public enum DisplayP3: ColorSpaceDefinition {
  /// The base space for conversions: linear Display P3.
  public static let base: ColorSpace? = .linearDisplayP3
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
