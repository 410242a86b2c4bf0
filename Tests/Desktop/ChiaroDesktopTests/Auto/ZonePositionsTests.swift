// SPDX-License-Identifier: MIT

import Testing

@testable import ChiaroDesktop

/// The places that time zones are named after.
@Suite("Places of time zones")
struct ZonePositionsTests {
  @Test(
    "coordinates as the tables write them",
    arguments: [
      ("+5230+01321", 52.5, 13.35), ("-7745+16636", -77.75, 166.6),
      ("+404218-0740009", 40.705, -74.0025), ("-0000-00000", 0, 0),
    ] as [(String, Double, Double)])
  func coordinates(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let position = try #require(ZonePositions.position(text))
    #expect(abs(position.latitude - latitude) < 1e-9)
    #expect(abs(position.longitude - longitude) < 1e-9)
  }

  @Test(
    "what are no coordinates",
    arguments: [
      "", "+", "5230+01322", "+5230", "+5230+0132", "+5260+01322", "+9930+01322", "+52300+013220",
      "+523000+0132260", "+52x0+01322", "+5230+-1322",
    ])
  func noCoordinates(_ text: String) {
    #expect(ZonePositions.position(text) == nil)
  }

  @Test("lines of tables: comments, odd lines, and names that come twice")
  func tables() {
    let first =
      "# a table\n\nDE\t+5230+01322\tEurope/Berlin\tmost of Germany\nXX\tnowhere\tA/B\nXX\n"
    let second = "DE\t+0000+00000\tEurope/Berlin\nNO\t+5955+01045\tEurope/Oslo\n"
    let zones = ZonePositions(tables: [first, second])
    #expect(zones["Europe/Berlin"] == GeographicPosition(latitude: 52.5, longitude: 13.4))
    #expect(zones["Europe/Oslo"] == GeographicPosition(latitude: 59.9, longitude: 10.8))
    #expect(zones["A/B"] == nil)
    #expect(zones["Etc/UTC"] == nil)
  }

  @Test(
    "names of zones, as TZ and the link of the machine's clock give them",
    arguments: [
      ("Europe/Berlin", "Europe/Berlin"), ("/usr/share/zoneinfo/Asia/Seoul", "Asia/Seoul"),
      ("../usr/share/zoneinfo/posix/Asia/Seoul", "Asia/Seoul"), ("/etc/elsewhere", nil), ("", nil),
    ])
  func names(_ text: String, _ name: String?) {
    #expect(ZonePositions.zoneName(text) == name)
  }
}
