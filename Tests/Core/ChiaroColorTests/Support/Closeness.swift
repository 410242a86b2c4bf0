// SPDX-License-Identifier: MIT

import ChiaroColor

extension ColorSpace {
  /// How far two colors of this space are apart at most, in parts of each channel's range.
  ///
  /// Hues are compared on the circle. NaN is infinitely far from everything.
  func distance(_ one: ColorComponents, _ other: ColorComponents) -> Double {
    channels.indices.reduce(0) { farthest, index in
      let range = channels[index].range
      let gap = (one[index] - other[index]).magnitude
      let isHue = isPolar && index == 2
      let length = range.upperBound - range.lowerBound
      let part = (isHue ? min(gap, 360 - gap) : gap) / length
      return part.isNaN ? .infinity : max(farthest, part)
    }
  }
}

/// Whether two numbers are at most `tolerance` apart.
func isClose(_ one: Double, _ other: Double, within tolerance: Double) -> Bool {
  (one - other).magnitude <= tolerance
}
