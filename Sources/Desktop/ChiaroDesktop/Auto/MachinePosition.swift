// SPDX-License-Identifier: MIT

package import ChiaroBus
import Dispatch

/// The machine's location, obtained from GeoClue on the system bus.
///
/// GeoClue is asked for city accuracy only, and the location is rounded to a tenth of a degree and
/// kept in memory only. Where GeoClue is missing, refuses or is slow, the location is unknown. A
/// GeoClue that went away is started again after a pause; one that cannot be started is used when
/// it appears.
///
/// Apple counterpart: `CLLocationManager` · Source: GeoClue 2.0 D-Bus interfaces,
/// `org.freedesktop.GeoClue2` · Fidelity: approximate
@MainActor
package final class MachinePosition {
  /// The location; nil where it is unknown.
  package private(set) var position: GeographicPosition?
  /// The closure called after `position` changed.
  package var onChange: (() -> Void)?

  private let bus: BusConnection
  private let pause: Double
  private var timer: OwnedSource<any DispatchSourceTimer>?
  private var owner: BusSubscription?
  private var updates: BusSubscription?
  /// The path of our GeoClue client object; nil where there is none.
  private var client: String?
  /// The path of the newest location object.
  private var location: String?
  private var wasOwned = false

  nonisolated static let name = "org.freedesktop.GeoClue2"
  nonisolated static let path = "/org/freedesktop/GeoClue2/Manager"
  nonisolated static let managerInterface = name + ".Manager"
  nonisolated static let clientInterface = name + ".Client"
  nonisolated static let locationInterface = name + ".Location"

  /// The client's properties, set before it is started: the desktop file of the asking program,
  /// city accuracy (4), and a distance of 10 km below which movements are not reported.
  nonisolated static let wishes: [(name: String, value: BusValue)] = [
    ("DesktopId", .string("org.chiaroscuro.Setting")), ("RequestedAccuracyLevel", .uint32(4)),
    ("DistanceThreshold", .uint32(10_000)),
  ]

  /// Creates an object that starts to ask GeoClue; the program must run its main queue.
  ///
  /// - Parameters:
  ///   - address: the bus of GeoClue
  ///   - pause: the time in seconds after which a GeoClue that went away is started again
  package init(_ address: BusAddress = .system, pause: Double = 60) {
    self.pause = pause
    bus = BusConnection(address)
    timer = .timer { [weak self] in self?.startGeoClue() }
    owner = bus.follow(name: Self.name) { [weak self] owner in
      DispatchQueue.main.async { self?.take(owner: owner) }
    }
    startGeoClue()
  }

  deinit {
    if let client { bus.call(Self.request(client, Self.clientInterface, "Stop")) { _ in } }
  }

  // MARK: Whether it is there

  /// Asks the bus to start GeoClue; everything else follows when it appears.
  private func startGeoClue() {
    bus.call(Daemon.request("StartServiceByName", [.string(Self.name), .uint32(0)])) { _ in }
  }

  private func take(owner: String?) {
    forget()
    if owner != nil {
      wasOwned = true
      timer?.source.schedule(deadline: .distantFuture)
      askForClient()
    } else if wasOwned {
      timer?.source.schedule(deadline: .now() + pause)
    }
  }

  private func forget() {
    updates = nil
    client = nil
    location = nil
    set(nil)
  }

  // MARK: Where it says we are

  private nonisolated static func request(
    _ path: String, _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> BusRequest {
    BusRequest(
      to: name, path: path, interface: interface, member: member, arguments: arguments,
      startsService: false)
  }

  private func askForClient() {
    bus.call(Self.request(Self.path, Self.managerInterface, "GetClient")) { [weak self] in
      guard case .objectPath(let path)? = (try? $0.get())?.first else { return }
      DispatchQueue.main.async { self?.start(path) }
    }
  }

  /// Configures and starts a client object; where GeoClue refuses, the location stays unknown.
  private func start(_ client: String) {
    self.client = client
    let match = BusMatch(
      sender: Self.name, path: client, interface: Self.clientInterface, member: "LocationUpdated")
    updates = bus.follow(match) { [weak self] signal in
      guard case .objectPath(let path)? = signal.arguments.last else { return }
      DispatchQueue.main.async { self?.read(path) }
    }
    for wish in Self.wishes {
      let arguments: [BusValue] = [
        .string(Self.clientInterface), .string(wish.name), .variant(wish.value),
      ]
      bus.call(Self.request(client, BusInterface.properties, "Set", arguments)) { _ in }
    }
    bus.call(Self.request(client, Self.clientInterface, "Start")) { _ in }
  }

  private func read(_ path: String) {
    guard client != nil else { return }
    location = path
    let arguments: [BusValue] = [.string(Self.locationInterface)]
    bus.call(Self.request(path, BusInterface.properties, "GetAll", arguments)) { [weak self] in
      let values = (try? $0.get())?.first?.asOptions
      DispatchQueue.main.async { self?.take(values, of: path) }
    }
  }

  /// Takes the properties of a location object; coordinates out of range are ignored.
  private func take(_ values: [String: BusValue]?, of path: String) {
    guard path == location, let latitude = values?["Latitude"]?.asDouble,
      let longitude = values?["Longitude"]?.asDouble,
      let position = GeographicPosition(latitude: latitude, longitude: longitude)
    else { return }
    set(position.coarse)
  }

  private func set(_ position: GeographicPosition?) {
    guard position != self.position else { return }
    self.position = position
    onChange?()
  }
}
