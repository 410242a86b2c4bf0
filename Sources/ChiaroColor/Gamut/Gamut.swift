// SPDX-License-Identifier: MIT

extension Color {
  /// Whether `space` can show the color without clipping it.
  ///
  /// Always true for a space without bounds. A gray space is asked about the luminance alone, which
  /// is all that conversion to it keeps. A component that is NaN is never in gamut.
  ///
  /// ```swift
  /// Color(.displayP3, 1, 0, 0).isInGamut(of: .sRGB)  // false
  /// ```
  ///
  /// The tolerance is how far a component may lie outside, in units of its channel. The default,
  /// 1e-6, covers the rounding of conversions and is 1/4000 of an 8-bit step.
  ///
  /// Apple counterpart: `CGColorSpace.isWideGamutRGB`, of spaces only · Source: CSS Color 4 §13.1 ·
  /// Fidelity: exact
  public func isInGamut(of space: ColorSpace, tolerance: Double = 1e-6) -> Bool {
    space.contains(self.space.convert(components, to: space), tolerance: tolerance)
  }
}

extension ColorSpace {
  /// Whether components of this space lie in its channels' ranges, or the space has no bounds.
  func contains(_ components: ColorComponents, tolerance: Double) -> Bool {
    guard isBounded else { return true }
    return channels.indices.allSatisfy { index in
      let range = channels[index].range
      return components[index] >= range.lowerBound - tolerance
        && components[index] <= range.upperBound + tolerance
    }
  }

  /// Components of this space moved to the nearest end of their channels' ranges; NaN becomes the
  /// lower end.
  func clip(_ components: ColorComponents) -> ColorComponents {
    guard isBounded else { return components }
    var clipped = components
    for (index, channel) in channels.enumerated() {
      let (low, high) = (channel.range.lowerBound, channel.range.upperBound)
      clipped[index] = components[index] > low ? min(components[index], high) : low
    }
    return clipped
  }
}
