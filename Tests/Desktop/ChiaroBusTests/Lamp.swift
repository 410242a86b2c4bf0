// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import Synchronization

/// An object for tests, with methods that answer, refuse, wait, and never answer.
final class Lamp: Sendable {
  static let name = "org.chiaroscuro.test.Lamp"
  static let path = "/org/chiaroscuro/test/lamp"

  private struct State {
    var brightness = 0.5
    var forgotten: [BusCall] = []
  }
  private let state = Mutex(State())

  var interface: BusInterface {
    BusInterface(
      Self.name,
      methods: [
        .init("Echo", inputs: [.init("value", "v")], outputs: [.init("value", "v")]) {
          $0.answer($0.arguments)
        },
        .init("Add", inputs: [.init("a", "i"), .init("b", "i")], outputs: [.init("sum", "x")]) {
          let sum = $0.arguments.compactMap(\.asInteger).reduce(0, +)
          $0.answer([.int64(sum)])
        },
        .init("Break") { $0.fail(.named("org.chiaroscuro.test.Error.Broken", "no bulb")) },
        .init("Forget") { _ in },
        .init("Sleep") { call in self.state.withLock { $0.forgotten.append(call) } },
        .init("Lie") { $0.answer([.array([.bool(true)], of: "u")]) },
      ],
      properties: [
        .init(
          "Brightness", "d", read: { .double(self.state.withLock { $0.brightness }) },
          write: { (value) throws(BusError) in try self.setBrightness(value) }),
        .init("Maker", "s", read: { .string("Chiaroscuro & \"Sons\"") }),
      ],
      signals: [.init("Flickered", [.init("count", "u")])])
  }

  private func setBrightness(_ value: BusValue) throws(BusError) {
    guard let number = value.asDouble, (0...1).contains(number) else {
      throw .invalidArguments("a brightness is from 0 to 1")
    }
    state.withLock { $0.brightness = number }
  }

  static func request(_ member: String, _ arguments: [BusValue] = []) -> BusRequest {
    BusRequest(to: name, path: path, interface: name, member: member, arguments: arguments)
  }

  static func property(_ member: String, _ arguments: [BusValue]) -> BusRequest {
    BusRequest(
      to: name, path: path, interface: "org.freedesktop.DBus.Properties", member: member,
      arguments: arguments)
  }
}

/// A lamp on a bus, and the name under which it is found.
struct LampServer {
  let connection: BusConnection
  let names = Log<BusNameState>()
  private let subscriptions: [BusSubscription]

  init(_ address: BusAddress) async {
    connection = BusConnection(address)
    subscriptions = [
      connection.export([Lamp().interface], at: Lamp.path),
      connection.own(Lamp.name) { [names] in names.add($0) },
    ]
    _ = await names.wait(count: 1)
  }
}
