// SPDX-License-Identifier: MIT

import ChiaroBus
import Synchronization

@testable import ChiaroDesktop

/// A GeoClue of ours on a test's bus, which says that the machine is where the test wants.
final class FakeGeoClue: Sendable {
  /// How it answers.
  enum Manners {
    /// Tells the place when it was told to start.
    case good
    /// Gives no client, as where all of it is switched off.
    case noClient
    /// Gives a client that may not start, as where the person does not allow it.
    case refuses
    /// Keeps the first call, and never answers.
    case silent
    /// Answers with what is no client.
    case wrongTypes
  }

  private struct State {
    var told: [String: BusValue] = [:]
    var calls: [String] = []
    var kept: [BusCall] = []
    var objects: [BusSubscription] = []
    var count = 0
    var reads = 0
  }

  private static let client = "/org/freedesktop/GeoClue2/Client/1"
  private let connection: BusConnection
  private let manners: Manners
  private let place: [String: BusValue]
  private let state = Mutex(State())

  /// Puts it on a bus.
  init(
    _ address: BusAddress, _ manners: Manners = .good,
    latitude: BusValue = .double(52.5163), longitude: BusValue = .double(13.3777)
  ) {
    connection = BusConnection(address)
    self.manners = manners
    place = ["Latitude": latitude, "Longitude": longitude]
    let objects = [
      connection.export([manager], at: MachinePosition.path),
      connection.export([clientInterface], at: Self.client),
      connection.own(MachinePosition.name) { _ in },
    ]
    state.withLock { $0.objects += objects }
  }

  /// Dies.
  func close() { connection.close() }

  /// What it was told before it started.
  var told: [String: BusValue] { state.withLock { $0.told } }
  /// The methods that were called, in order.
  var calls: [String] { state.withLock { $0.calls } }

  /// How many places were read.
  var reads: Int { state.withLock { $0.reads } }

  /// Tells a place, at an object of its own.
  func tell(_ place: [String: BusValue]) {
    let count = state.withLock { state in
      state.count += 1
      return state.count
    }
    let path = "\(Self.client)/Location/\(count)"
    let altitude = BusInterface.Property("Altitude", "d") { [weak self] in
      self?.state.withLock { $0.reads += 1 }
      return .double(0)
    }
    let properties = place.map { name, value in
      BusInterface.Property(name, value.signature) { value }
    }
    let interface = BusInterface(
      MachinePosition.locationInterface, properties: [altitude] + properties)
    let object = connection.export([interface], at: path)
    state.withLock { $0.objects.append(object) }
    connection.emit(
      path: Self.client, interface: MachinePosition.clientInterface, member: "LocationUpdated",
      arguments: [.objectPath("/"), .objectPath(path)])
  }

  private func note(_ call: BusCall) { state.withLock { $0.calls.append(call.member) } }

  private var manager: BusInterface {
    BusInterface(
      MachinePosition.managerInterface,
      methods: [
        .init("GetClient", outputs: [.init("client", "o")]) { [weak self] in self?.giveClient($0) }
      ])
  }

  private func giveClient(_ call: BusCall) {
    note(call)
    switch manners {
    case .good, .refuses: call.answer([.objectPath(Self.client)])
    case .noClient: call.fail(.named("org.freedesktop.DBus.Error.AccessDenied", "off"))
    case .silent: state.withLock { $0.kept.append(call) }
    case .wrongTypes: call.answer([.uint32(7)])
    }
  }

  private var clientInterface: BusInterface {
    BusInterface(
      MachinePosition.clientInterface,
      methods: [
        .init("Start") { [weak self] in self?.begin($0) },
        .init("Stop") { [weak self] call in
          self?.note(call)
          call.answer()
        },
      ],
      properties: MachinePosition.wishes.map { name, value in
        .init(
          name, value.signature, read: { value },
          write: { [weak self] told in self?.state.withLock { $0.told[name] = told } })
      })
  }

  private func begin(_ call: BusCall) {
    note(call)
    if manners == .refuses {
      return call.fail(.named("org.freedesktop.DBus.Error.AccessDenied", "not allowed"))
    }
    call.answer()
    tell(place)
  }
}
