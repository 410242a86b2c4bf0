// SPDX-License-Identifier: MIT

/// A color space for the components of a color.
///
/// | space | channels | white | values outside 0…1 |
/// |---|---|---|---|
/// | `sRGB`, `displayP3` | red green blue, encoded | D65 | stored, clipped for display |
/// | `linearSRGB`, `linearDisplayP3` | linear red green blue | D65 | stored, clipped for display |
/// | `extendedSRGB`, `extendedLinearSRGB` | as `sRGB` and `linearSRGB` | D65 | valid |
/// | `grayGamma22` | white, encoded with a gamma of 2.2 | D65 | stored, clipped for display |
/// | `extendedGray` | as `grayGamma22` | D65 | valid |
/// | `xyzD65`, `xyzD50` | X Y Z, white at Y = 1 | D65, D50 | valid |
/// | `lab`, `lch` | L 0…100, a b or chroma and hue | D50 | valid |
/// | `oklab`, `oklch` | L 0…1, a b or chroma and hue | D65 | valid |
///
/// Below 0, transfer curves are mirrored. Hues are in degrees, from 0 up to but not including 360.
/// The hue of a gray has no meaning and is 0 (see `Color.hasPowerlessHue`).
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

  /// The definition of the space, with its channels and its conversion to and from its base space.
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

  /// The channels in order: one for gray spaces, otherwise three.
  public var channels: [ColorChannel] { definition.channels }

  /// Whether components outside of the channels' ranges are clipped, because they cannot be
  /// displayed.
  public var isBounded: Bool { definition.isBounded }

  /// Whether the last channel is a hue.
  public var isPolar: Bool { self == .lch || self == .oklch }

  /// Whether the space has a single gray channel.
  public var isGray: Bool { self == .grayGamma22 || self == .extendedGray }

  /// Whether the channels are red, green and blue, encoded or linear; colors can be blended in such
  /// spaces.
  public var isRGB: Bool {
    switch self {
    case .sRGB, .linearSRGB, .displayP3, .linearDisplayP3, .extendedSRGB, .extendedLinearSRGB: true
    default: false
    }
  }
}

/// A channel of a color space, with its name and its usual range.
///
/// Source: CSS Color 4 §10
public struct ColorChannel: Hashable, Sendable {
  /// The name of the channel, in lowercase.
  public var name: String
  /// The range of the channel's values.
  ///
  /// For chroma and opponent channels, it is the reference range of CSS Color 4, which colors may
  /// exceed.
  public var range: ClosedRange<Double>

  /// Creates a channel.
  public init(_ name: String, _ range: ClosedRange<Double>) {
    self.name = name
    self.range = range
  }
}
