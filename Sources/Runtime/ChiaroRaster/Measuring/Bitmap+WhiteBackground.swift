// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Whether the picture has a white background.
  ///
  /// All of these must hold:
  ///
  /// - Nine tenths or more of the pixels in a border of 2 pixels are opaque and have a relative
  ///   luminance over 0.9; a subject may touch the edge.
  /// - A quarter or more of all pixels are opaque and that light, which excludes photos with a thin
  ///   white edge.
  /// - Both sides have 24 pixels or more, which excludes glyphs.
  ///
  /// - Complexity: O(pixels), but O(border) for most pictures without a white background
  ///
  /// Source: Human Interface Guidelines, Dark Mode ("Soften the color of white backgrounds"); the
  /// thresholds are this project's · Fidelity: approximate, with thresholds of this project
  public var hasWhiteBackground: Bool {
    min(size.width, size.height) >= 24 && nearWhiteFrameFraction() >= 0.9
      && nearWhiteFraction() >= 0.25
  }

  /// Returns the share of all pixels that are fully opaque and near white, from 0 to 1; 0 for a
  /// bitmap without pixels.
  ///
  /// - Parameter luminance: the relative luminance above which a pixel is near white; 0.9 by
  ///   default
  /// - Returns: the share
  /// - Complexity: O(pixels)
  public func nearWhiteFraction(above luminance: Double = 0.9) -> Double {
    // All of the picture is a frame as wide as that.
    nearWhiteFrameFraction(above: luminance, frameWidth: max(1, max(size.width, size.height)))
  }
}
