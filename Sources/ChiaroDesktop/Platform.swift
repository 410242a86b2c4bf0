// SPDX-License-Identifier: MIT

// The one file of this module that names the C library: each call is wrapped once, thinly, and
// answers in Swift types. Nothing here decides anything.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The functions of the C library's mathematics that the sky needs; all angles are in degrees.
enum Trigonometry {
  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  static func arcSine(_ ratio: Double) -> Double { asin(ratio) * 180 / .pi }
  /// The angle of a point seen from the origin, over -180 and up to 180.
  static func angle(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }
}

/// What time it is, and where.
enum SystemTime {
  /// The seconds since the beginning of 1970, as the machine's clock has them.
  static var now: Int { Int(time(nil)) }

  /// How many seconds the local time is ahead of UTC at a time.
  static func offset(atSecond second: Int) -> Int {
    var moment = time_t(second)
    var parts = tm()
    return localtime_r(&moment, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
  }

  /// Reads the time zone anew, which may have been changed since.
  static func readTimeZone() { tzset() }

  static func close(_ timer: Int32) { closeTimer(timer) }
}

// `SystemTime` has a member of this name, which would shadow the C function inside it.
private func closeTimer(_ descriptor: Int32) { close(descriptor) }
