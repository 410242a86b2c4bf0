// SPDX-License-Identifier: MIT

import ChiaroBusFakes

@testable import ChiaroBus
@testable import ChiaroDesktop

/// A program that is no service and owns the service's name.
final class SettingOwner: Sendable {
  let states = Log<BusNameState>()
  private let connection: BusConnection
  private let name: BusSubscription

  /// Takes the name and waits until it has it.
  init(_ address: BusAddress) async {
    connection = BusConnection(address)
    name = connection.own(ServiceNames.setting) { [states] in states.add($0) }
    _ = await states.wait { $0.last == .owned }
  }
}
