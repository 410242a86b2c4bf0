// SPDX-License-Identifier: MIT

import ChiaroColor

/// The sun as seen from a place on earth.
///
/// Apple counterpart: the times that Appearance: Auto switches at · Source: Meeus, Astronomical
/// Algorithms, 2nd edition, chapters 12, 13 and 25 (the sun to 0.01°); NOAA Solar Calculator ·
/// Fidelity: measured
package struct Sun: Hashable, Sendable {
  /// The position of the observer, at sea level.
  package let position: GeographicPosition
  private let horizonSine: Double
  /// The altitude of the sun's center at sunrise and sunset, in degrees.
  let horizon: Double

  /// Creates the sun as seen from a place.
  package init(from position: GeographicPosition) {
    self.init(from: position, horizon: Self.usualHorizon)
  }

  init(from position: GeographicPosition, horizon: Double) {
    self.position = position
    self.horizon = horizon
    horizonSine = Math.sine(degrees: horizon)
  }

  /// The altitude, in degrees, that counts as sunrise and sunset: half the sun's diameter of 32',
  /// and 32' of refraction at the horizon.
  ///
  /// Almanacs take 34' of refraction, astral takes 31'; on cold or warm days it may be 30' or 40'.
  /// Up to the polar circles 32' stays within a minute of both, where they differ by more than a
  /// minute.
  static let usualHorizon = -0.8

  /// Returns the altitude of the sun's center in degrees, from -90 to 90, without refraction.
  package func altitude(at instant: Instant) -> Double {
    Math.arcSineInDegrees(min(1, max(-1, altitudeSine(at: instant))))
  }

  /// Returns whether any part of the sun is above the horizon.
  package func isUp(at instant: Instant) -> Bool { altitudeSine(at: instant) > horizonSine }

  /// Returns the sine of the altitude, which is faster to compute and increases with it.
  func altitudeSine(at instant: Instant) -> Double {
    let sky = SunEquator(at: instant)
    let hourAngle = sky.siderealTime + position.longitude - sky.rightAscension
    return Math.sine(degrees: position.latitude) * Math.sine(degrees: sky.declination)
      + Math.cosine(degrees: position.latitude) * Math.cosine(degrees: sky.declination)
      * Math.cosine(degrees: hourAngle)
  }
}

/// The sun's equatorial coordinates, in degrees.
struct SunEquator {
  var declination: Double
  var rightAscension: Double
  /// The apparent sidereal time at Greenwich, not reduced to one turn.
  var siderealTime: Double

  init(at instant: Instant) {
    // From noon on 1 January 2000. The 70 seconds between UTC and terrestrial time move the sun by
    // less than a thousandth of a degree.
    let days = Double(instant.secondsSince1970 - 946_728_000) / 86_400
    let centuries = days / 36_525
    let node = 125.04 - 1934.136 * centuries
    let nutation = -0.00478 * Math.sine(degrees: node)
    let obliquity =
      23.439_291 - 0.013_004_2 * centuries + 0.002_56 * Math.cosine(degrees: node)
    let longitude = Self.trueLongitude(centuries) - 0.005_69 + nutation
    declination = Math.arcSineInDegrees(
      Math.sine(degrees: obliquity) * Math.sine(degrees: longitude))
    rightAscension = Math.signedAngleInDegrees(
      x: Math.cosine(degrees: longitude),
      y: Math.cosine(degrees: obliquity) * Math.sine(degrees: longitude))
    siderealTime =
      280.460_618_37 + 360.985_647_366_29 * days + 0.000_387_933 * centuries * centuries
      + nutation * Math.cosine(degrees: obliquity)
  }

  /// Returns the sun's ecliptic longitude: that of the mean sun, plus the equation of center.
  private static func trueLongitude(_ centuries: Double) -> Double {
    let mean = 280.466_46 + centuries * (36_000.769_83 + 0.000_303_2 * centuries)
    let anomaly = 357.529_11 + centuries * (35_999.050_29 - 0.000_153_7 * centuries)
    let center =
      (1.914_602 - centuries * (0.004_817 + 0.000_014 * centuries)) * Math.sine(degrees: anomaly)
      + (0.019_993 - 0.000_101 * centuries) * Math.sine(degrees: 2 * anomaly)
      + 0.000_289 * Math.sine(degrees: 3 * anomaly)
    return mean + center
  }
}
