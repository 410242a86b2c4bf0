// SPDX-License-Identifier: MIT

extension Color {
  /// Returns whether a color space can represent the color without clipping it.
  ///
  /// For an unbounded space, the result is true for every color. For a gray space, only the
  /// luminance is tested, because conversion to gray keeps nothing else. A component that is NaN is
  /// never in gamut.
  ///
  /// ```swift
  /// Color(.displayP3, 1, 0, 0).isInGamut(of: .sRGB)  // false
  /// ```
  ///
  /// The tolerance is the amount by which a component may exceed its range, in units of its
  /// channel. The default, 1e-6, allows for rounding in conversions and is 1/4000 of an 8-bit step.
  ///
  /// Source: CSS Color 4 §13.1
  public func isInGamut(of space: ColorSpace, tolerance: Double = 1e-6) -> Bool {
    space.contains(self.space.convert(components, to: space), tolerance: tolerance)
  }
}

extension ColorSpace {
  /// Returns whether components are within the channels' ranges; always true for an unbounded
  /// space.
  func contains(_ components: ColorComponents, tolerance: Double) -> Bool {
    guard isBounded else { return true }
    return channels.indices.allSatisfy { index in
      let range = channels[index].range
      return components[index] >= range.lowerBound - tolerance
        && components[index] <= range.upperBound + tolerance
    }
  }

  /// Clamps components to the channels' ranges; NaN becomes the lower bound.
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
