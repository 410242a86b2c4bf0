// SPDX-License-Identifier: MIT

import ChiaroColor
import ChiaroTestSupport

extension SeededGenerator {
  /// A color with components anywhere in the channels' ranges.
  mutating func color(in space: ColorSpace, alpha: Double = 1) -> Color {
    var components = ColorComponents.zero
    for (index, channel) in space.channels.enumerated() {
      components[index] = Double.random(in: channel.range, using: &self)
    }
    return Color(space, components, alpha: alpha)
  }

  /// Four random bytes, or three and full alpha.
  mutating func bytes(isOpaque: Bool = true) -> SRGB8 {
    let bits = next()
    return SRGB8(
      red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
      blue: UInt8(truncatingIfNeeded: bits >> 16),
      alpha: isOpaque ? 255 : UInt8(truncatingIfNeeded: bits >> 24))
  }
}
