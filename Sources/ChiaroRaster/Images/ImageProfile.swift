// SPDX-License-Identifier: MIT

public import ChiaroColor

/// What a picture's file says of the colors in it.
///
/// Apple counterpart: `CGImage.colorSpace` · Source: ICC.1:2022; PNG (Third Edition) §4.3 ·
/// Fidelity: approximate
public enum ImageProfile: Hashable, Sendable {
  /// Nothing: readers assume sRGB.
  case none
  /// sRGB.
  case sRGB
  /// Display P3.
  case displayP3
  /// Gray, encoded by a power of 2.2.
  case grayGamma22
  /// Another profile, by its own description. It is not applied: the numbers are taken as sRGB.
  case other(String)

  /// The space that the pixels are taken to be in.
  public var colorSpace: ColorSpace {
    switch self {
    case .none, .sRGB, .other: .sRGB
    case .displayP3: .displayP3
    case .grayGamma22: .grayGamma22
    }
  }
}
