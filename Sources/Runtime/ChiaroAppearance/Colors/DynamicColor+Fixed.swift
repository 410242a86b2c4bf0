// SPDX-License-Identifier: MIT

import ChiaroColor

// The colors that are the same everywhere, with the components that UIColor.h documents.

extension DynamicColor {
  /// Black in extended gray; it never adapts.
  public static let black = gray(0)
  /// A gray of 1/3 white; it never adapts.
  public static let darkGray = gray(1.0 / 3)
  /// A gray of 2/3 white; it never adapts.
  public static let lightGray = gray(2.0 / 3)
  /// White in extended gray; it never adapts.
  public static let white = gray(1)
  /// A gray of 1/2 white; it never adapts.
  public static let gray = gray(0.5)
  /// Red at full strength; it never adapts.
  public static let red = fixed(1, 0, 0)
  /// Green at full strength; it never adapts.
  public static let green = fixed(0, 1, 0)
  /// Blue at full strength; it never adapts.
  public static let blue = fixed(0, 0, 1)
  /// Cyan, which is green and blue at full strength; it never adapts.
  public static let cyan = fixed(0, 1, 1)
  /// Yellow, which is red and green at full strength; it never adapts.
  public static let yellow = fixed(1, 1, 0)
  /// Magenta, which is red and blue at full strength; it never adapts.
  public static let magenta = fixed(1, 0, 1)
  /// Orange, which is red at full and green at half strength; it never adapts.
  public static let orange = fixed(1, 0.5, 0)
  /// Purple, which is red and blue at half strength; it never adapts.
  public static let purple = fixed(0.5, 0, 0.5)
  /// Brown with the components (0.6, 0.4, 0.2); it never adapts.
  public static let brown = fixed(0.6, 0.4, 0.2)
  /// Transparent black; it never adapts.
  public static let clear = DynamicColor(Color(.extendedGray, [0, 0, 0], alpha: 0))

  private static func gray(_ white: Double) -> DynamicColor {
    DynamicColor(Color(.extendedGray, [white, 0, 0]))
  }

  private static func fixed(_ red: Double, _ green: Double, _ blue: Double) -> DynamicColor {
    DynamicColor(Color(.extendedSRGB, [red, green, blue]))
  }
}
