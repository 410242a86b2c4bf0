// SPDX-License-Identifier: MIT

public import ChiaroBus
import Dispatch

/// Where the machine is, as GeoClue says on the system's bus.
///
/// GeoClue is asked for the city, no more, and what it says is kept to a tenth of a degree, in
/// memory only. Where there is none, where it refuses or is slow, nothing is known. A GeoClue that
/// goes is started again after a while; one that cannot be started is heard when it comes.
///
/// Apple counterpart: `CLLocationManager` · Source: GeoClue 2.0 D-Bus interfaces,
/// `org.freedesktop.GeoClue2` · Fidelity: approximate
@MainActor
public final class MachinePosition {
  /// The place; nil when nobody knows.
  public private(set) var position: GeographicPosition?
  /// Called after `position` changed.
  public var onChange: (() -> Void)?

  private let bus: BusConnection
  private let pause: Double
  private var timer: OwnedSource<any DispatchSourceTimer>?
  private var owner: BusSubscription?
  private var updates: BusSubscription?
  /// The object that asks for us; nil where there is none.
  private var client: String?
  /// The object that has the newest place.
  private var location: String?
  private var wasOwned = false

  nonisolated static let name = "org.freedesktop.GeoClue2"
  nonisolated static let path = "/org/freedesktop/GeoClue2/Manager"
  nonisolated static let managerInterface = name + ".Manager"
  nonisolated static let clientInterface = name + ".Client"
  nonisolated static let locationInterface = name + ".Location"

  /// What GeoClue is told before it begins: who asks, by the name of a desktop file, that a city is
  /// near enough (4), and that less than 10 km are no news.
  nonisolated static let wishes: [(name: String, value: BusValue)] = [
    ("DesktopId", .string("org.chiaroscuro.Setting")), ("RequestedAccuracyLevel", .uint32(4)),
    ("DistanceThreshold", .uint32(10_000)),
  ]

  /// Begins to ask; the main queue has to be run.
  ///
  /// - Parameters:
  ///   - address: the bus
  ///   - pause: after how many seconds a GeoClue that went is started again
  public init(_ address: BusAddress = .system, pause: Double = 60) {
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

  /// Has the bus start it; the rest follows when it comes.
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

  /// What it refuses of this brings no place, and that is all there is to know.
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

  /// Takes a place; one that is not on earth is none.
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
