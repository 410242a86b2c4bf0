// SPDX-License-Identifier: MIT

package import ChiaroBus
import ChiaroSystem
import Dispatch

/// The machine's ambient light sensor, read through iio-sensor-proxy on the system bus.
///
/// Without the proxy or a sensor the light is unknown; both may come and go. The sensor stays
/// claimed as long as this object exists. Sensors that measure in percent instead of lux are
/// ignored.
///
/// Source: iio-sensor-proxy, `net.hadess.SensorProxy`
@MainActor
package final class LightSensor {
  /// Whether the room is dark; nil where it is unknown.
  package var isRoomDark: Bool? { light.isDark }
  /// The closure called after `isRoomDark` changed.
  package var onChange: (() -> Void)?

  private var light: AmbientLight
  private var measuresLux = true
  private let bus: BusConnection
  private var timer: OwnedSource<any DispatchSourceTimer>?
  private var subscriptions: [BusSubscription] = []

  nonisolated static let name = "net.hadess.SensorProxy"
  nonisolated static let path = "/net/hadess/SensorProxy"

  /// Creates an object that starts to read the sensor; the program must run its main queue.
  package init(_ address: BusAddress = .system, limits: AmbientLight.Limits = .init()) {
    light = AmbientLight(limits: limits)
    bus = BusConnection(address)
    timer = .timer { [weak self] in self?.change { $0.advance(to: SystemTime.monotonicSeconds) } }
    subscriptions = [followReadings(), followOwner()]
  }

  private func followReadings() -> BusSubscription {
    let match = BusMatch(
      sender: Self.name, path: Self.path, interface: BusInterface.properties,
      member: "PropertiesChanged")
    return bus.follow(match) { [weak self] signal in
      guard signal.arguments.count > 1, let values = signal.arguments[1].asOptions else { return }
      DispatchQueue.main.async { self?.take(values) }
    }
  }

  /// Claims the sensor whenever the proxy appears, since a new proxy does not know earlier claims.
  private func followOwner() -> BusSubscription {
    bus.follow(name: Self.name) { [weak self] owner in
      DispatchQueue.main.async {
        if owner == nil { self?.change { $0.forget() } } else { self?.claim() }
      }
    }
  }

  private func claim() {
    bus.call(request(Self.name, "ClaimLight")) { _ in }
    bus.call(request(BusInterface.properties, "GetAll", [.string(Self.name)])) { [weak self] in
      guard let values = (try? $0.get())?.first?.asOptions else { return }
      DispatchQueue.main.async { self?.take(values) }
    }
  }

  private func request(
    _ interface: String, _ member: String, _ arguments: [BusValue] = []
  ) -> BusRequest {
    BusRequest(
      to: Self.name, path: Self.path, interface: interface, member: member, arguments: arguments)
  }

  private func take(_ values: [String: BusValue]) {
    if let unit = values["LightLevelUnit"]?.asString { measuresLux = unit == "lux" }
    if values["HasAmbientLight"]?.asBool == false || !measuresLux {
      return change { $0.forget() }
    }
    guard let lux = values["LightLevel"]?.asDouble else { return }
    change { $0.take(lux: lux, at: SystemTime.monotonicSeconds) }
  }

  private func change(_ body: (inout AmbientLight) -> Void) {
    let before = light.isDark
    body(&light)
    let rest = light.dueTime.map { max(0, $0 - SystemTime.monotonicSeconds) }
    timer?.source.schedule(deadline: rest.map { .now() + $0 } ?? .distantFuture)
    if light.isDark != before { onChange?() }
  }
}
