// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: mathematics, and nothing else.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The mathematical functions of the C library that this module uses.
enum Math {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func exponential(_ value: Double) -> Double { exp(value) }
  static func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
  /// Returns the angle of a point around the origin, in degrees from 0 up to but not including 360.
  static func angleInDegrees(x: Double, y: Double) -> Double {
    positive(atan2(y, x) * 180 / .pi)
  }
  /// Returns an equal angle in degrees from 0 up to but not including 360.
  static func wrapped(degrees: Double) -> Double {
    positive(degrees.truncatingRemainder(dividingBy: 360))
  }

  /// Adds 360° to a negative angle; returns 0 for one so small that the sum rounds to 360.
  private static func positive(_ angle: Double) -> Double {
    if angle >= 0 { return angle }
    return angle + 360 < 360 ? angle + 360 : 0
  }
}
