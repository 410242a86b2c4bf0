// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroDesktop
import ChiaroTestSupport
import Synchronization

/// The part behind the real portal that knows the settings, as a desktop has one.
final class SettingsBackend: Sendable {
  static let name = "org.freedesktop.impl.portal.desktop.chiarotest"
  static let interface = "org.freedesktop.impl.portal.Settings"
  static let desktop = "chiaro-test"

  private let connection: BusConnection
  private let scheme = Mutex<UInt32>(1)
  private let subscriptions = Mutex<[BusSubscription]>([])

  /// Puts the description by which the portal finds it into a folder.
  static func describe(in folder: TemporaryFolder) throws {
    try folder.write(
      """
      [portal]
      DBusName=\(name)
      Interfaces=\(interface);
      UseIn=\(desktop)
      """, to: "portals/chiarotest.portal")
  }

  init(_ address: BusAddress) async {
    connection = BusConnection(address)
    let names = Log<BusNameState>()
    let object = connection.export([description], at: FakePortal.path)
    let name = connection.own(Self.name) { names.add($0) }
    subscriptions.withLock { $0 = [object, name] }
    _ = await names.wait(count: 1)
  }

  func set(_ scheme: UInt32) {
    self.scheme.withLock { $0 = scheme }
    connection.emit(
      path: FakePortal.path, interface: Self.interface, member: "SettingChanged",
      arguments: [
        .string(FakePortal.appearance), .string("color-scheme"), .variant(.uint32(scheme)),
      ])
  }

  private var description: BusInterface {
    BusInterface(
      Self.interface,
      methods: [
        .init("Read", inputs: [.init("namespace", "s"), .init("key", "s")]) { call in
          guard call.arguments[1] == .string("color-scheme") else {
            return call.fail(.named("org.freedesktop.portal.Error.NotFound", "no such setting"))
          }
          call.answer([.variant(.uint32(self.scheme.withLock { $0 }))])
        },
        .init("ReadAll", inputs: [.init("namespaces", "as")]) { call in
          let scheme = BusValue.options(["color-scheme": .uint32(self.scheme.withLock { $0 })])
          call.answer([
            .dictionary([.string(FakePortal.appearance): scheme], key: "s", value: "a{sv}")
          ])
        },
      ], properties: [.init("version", "u", read: { .uint32(1) })])
  }
}
