// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource
import ChiaroSystem

/// The start and the end of the service, by the user's service manager or by the bus, and the
/// question whether the desktop portal asks it.
package struct ServiceActivation: Sendable {
  private let bus: BusConnection
  private let units: UserUnits
  /// Whether there is a service manager that answers.
  let hasManager: Bool

  /// The unit of the desktop portal.
  private static let portalUnit = "xdg-desktop-portal.service"
  private let timeout: Duration
  /// How long a portal that was just started may take to read its files, in seconds.
  private let settling: Double

  /// Creates the activation on the session's bus.
  package init() { self.init(BusConnection()) }

  /// Creates the activation on a bus.
  ///
  /// - Parameters:
  ///   - bus: the bus
  ///   - units: the user's service manager
  ///   - timeout: how long an answer is waited for
  ///   - settling: how long a portal that was just started may take to read its files, in seconds
  init(
    _ bus: BusConnection, units: UserUnits = UserUnits(), timeout: Duration = .seconds(25),
    settling: Double = 3
  ) {
    self.bus = bus
    self.units = units
    self.timeout = timeout
    self.settling = settling
    hasManager = units.isThere
  }

  /// Whether there is a bus; throws why there is none.
  func reach() throws(BusError) { try bus.reach() }

  /// Makes the bus and the service manager read their files again.
  func reload() {
    // A bus of another kind than the reference one reads by itself, and may not know the call.
    _ = try? bus.callWaiting(Daemon.request("ReloadConfig", []), timeout: timeout)
    if hasManager { _ = units.reload() }
  }

  /// Starts the service anew, so that it is the program that was installed.
  ///
  /// - Returns: why it cannot be started; nil where it runs
  func start() -> String? {
    if hasManager {
      if units.start(ServiceNames.unit) { return nil }
      return units.failure ?? "systemctl --user restart \(ServiceNames.unit) failed"
    }
    end(ServiceNames.setting, program: "chiaro")
    do throws(BusError) {
      let name = BusValue.string(ServiceNames.setting)
      _ = try bus.callWaiting(
        Daemon.request("StartServiceByName", [name, .uint32(0)]), timeout: timeout)
      return nil
    } catch {
      return error.description
    }
  }

  /// Whether the service could not be started because users get no namespaces.
  var lacksNamespaces: Bool { hasManager && units.lacksNamespaces }

  /// Ends the service.
  func stop() {
    if hasManager { units.stop(ServiceNames.unit) }
    end(ServiceNames.setting, program: "chiaro")
  }

  /// Starts the desktop portal anew, so that it reads its files; one that does not run is left so.
  func restartPortal() {
    if hasManager, units.isActive(Self.portalUnit) {
      units.restartIfRunning(Self.portalUnit)
    } else {
      // The bus starts it when it is called next.
      end(Portal.name, program: "xdg-desktop-portal")
    }
  }

  /// Whether the portal asks the service first for settings; nil where there is no portal.
  func isHeard() -> Bool? {
    let end = SystemTime.monotonicSeconds + 27 + settling
    var answered: Double?
    repeat {
      let before = questions()
      do throws(BusError) { try askPortal() } catch {
        if error.kind == .remote(name: BusError.Name.serviceUnknown) { return nil }
      }
      let now = SystemTime.monotonicSeconds
      if let before, let portal = owner(of: Portal.name), let after = questions() {
        if after[portal] ?? 0 > before[portal] ?? 0 { return true }
        answered = answered ?? now
      }
      if let answered, now > answered + settling { return false }
      System.sleep(milliseconds: 100)
    } while SystemTime.monotonicSeconds < end
    return answered == nil ? nil : false
  }

  private func askPortal() throws(BusError) {
    let key = [BusValue.string(ServiceNames.appearance), .string("color-scheme")]
    let request = BusRequest(
      to: Portal.name, path: Portal.path, interface: Portal.settings, member: "Read",
      arguments: key)
    _ = try bus.callWaiting(request, timeout: timeout)
  }

  // MARK: The bus

  /// How often each caller has asked the service; nil where it does not answer.
  private func questions() -> [String: Int64]? {
    let request = BusRequest(
      to: ServiceNames.setting, path: ServiceNames.settingPath, interface: BusInterface.properties,
      member: "Get", arguments: [.string(ServiceNames.setting), .string("Questions")])
    let answer = try? bus.callWaiting(request, timeout: timeout)
    return answer?.first?.asOptions?.compactMapValues(\.asInteger)
  }

  private func owner(of name: String) -> String? {
    let answer = try? bus.callWaiting(
      Daemon.request("GetNameOwner", [.string(name)]), timeout: timeout)
    return answer?.first?.asString
  }

  /// Whether a running program's file has exactly this name.
  ///
  /// - Parameters:
  ///   - path: the file, as the kernel says it, with a word behind it once it was replaced
  ///   - name: the name
  /// - Returns: whether it is that program
  static func isProgram(_ path: String, named name: String) -> Bool {
    let file = Path.lastComponent(path)
    return file == name || file == name + " (deleted)"
  }

  /// Ends the program that owns a name, if it is the one that is meant, and waits for its end.
  private func end(_ name: String, program: String) {
    let answer = try? bus.callWaiting(
      Daemon.request("GetConnectionUnixProcessID", [.string(name)]), timeout: timeout)
    guard let id = answer?.first?.asInteger.flatMap(Int32.init(exactly:)), id > 1,
      id != System.processID, let path = System.linkTarget("/proc/\(id)/exe"),
      Self.isProgram(path, named: program)
    else { return }
    let former = owner(of: name)
    System.send(signal: Signal.terminate.rawValue, toProcess: id)
    for _ in 0..<100 {
      if former == nil || owner(of: name) != former { return }
      System.sleep(milliseconds: 50)
    }
  }
}
