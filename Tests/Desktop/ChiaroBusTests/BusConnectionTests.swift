// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

/// Two connections of this program over a real bus.
@Suite("Connections to a bus", .enabled(if: PrivateBus.isPossible))
struct BusConnectionTests {
  let bus: PrivateBus
  let client: BusConnection

  init() throws {
    bus = try PrivateBus()
    client = BusConnection(bus.address)
  }

  @Test("every type goes over the bus and comes back as it was")
  func echo() async throws {
    let server = await LampServer(bus.address)
    for (value, _) in BusValueTests.values {
      let answer = try await client.call(Lamp.request("Echo", [.variant(value)]))
      #expect(answer == [.variant(value)])
    }
    #expect(server.names.all == [.owned])
  }

  @Test("a call is answered with values, or with the error by name")
  func answers() async throws {
    let server = await LampServer(bus.address)
    let sum = try await client.call(Lamp.request("Add", [.int32(2), .int32(-5)]))
    #expect(sum == [.int64(-3)])
    let table: [(BusRequest, String, String)] = [
      (Lamp.request("Break"), "org.chiaroscuro.test.Error.Broken", "no bulb"),
      (Lamp.request("Add", [.int32(2)]), "org.freedesktop.DBus.Error.InvalidArgs", "(ii)"),
      (Lamp.request("Explode"), "org.freedesktop.DBus.Error.UnknownMethod", "Explode"),
      (Lamp.request("Forget"), "org.freedesktop.DBus.Error.NoReply", "Forget"),
      (Lamp.request("Lie"), "org.freedesktop.DBus.Error.InvalidArgs", "malformed"),
      (
        BusRequest(to: Lamp.name, path: "/nowhere", interface: Lamp.name, member: "Add"),
        "org.freedesktop.DBus.Error.UnknownObject", "/nowhere"
      ),
      (
        BusRequest(to: Lamp.name, path: Lamp.path, interface: "a.b", member: "Add"),
        "org.freedesktop.DBus.Error.UnknownInterface", "a.b"
      ),
      (
        BusRequest(to: "a.b", path: "/", interface: "a.b", member: "C"),
        "org.freedesktop.DBus.Error.ServiceUnknown", "a.b"
      ),
    ]
    for (request, name, detail) in table {
      let error = await #expect(throws: BusError.self) { try await client.call(request) }
      #expect(error?.kind == .remote(name: name))
      #expect(error?.detail.contains(detail) == true, "\(request.member)")
      #expect(error?.place == "\(request.destination) \(request.interface).\(request.member)")
    }
    _ = server
  }

