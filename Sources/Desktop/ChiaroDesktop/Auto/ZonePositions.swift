// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The locations of the cities that time zones are named after.
///
/// They give a location without using a network, accurate to a few hundred kilometers, which is
/// about a quarter of an hour for sunset.
///
/// Source: tz database, `zone1970.tab` and `zone.tab` (public domain) · Fidelity: approximate
package struct ZonePositions: Sendable {
  private let positions: [String: GeographicPosition]

  /// Creates positions from the texts of tables such as `zone.tab`.
  ///
  /// For a zone in several tables the first one counts; malformed lines are skipped.
  init(tables: [String]) {
    var positions: [String: GeographicPosition] = [:]
    for table in tables {
      for line in table.split(separator: "\n").prefix(2000) where !line.hasPrefix("#") {
        let cells = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
        guard cells.count >= 3, let position = Self.position(cells[1]) else { continue }
        let name = String(cells[2])
        positions[name] = positions[name] ?? position
      }
    }
    self.positions = positions
  }

  /// The positions in the system's tables; empty where there are none.
  package static var system: ZonePositions {
    // The older table has a city for each country, the newer one for each zone.
    ZonePositions(
      tables: ["zone.tab", "zone1970.tab"].map { name in
        let bytes = try? FileReader.bytes(
          atPath: "/usr/share/zoneinfo/\(name)", limit: 1 << 20)
        return String(decoding: bytes ?? [], as: UTF8.self)
      })
  }

  /// Returns the location of a zone such as `Europe/Berlin`, rounded to a tenth of a degree; nil
  /// for zones without one, such as `Etc/UTC`.
  package subscript(zone: String) -> GeographicPosition? { positions[zone]?.coarse }

  /// The name of the machine's time zone, from the variable `TZ`, else from the link
  /// `/etc/localtime`; nil where neither gives a name.
  package static var systemZone: String? {
    if let variable = System.environment("TZ") {
      return zoneName(variable.hasPrefix(":") ? String(variable.dropFirst()) : variable)
    }
    return System.linkTarget("/etc/localtime").flatMap(zoneName)
  }

  /// Returns the zone name at the end of a zone file's path, or the name itself.
  static func zoneName(_ text: String) -> String? {
    let folder = "zoneinfo/"
    var name = Substring(text)
    for index in text.indices where text[index...].hasPrefix(folder) {
      name = text[index...].dropFirst(folder.count)
    }
    for other in ["posix/", "right/"] where name.hasPrefix(other) {
      name = name.dropFirst(other.count)
    }
    return name.isEmpty || name.hasPrefix("/") ? nil : String(name)
  }

  /// Returns the position of a text such as `+5230+01322` or `-753055+1663600`, in degrees, minutes
  /// and optionally seconds.
  static func position(_ text: some StringProtocol) -> GeographicPosition? {
    guard let east = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else {
      return nil
    }
    guard let latitude = degrees(text[..<east], digits: 2),
      let longitude = degrees(text[east...], digits: 3)
    else { return nil }
    return GeographicPosition(latitude: latitude, longitude: longitude)
  }

  private static func degrees(_ text: some StringProtocol, digits count: Int) -> Double? {
    let digits = text.dropFirst()
    guard let sign = text.first, sign == "+" || sign == "-",
      [count + 2, count + 4].contains(digits.count),
      let degrees = Int(digits: digits.prefix(count), count: count),
      let minutes = Int(digits: digits.dropFirst(count).prefix(2), count: 2), minutes < 60
    else { return nil }
    let rest = digits.dropFirst(count + 2)
    let seconds = rest.isEmpty ? 0 : Int(digits: rest, count: 2)
    guard let seconds, seconds < 60 else { return nil }
    let value = Double(degrees) + Double(minutes) / 60 + Double(seconds) / 3600
    return sign == "-" ? -value : value
  }
}
