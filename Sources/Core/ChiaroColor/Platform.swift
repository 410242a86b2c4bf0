// SPDX-License-Identifier: MIT

// The one file of this module that needs the C library: mathematics, and nothing else.

import CLibrary

/// The functions of the C library's mathematics that color science needs.
package enum Math {
  /// Returns a number raised to the power of another.
  package static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  /// Returns the cube root of a number.
  package static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  /// Returns e to the power of a number.
  package static func exponential(_ value: Double) -> Double { exp(value) }
  /// Returns the natural logarithm of a number.
  package static func logarithm(_ value: Double) -> Double { log(value) }
  /// Returns the length of a vector.
  package static func length(_ x: Double, _ y: Double) -> Double { hypot(x, y) }

  /// Returns the sine of an angle in degrees.
  package static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
  /// Returns the cosine of an angle in degrees.
  package static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
  /// Returns the angle of a point seen from the origin in degrees, from 0 up to but not including
  /// 360.
  package static func angleInDegrees(x: Double, y: Double) -> Double {
    positive(atan2(y, x) * 180 / .pi)
  }
  /// Returns the angle of a point seen from the origin in degrees, over -180 and up to 180.
  package static func signedAngleInDegrees(x: Double, y: Double) -> Double {
    atan2(y, x) * 180 / .pi
  }
  /// Returns the angle in degrees, from -90 to 90, whose sine is a number.
  package static func arcSineInDegrees(_ ratio: Double) -> Double { asin(ratio) * 180 / .pi }
  /// Returns an angle in degrees reduced to 0 up to but not including 360.
  package static func wrapped(degrees: Double) -> Double {
    positive(degrees.truncatingRemainder(dividingBy: 360))
  }

  /// Adds 360° to a negative angle; returns 0 for one so small that the sum rounds to 360.
  private static func positive(_ angle: Double) -> Double {
    if angle >= 0 { return angle }
    return angle + 360 < 360 ? angle + 360 : 0
  }
}
