// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroTestSupport
import Testing

@testable import ChiaroDesktop

/// The machine's place over a bus.
@Suite("The machine's place", .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
@MainActor
struct MachinePositionTests {
  private let bus: PrivateBus

  init() throws { bus = try PrivateBus() }

  @Test("GeoClue is asked for a city, and its place is kept to a tenth of a degree and followed")
  func follows() async throws {
    let geoClue = FakeGeoClue(bus.address)
    let place = MachinePosition(bus.address)
    var changes = 0
    place.onChange = { changes += 1 }
    #expect(await eventually { place.position != nil })
    #expect(place.position == GeographicPosition(latitude: 52.5, longitude: 13.4))
    #expect(geoClue.told["RequestedAccuracyLevel"]?.asInteger == 4)
    #expect(geoClue.told["DesktopId"]?.asString?.isEmpty == false)
    #expect(geoClue.calls == ["GetClient", "Start"])
    // A street further on is no news, another country is.
    geoClue.tell(["Latitude": .double(52.52), "Longitude": .double(13.41)])
    geoClue.tell(["Latitude": .double(-33.87), "Longitude": .double(151.21)])
    let sydney = GeographicPosition(latitude: -33.9, longitude: 151.2)
    #expect(await eventually { place.position == sydney })
    #expect(changes == 2)
  }

  @Test(
    "what is no place is not heard, and the one before stays",
    arguments: [
      ["Latitude": .double(91), "Longitude": .double(0)],
      ["Latitude": .double(0), "Longitude": .double(-180.5)],
      ["Latitude": .double(.nan), "Longitude": .double(0)],
      ["Latitude": .double(0), "Longitude": .double(.infinity)],
      ["Latitude": .string("north"), "Longitude": .double(0)], ["Latitude": .double(1)], [:],
    ] as [[String: BusValue]])
  func nonsense(_ values: [String: BusValue]) async throws {
    let geoClue = FakeGeoClue(bus.address)
    let place = MachinePosition(bus.address)
    #expect(await eventually { place.position != nil })
    var heard: [GeographicPosition?] = []
    place.onChange = { heard.append(place.position) }
    geoClue.tell(values)
    // What was read is answered before the next place is told.
    #expect(await eventually { geoClue.reads == 2 })
    geoClue.tell(["Latitude": .double(10), "Longitude": .double(10)])
    #expect(await eventually { !heard.isEmpty })
    #expect(heard == [GeographicPosition(latitude: 10, longitude: 10)])
  }

  @Test(
    "a GeoClue that refuses, says nothing or answers nonsense is no fact",
    arguments: [FakeGeoClue.Manners.noClient, .refuses, .silent, .wrongTypes])
  func refused(_ manners: FakeGeoClue.Manners) async throws {
    let geoClue = FakeGeoClue(bus.address, manners)
    let place = MachinePosition(bus.address)
    place.onChange = { Issue.record("nothing is known") }
    let last = manners == .refuses ? "Start" : "GetClient"
    #expect(await eventually { geoClue.calls.last == last })
    try await Task.sleep(for: .milliseconds(50))
    #expect(place.position == nil && geoClue.calls.last == last)
  }

  @Test("one that dies is forgotten, one that comes is asked")
  func comesAndGoes() async throws {
    let place = MachinePosition(bus.address, pause: 0.01)
    #expect(place.position == nil)
    for latitude in [10.0, 20] {
      let geoClue = FakeGeoClue(bus.address, latitude: .double(latitude))
      #expect(await eventually { place.position?.latitude == latitude })
      geoClue.close()
      #expect(await eventually { place.position == nil })
    }
    bus.stop()
    try bus.start()
    let geoClue = FakeGeoClue(bus.address)
    #expect(await eventually { place.position != nil })
    withExtendedLifetime(geoClue) {}
  }

  @Test("it is started when it is wanted, and once more after it died")
  func started() async throws {
    let bus = try PrivateBus(session: [:])
    bus.stop()
    try bus.folder.write(
      """
      [D-BUS Service]
      Name=\(MachinePosition.name)
      Exec=/bin/sh -c "echo >> \(bus.folder.path)/starts"
      """, to: "dbus-1/services/\(MachinePosition.name).service")
    try bus.start()
    func starts() -> Int { bus.folder.bytes("starts")?.count ?? 0 }
    let place = MachinePosition(bus.address, pause: 0.01)
    #expect(await eventually { starts() == 1 })
    let geoClue = FakeGeoClue(bus.address)
    #expect(await eventually { place.position != nil })
    geoClue.close()
    #expect(await eventually { starts() == 2 })
    // One that does not come is not called again and again.
    try await Task.sleep(for: .milliseconds(100))
    #expect(starts() == 2 && place.position == nil)
  }

  @Test("it is told to stop when nobody asks any more")
  func stops() async throws {
    let geoClue = FakeGeoClue(bus.address)
    var place: MachinePosition? = MachinePosition(bus.address)
    #expect(await eventually { place?.position != nil })
    place = nil
    #expect(await eventually { geoClue.calls.last == "Stop" })
  }
}
