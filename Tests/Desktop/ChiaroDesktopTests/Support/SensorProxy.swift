// SPDX-License-Identifier: MIT

import ChiaroBus
import Synchronization

@testable import ChiaroDesktop

/// A sensor proxy of ours on a private bus, with a sensor that a test moves.
final class SensorProxy: Sendable {
  private struct State {
    var claims = 0
    var unit = "lux"
  }
  private let state = Mutex(State())
  private let connection: BusConnection
  private let subscriptions = Mutex<[BusSubscription]>([])

  init(_ address: BusAddress, lux: Double, unit: String = "lux") {
    connection = BusConnection(address)
    state.withLock { $0.unit = unit }
    let interface = BusInterface(
      LightSensor.name,
      methods: [
        .init("ClaimLight") { [weak self] call in
          self?.state.withLock { $0.claims += 1 }
          call.answer([])
        }
      ],
      properties: [
        .init("HasAmbientLight", "b", read: { .bool(true) }),
        .init("LightLevelUnit", "s", read: { .string(unit) }),
        .init("LightLevel", "d", read: { .double(lux) }),
      ])
    subscriptions.withLock {
      $0 = [
        connection.export([interface], at: LightSensor.path),
        connection.own(LightSensor.name) { _ in },
      ]
    }
  }

  func say(_ values: [String: BusValue]) {
    connection.emitChange(of: values, path: LightSensor.path, interface: LightSensor.name)
  }

  /// How often its light was claimed.
  var claims: Int { state.withLock { $0.claims } }

  func close() { connection.close() }
}
