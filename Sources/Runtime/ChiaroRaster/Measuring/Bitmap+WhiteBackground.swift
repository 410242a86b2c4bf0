// SPDX-License-Identifier: MIT

extension Bitmap {
  /// Whether the picture has a white background.
  ///
  /// It is true if all of these conditions hold:
  ///
  /// - In a border 2 pixels wide, at least nine tenths of the pixels are opaque and have a relative
  ///   luminance over 0.9; the subject may touch the edge.
  /// - At least a quarter of all pixels are opaque and equally light, which excludes photos with a
  ///   thin white edge.
  /// - Both sides have at least 24 pixels, which excludes glyphs.
  ///
  /// - Complexity: O(pixels), but O(border) for most pictures without a white background
  ///
  /// Source: Human Interface Guidelines, Dark Mode ("Soften the color of white backgrounds"); the
  /// thresholds are this project's · Fidelity: approximate, with thresholds of this project
  public var hasWhiteBackground: Bool {
    min(size.width, size.height) >= 24 && nearWhiteFrameFraction() >= 0.9
      && nearWhiteFraction() >= 0.25
  }

  /// Returns the fraction of all pixels that are fully opaque and near white, from 0 to 1; 0 for a
  /// bitmap without pixels.
  ///
  /// - Parameter luminance: the relative luminance above which a pixel is near white; 0.9 by
  ///   default
  /// - Returns: the fraction
  /// - Complexity: O(pixels)
  public func nearWhiteFraction(above luminance: Double = 0.9) -> Double {
    // All of the picture is a frame as wide as that.
    nearWhiteFrameFraction(above: luminance, frameWidth: max(1, max(size.width, size.height)))
  }
}
