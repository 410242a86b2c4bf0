// SPDX-License-Identifier: MIT

import ChiaroBusFakes

@testable import ChiaroBus
@testable import ChiaroDesktop

/// A portal that asks the service's back end, as the real one does, or answers by itself.
final class AskingPortal: Sendable {
  private let connection: BusConnection
  private let subscriptions: [BusSubscription]

  /// Starts a portal and waits until it owns its name.
  init(_ address: BusAddress, asks: Bool) async {
    let connection = BusConnection(address)
    self.connection = connection
    let read = BusInterface.Method("Read", inputs: [.init("namespace", "s"), .init("key", "s")]) {
      [weak connection] call in
      guard asks, let connection else { return call.answer([.variant(.uint32(0))]) }
      let request = BusRequest(
        to: ServiceNames.portal, path: ServiceNames.portalPath,
        interface: ServiceNames.portalInterface, member: "Read", arguments: call.arguments)
      connection.call(request) { result in
        do throws(BusError) { call.answer(try result.get()) } catch { call.fail(error) }
      }
    }
    let names = Log<BusNameState>()
    subscriptions = [
      connection.export([BusInterface(Portal.settings, methods: [read])], at: Portal.path),
      connection.own(Portal.name) { names.add($0) },
    ]
    _ = await names.wait { $0.last == .owned }
  }
}
