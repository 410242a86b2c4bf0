// SPDX-License-Identifier: MIT

/// The range of colors that the screen can show.
///
/// Apple counterpart: `UIDisplayGamut` · Source: UIInterface.h (statement S5) · Fidelity: exact
public enum DisplayGamut: Int, Sendable, CaseIterable, Codable {
  /// The gamut is not specified.
  case unspecified = -1
  // UIKit's own spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The gamut of sRGB.
  case SRGB = 0
  // UIKit's own spelling.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The gamut of Display P3.
  case P3 = 1

  /// The gamut of sRGB, in this project's spelling.
  public static let sRGB = DisplayGamut.SRGB
}