  @Test("an answer that does not come is an error when its time is over, and when it is canceled")
  func timeout() async {
    let server = await LampServer(bus.address)
    let late = await #expect(throws: BusError.self) {
      try await client.call(Lamp.request("Sleep"), timeout: .milliseconds(50))
    }
    #expect(late?.kind == .timeout)
    let task = Task { [client] in try await client.call(Lamp.request("Sleep")) }
    task.cancel()
    let canceled = await #expect(throws: BusError.self) { try await task.value }
    #expect(canceled?.kind == .canceled)
    _ = server
  }

  @Test("properties are read, set, and refused")
  func properties() async throws {
    let server = await LampServer(bus.address)
    let name = BusValue.string(Lamp.name)
    let brightness = [name, .string("Brightness")]
    let set = Lamp.property("Set", brightness + [.variant(.double(0.75))])
    #expect(try await client.call(set) == [])
    let read = try await client.call(Lamp.property("Get", brightness))
    #expect(read == [.variant(.double(0.75))])
    let all = try await client.call(Lamp.property("GetAll", [name]))
    #expect(all.first?.asOptions?["Maker"]?.asString == "Chiaroscuro & \"Sons\"")
    #expect(all.first?.asOptions?["Brightness"]?.asDouble == 0.75)
    let refused: [(String, [BusValue], String)] = [
      ("Set", brightness + [.variant(.double(2))], "InvalidArgs"),
      ("Set", brightness + [.variant(.string("x"))], "InvalidArgs"),
      ("Set", [name, .string("Maker"), .variant(.string("x"))], "PropertyReadOnly"),
      ("Get", [name, .string("Color")], "UnknownProperty"), ("Get", [name], "InvalidArgs"),
    ]
    for (member, arguments, error) in refused {
      let thrown = await #expect(throws: BusError.self) {
        try await client.call(Lamp.property(member, arguments))
      }
      #expect(thrown?.kind == .remote(name: "org.freedesktop.DBus.Error.\(error)"))
    }
    _ = server
  }

  @Test("objects describe themselves, and the way to them")
  func introspection() async throws {
    let server = await LampServer(bus.address)
    func text(_ path: String) async throws -> String {
      let request = BusRequest(
        to: Lamp.name, path: path, interface: "org.freedesktop.DBus.Introspectable",
        member: "Introspect")
      return try await client.call(request).first?.asString ?? ""
    }
    let own = try await text(Lamp.path)
    for line in [
      #"<interface name="org.chiaroscuro.test.Lamp">"#,
      #"<arg name="sum" type="x" direction="out"/>"#,
      #"<property name="Brightness" type="d" access="readwrite"/>"#,
      #"<property name="Maker" type="s" access="read"/>"#, #"<signal name="Flickered">"#,
      #"<interface name="org.freedesktop.DBus.Properties">"#,
    ] {
      #expect(own.contains(line))
    }
    #expect(try await text("/").contains(#"<node name="org"/>"#))
    #expect(try await text("/org/chiaroscuro/test").contains(#"<node name="lamp"/>"#))
    _ = server
  }

  @Test("signals come in order, to those who follow them, until they no longer do")
  func signals() async {
    let server = await LampServer(bus.address)
    let (heard, others) = (Log<Int64>(), Log<BusSignal>())
    let match = BusMatch(sender: Lamp.name, interface: Lamp.name, member: "Flickered")
    let one = client.follow(match) { heard.add($0.arguments.first?.asInteger ?? -1) }
    let two = client.follow(BusMatch(member: "Other")) { others.add($0) }
    // The bus handles the calls of a connection in order: once this is answered, it listens.
    _ = try? await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    for number in 0..<1_000 { flicker(server, UInt32(number)) }
    #expect(await heard.wait(count: 1_000) == Array(0..<1_000))
    #expect(others.all.isEmpty)
    one.cancel()
    _ = try? await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    flicker(server, 1_000)
    _ = try? await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    #expect(heard.all.count == 1_000)
    two.cancel()
  }

  @Test("a signal of somebody who does not own the sender's name is not heard")
  func impostor() async {
    let server = await LampServer(bus.address)
    let impostor = BusConnection(bus.address)
    let heard = Log<Int64>()
    let match = BusMatch(sender: Lamp.name, member: "Flickered")
    let one = client.follow(match) { heard.add($0.arguments.first?.asInteger ?? -1) }
    // Somebody else in this program follows the impostor too.
    let all = client.follow(BusMatch(member: "Flickered")) { _ in }
    _ = try? await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    impostor.emit(
      path: Lamp.path, interface: Lamp.name, member: "Flickered", arguments: [.uint32(666)])
    _ = try? await impostor.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    flicker(server, 1)
    #expect(await heard.wait(count: 1) == [1])
    withExtendedLifetime((one, all)) {}
  }

  @Test("signals reach a task on an actor, and a change of properties is one")
  @MainActor func stream() async {
    let server = await LampServer(bus.address)
    let signals = client.signals(BusMatch(sender: Lamp.name))
    _ = try? await client.call(Lamp.request("Add", [.int32(0), .int32(0)]))
    server.connection.emitChange(
      of: ["Brightness": .double(1)], path: Lamp.path, interface: Lamp.name)
    for await signal in signals {
      #expect(signal.member == "PropertiesChanged")
      #expect(
        signal.arguments == [
          .string(Lamp.name), .options(["Brightness": .double(1)]), .strings([]),
        ])
      break
    }
  }

  @Test("the owner of a name is told, and when it leaves")
  func owners() async {
    let owners = Log<String?>()
    let following = client.follow(name: Lamp.name) { owners.add($0) }
    #expect(await owners.wait(count: 1) == [nil])
    var server: LampServer? = await LampServer(bus.address)
    #expect(server != nil)
    _ = await owners.wait(count: 2)
    server = nil
    let all = await owners.wait(count: 3)
    #expect(all.count == 3 && all[1]?.hasPrefix(":") == true && all[2] == nil)
    withExtendedLifetime(following) {}
  }

  @Test("a name belongs to one; the next waits, takes it away, or does not get it")
  func names() async {
    let first = await LampServer(bus.address)
    let (second, third) = (BusConnection(bus.address), BusConnection(bus.address))
    let (queued, refused) = (Log<BusNameState>(), Log<BusNameState>())
    let waiting = second.own(Lamp.name, .allowsReplacement) { queued.add($0) }
    let turnedAway = third.own(Lamp.name, .doesNotQueue) { refused.add($0) }
    #expect(await queued.wait(count: 1) == [.queued])
    #expect(await refused.wait(count: 1) == [.taken])
    first.connection.close()
    #expect(await queued.wait(count: 2) == [.queued, .owned])
    turnedAway.cancel()
    let replacing = third.own(Lamp.name, .replacesOwner) { refused.add($0) }
    #expect(await refused.wait(count: 2) == [.taken, .owned])
    #expect(await queued.wait(count: 3) == [.queued, .owned, .queued])
    withExtendedLifetime((waiting, replacing)) {}
  }

  private func flicker(_ server: LampServer, _ number: UInt32) {
    server.connection.emit(
      path: Lamp.path, interface: Lamp.name, member: "Flickered", arguments: [.uint32(number)])
  }
}
