// SPDX-License-Identifier: MIT

/// Display P3, encoded with sRGB's curve.
///
/// Apple counterpart: `CGColorSpace.displayP3` · Source: CSS Color 4 §10.4; SMPTE RP 431-2 ·
/// Fidelity: exact
public enum DisplayP3: ColorSpaceDefinition {
  /// Linear Display P3.
  public static let base: ColorSpace? = .linearDisplayP3
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
