// SPDX-License-Identifier: MIT

package import ChiaroBus
import ChiaroColor
import Dispatch
import Synchronization

/// A source of facts from the desktop portal, which is available on all desktops and in sandboxes.
///
/// It reads and follows `org.freedesktop.appearance` and, where the portal passes them on, GNOME's
/// own settings. A portal that has ended is started again by the bus when it is called; until then,
/// its last values hold.
///
/// Source: org.freedesktop.portal.Settings, versions 1 and 2
package final class PortalFacts: DesktopFactSource {
  /// The name of the source.
  package let name = "portal"
  private let bus: BusConnection
  private let state = Mutex(PortalState())
  private let queue = DispatchQueue(label: "chiaroscuro.portal")

  /// Creates a source of the portal on a bus, by default the session bus.
  package init(_ bus: BusConnection = BusConnection()) { self.bus = bus }

  /// Starts the source, which reports the portal's settings now and whenever they change.
  package func start(_ report: @escaping @Sendable (FactReport) -> Void) {
    state.withLock { $0.report = report }
    let signals = bus.follow(
      BusMatch(
        sender: Portal.name, path: Portal.path, interface: Portal.settings,
        member: "SettingChanged")
    ) { [weak self] in self?.take($0) }
    let owners = bus.follow(name: Portal.name) { [weak self] in self?.ownerChanged($0) }
    state.withLock { $0.subscriptions = [signals, owners] }
  }

  /// Stops the source.
  package func stop() {
    state.withLock { state in
      state.subscriptions = []
      state.report = nil
    }
  }

  // MARK: Reading

  private func ownerChanged(_ owner: String?) {
    // Nobody there: asking makes the bus start one, at once the first time, then after a pause.
    let pause = state.withLock { $0.pause(forOwner: owner) }
    guard pause > .zero else { return readAll() }
    queue.asyncAfter(deadline: .now() + .milliseconds(Int(saturating: pause / .milliseconds(1)))) {
      [weak self] in
      if self?.state.withLock({ $0.isAlone }) == true { self?.readAll() }
    }
  }

  private func readAll() {
    let round = state.withLock { $0.begin() }
    for key in PortalState.keys { read(key, method: "ReadOne", round: round) }
  }

  private func read(_ key: PortalState.Key, method: String, round: Int) {
    let request = BusRequest(
      to: Portal.name, path: Portal.path, interface: Portal.settings, member: method,
      arguments: [.string(key.namespace), .string(key.key)])
    bus.call(request) { [weak self] answer in
      self?.take(answer, key, method: method, round: round)
    }
  }

  /// Handles an answer; a portal of version 1 only has `Read`, whose answer is wrapped in two
  /// variants.
  private func take(
    _ answer: Result<[BusValue], BusError>, _ key: PortalState.Key, method: String, round: Int
  ) {
    if method == "ReadOne", case .failure(let error) = answer, error.isUnknownMethod {
      return read(key, method: "Read", round: round)
    }
    let values = (try? answer.get()) ?? []
    let value = values.count == 1 ? values[0] : nil
    let error = if case .failure(let error) = answer { Optional(error) } else { BusError?.none }
    publish(state.withLock { $0.take(value, error, key, round: round) })
  }

  private func take(_ signal: BusSignal) {
    guard signal.arguments.count == 3, let namespace = signal.arguments[0].asString,
      let key = signal.arguments[1].asString
    else { return }
    publish(state.withLock { $0.change(namespace, key, signal.arguments[2]) })
  }

  private func publish(_ facts: DesktopFacts?) {
    guard let facts else { return }
    state.withLock { $0.report }?(FactReport(facts))
  }
}
