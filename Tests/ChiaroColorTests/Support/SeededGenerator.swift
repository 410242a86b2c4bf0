// SPDX-License-Identifier: MIT

import ChiaroColor

/// The same sequence of random numbers for the same seed, on every platform: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
