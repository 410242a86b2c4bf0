// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

/// What others do wrong, and buses that die.
@Suite("A bus that fails", .enabled(if: PrivateBus.isPossible))
struct BusFailureTests {
  static func nested(_ depth: Int) -> BusValue {
    (0..<depth).reduce(BusValue.uint32(1)) { value, _ in .variant(value) }
  }

  @Test("what is beyond the limits, or no value, is not sent")
  func refused() async throws {
    let bus = try PrivateBus()
    let client = BusConnection(bus.address)
    let table: [(BusValue, BusError.Kind)] = [
      (Self.nested(40), .tooLarge), (.string("a\0b"), .malformed),
      (.objectPath("no path"), .malformed), (.array([.string("a")], of: "u"), .malformed),
      (.structure([]), .malformed), (.dictionary([:], key: "v", value: "s"), .malformed),
      (.signature("("), .malformed), (.variant(.structure([])), .malformed),
    ]
    for (value, kind) in table {
      let error = await #expect(throws: BusError.self) {
        try await client.call(Lamp.request("Echo", [value]))
      }
      #expect(error?.kind == kind, "\(value.signature): \(error?.detail ?? "")")
    }
  }

  @Test("messages beyond the limits are answered with an error; the next one is as good as ever")
  func large() async throws {
    let bus = try PrivateBus()
    let client = BusConnection(bus.address)
    let server = await LampServer(bus.address)
    let table: [BusValue] = [
      .string(String(repeating: "x", count: BusLimits.textBytes + 1)),
      .array([BusValue](repeating: .byte(0), count: BusLimits.valueCount), of: "y"),
    ]
    for value in table {
      let error = await #expect(throws: BusError.self) {
        try await client.call(Lamp.request("Echo", [.variant(value)]))
      }
      #expect(error?.kind == .remote(name: "org.freedesktop.DBus.Error.LimitsExceeded"))
    }
    let megabyte = BusValue.string(String(repeating: "ü", count: 1 << 20))
    let answer = try await client.call(Lamp.request("Echo", [.variant(megabyte)]))
    #expect(answer == [.variant(megabyte)])
    _ = server
  }

  @Test("where no message bus is available, that is said at once and tried again")
  func missing() async throws {
    let folder = try TemporaryFolder()
    let client = BusConnection(.custom("unix:path=\(folder.path)/none"))
    let states = Log<BusState>()
    let following = client.follow { states.add($0) }
    let error = await #expect(throws: BusError.self) {
      try await client.call(Lamp.request("Add"))
    }
    #expect(error?.kind == .disconnected)
    let again = await states.wait { $0.filter { $0 != .connecting }.count >= 3 }
    #expect(again.allSatisfy { if case .connected = $0 { false } else { true } })
    withExtendedLifetime(following) {}
  }

  @Test("an address that is none is no crash", arguments: ["", "nonsense", "unix:", "tcp:host="])
  func nonsense(_ address: String) async {
    let error = await #expect(throws: BusError.self) {
      try await BusConnection(.custom(address)).call(Lamp.request("Add"))
    }
    #expect(error?.kind == .disconnected)
  }

  @Test("a bus that never greets holds a call only as long as the call wants to wait")
  func silent() async throws {
    let folder = try TemporaryFolder()
    let listener = try SilentListener(path: folder.path("bus"))
    let client = BusConnection(.custom("unix:path=\(folder.path)/bus"))
    let error = await #expect(throws: BusError.self) {
      try await client.call(Lamp.request("Add"), timeout: .milliseconds(80))
    }
    #expect(error?.kind == .timeout)
    withExtendedLifetime(listener) {}
  }

  @Test("a bus that dies and comes back: calls fail, names, objects and signals are there again")
  func restart() async throws {
    let bus = try PrivateBus()
    let client = BusConnection(bus.address)
    let server = await LampServer(bus.address)
    let (owners, heard, states) = (Log<String?>(), Log<Int64>(), Log<BusState>())
    let following = [
      client.follow(name: Lamp.name) { owners.add($0) },
      client.follow(BusMatch(sender: Lamp.name)) { heard.add($0.arguments[0].asInteger ?? -1) },
      client.follow { states.add($0) },
    ]
    _ = await owners.wait(count: 1)
    let lost = Task { try await client.call(Lamp.request("Sleep")) }
    _ = try await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    bus.stop()
    let error = await #expect(throws: BusError.self) { try await lost.value }
    #expect(error?.kind == .disconnected)
    #expect(await server.names.wait(count: 2) == [.owned, .unavailable])
    #expect(await owners.wait(count: 2).last == .some(nil))

    try bus.start()
    #expect(await server.names.wait(count: 3) == [.owned, .unavailable, .owned])
    _ = await owners.wait { $0.last.map { $0 != nil } ?? false }
    let sum = try await client.call(Lamp.request("Add", [.int32(1), .int32(2)]))
    #expect(sum == [.int64(3)])
    server.connection.emit(
      path: Lamp.path, interface: Lamp.name, member: "Flickered", arguments: [.uint32(9)])
    let flickers = await heard.wait(count: 1)
    #expect(flickers == [9])
    #expect(states.all.contains { if case .disconnected = $0 { true } else { false } })
    withExtendedLifetime(following) {}
  }

  @Test("a connection that is closed says so, and its last signals have gone")
  func closed() async throws {
    let bus = try PrivateBus()
    let client = BusConnection(bus.address)
    let server = await LampServer(bus.address)
    let heard = Log<Int64>()
    let following = client.follow(BusMatch(member: "Flickered")) {
      heard.add($0.arguments[0].asInteger ?? -1)
    }
    _ = try await client.call(Lamp.request("Add", [.int32(1), .int32(2)]))
    for number in 0..<100 {
      server.connection.emit(
        path: Lamp.path, interface: Lamp.name, member: "Flickered",
        arguments: [.uint32(UInt32(number))])
    }
    server.connection.close()
    #expect(await heard.wait(count: 100).count == 100)
    let error = await #expect(throws: BusError.self) {
      try await server.connection.call(Lamp.request("Add"))
    }
    #expect(error?.kind == .disconnected)
    withExtendedLifetime(following) {}
  }
}
