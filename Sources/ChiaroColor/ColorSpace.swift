// SPDX-License-Identifier: MIT

/// The spaces in which a color's components can be given.
///
/// | space | channels | white | reaches beyond 0…1 |
/// |---|---|---|---|
/// | `sRGB`, `displayP3` | red green blue, encoded | D65 | kept, clipped when shown |
/// | `linearSRGB`, `linearDisplayP3` | linear red green blue | D65 | kept, clipped when shown |
/// | `extendedSRGB`, `extendedLinearSRGB` | as their plain twins | D65 | meant |
/// | `grayGamma22`, `extendedGray` | white, encoded by a power of 2.2 | D65 | clipped; meant |
/// | `xyzD65`, `xyzD50` | X Y Z, white at Y = 1 | D65, D50 | meant |
/// | `lab`, `lch` | L 0…100, a b or chroma and hue | D50 | meant |
/// | `oklab`, `oklch` | L 0…1, a b or chroma and hue | D65 | meant |
///
/// Transfer curves are mirrored by sign below 0. Hues are degrees from 0 up to 360; the hue of a
/// gray means nothing and reads 0 (see `Color.hasPowerlessHue`).
///
/// Apple counterpart: `CGColorSpace` · Source: CSS Color 4 §10; CGColorSpace.h (extended spaces) ·
/// Fidelity: exact
public enum ColorSpace: UInt8, Sendable, CaseIterable {
  case sRGB
  case linearSRGB
  case displayP3
  case linearDisplayP3
  case extendedSRGB
  case extendedLinearSRGB
  case grayGamma22
  case extendedGray
  case xyzD65
  case xyzD50
  case lab
  case lch
  case oklab
  case oklch

  /// How the space is computed.
  public var definition: any ColorSpaceDefinition.Type {
    switch self {
    case .sRGB: SRGB.self
    case .linearSRGB: LinearSRGB.self
    case .displayP3: DisplayP3.self
    case .linearDisplayP3: LinearDisplayP3.self
    case .extendedSRGB: ExtendedSRGB.self
    case .extendedLinearSRGB: ExtendedLinearSRGB.self
    case .grayGamma22: GrayGamma22.self
    case .extendedGray: ExtendedGray.self
    case .xyzD65: XYZD65.self
    case .xyzD50: XYZD50.self
    case .lab: Lab.self
    case .lch: LCh.self
    case .oklab: Oklab.self
    case .oklch: OKLCH.self
    }
  }

  /// The channels in order; gray spaces have one, all others three.
  public var channels: [ColorChannel] { definition.channels }

  /// Whether components outside the channels' ranges cannot be shown and are clipped.
  public var isBounded: Bool { definition.isBounded }

  /// Whether the last channel is a hue.
  public var isPolar: Bool { self == .lch || self == .oklch }

  /// Whether the one channel is a gray.
  public var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Whether the channels are red, green and blue, encoded or linear: what colors blend in.
  public var isRGB: Bool {
    switch self {
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .extendedSRGB, .extendedLinearSRGB: true
    default: false
    }
  }
}

/// One component of a color space: its name and the range in which it usually lies.
///
/// Apple counterpart: none · Source: CSS Color 4 §10 · Fidelity: exact
public struct ColorChannel: Hashable, Sendable {
  /// The channel's name, in lower case.
  public var name: String
  /// From the value at one end to the value at the other; for chroma and opponent channels, the
  /// reference range of CSS Color 4, which colors may leave.
  public var range: ClosedRange<Double>

  /// Creates a channel.
  public init(_ name: String, _ range: ClosedRange<Double>) {
    self.name = name
    self.range = range
  }
}
