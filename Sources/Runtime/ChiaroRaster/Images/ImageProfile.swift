// SPDX-License-Identifier: MIT

public import ChiaroColor

/// The color profile that a picture file declares.
///
/// Apple counterpart: `CGImage.colorSpace` · Source: ICC.1:2022; PNG (Third Edition) §4.3 ·
/// Fidelity: approximate, other profiles are not applied
public enum ImageProfile: Hashable, Sendable {
  /// No profile; the samples are treated as sRGB.
  case none
  /// The sRGB profile.
  case sRGB
  /// The Display P3 profile.
  case displayP3
  /// A gray profile with a gamma of 2.2.
  case grayGamma22
  /// Another profile, with its description; it is not applied, and the samples are treated as sRGB.
  case other(String)

  /// The color space in which the pixels are interpreted.
  public var colorSpace: ColorSpace {
    switch self {
    case .none, .sRGB, .other: .sRGB
    case .displayP3: .displayP3
    case .grayGamma22: .grayGamma22
    }
  }
}
