// SPDX-License-Identifier: MIT

package import ChiaroColor

extension ColorComponents {
  /// Returns the smaller angle between the hues of two colors in OKLCH, in degrees.
  package func turn(to other: ColorComponents) -> Double {
    let turn = (z - other.z).magnitude
    return Swift.min(turn, 360 - turn)
  }
}
