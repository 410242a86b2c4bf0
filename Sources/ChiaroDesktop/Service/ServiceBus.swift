// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource
import Dispatch

/// The service on the bus: the portal's back end, and our own object beside it.
///
/// Calls are answered on the main actor, those of one caller in the order in which they came, and
/// after what they changed has been told.
@MainActor
final class ServiceBus {
  private let connection: BusConnection
  private let refuse: @MainActor () -> Void
  private var subscriptions: [BusSubscription] = []
  private let queue: CallQueue
  /// What others say on the bus may come more often than it can be looked at.
  private let notices = MainTurn()

  init(
    _ address: BusAddress, say: @escaping (Diagnostic) -> Void,
    refuse: @escaping @MainActor () -> Void
  ) {
    connection = BusConnection(address)
    self.refuse = refuse
    let drops = DropReport(say)
    queue = CallQueue { drops.add($0) }
  }

  /// Puts the objects on the bus and asks for the names; `notice` is called when something in
  /// GNOME's settings has changed.
  func start(answering service: SettingService, notice: @escaping @MainActor () -> Void) {
    notices.body = notice
    subscriptions = [
      connection.export([portal(service)], at: ServiceNames.portalPath),
      connection.export([setting(service)], at: ServiceNames.settingPath),
      own(ServiceNames.setting), own(ServiceNames.portal),
      // What dconf sends whenever anybody changed something.
      connection.follow(BusMatch(interface: "ca.desrt.dconf.Writer", member: "Notify")) {
        [notices] signal in
        if signal.arguments.first?.asString?.hasPrefix("/org/gnome/desktop/") == true {
          notices.schedule()
        }
      },
    ]
  }

  /// Tells a changed setting.
  func tell(_ report: SettingReport) {
    connection.emit(
      path: ServiceNames.settingPath, interface: ServiceNames.setting, member: "Changed",
      arguments: [report.value])
  }

  /// Tells the portal what changed.
  func tell(_ settings: PortalSettings, after old: PortalSettings) {
    for (key, value) in settings.changes(from: old) {
      connection.emit(
        path: ServiceNames.portalPath, interface: ServiceNames.portalInterface,
        member: "SettingChanged",
        arguments: [.string(ServiceNames.appearance), .string(key), .variant(value)])
    }
  }

  private func own(_ name: String) -> BusSubscription {
    connection.own(name, [.doesNotQueue]) { [refuse] state in
      if state == .taken { Self.onMain(refuse) }
    }
  }

  // MARK: Objects

  /// `org.freedesktop.impl.portal.Settings`, version 1.
  private func portal(_ service: SettingService) -> BusInterface {
    let read = answering(service) { service, call throws(BusError) in
      let name = call.arguments.compactMap(\.asString)
      guard name.count == 2, name[0] == ServiceNames.appearance,
        let value = service.portal.values[name[1]]
      else {
        throw .named(ServiceNames.notFoundError, "there is no \(name.joined(separator: " "))")
      }
      return [.variant(value)]
    }
    let readAll = answering(service) { service, call throws(BusError) in
      let patterns = call.arguments.first?.asList?.compactMap(\.asString) ?? []
      let isWanted = PortalSettings.isWanted(by: patterns)
      let values = BusValue.options(service.portal.values)
      return [
        .dictionary(
          isWanted ? [.string(ServiceNames.appearance): values] : [:], key: "s", value: "a{sv}")
      ]
    }
    return BusInterface(
      ServiceNames.portalInterface,
      methods: [
        .init(
          "Read", inputs: [.init("namespace", "s"), .init("key", "s")],
          outputs: [.init("value", "v")], read),
        .init(
          "ReadAll", inputs: [.init("namespaces", "as")], outputs: [.init("value", "a{sa{sv}}")],
          readAll),
      ],
      properties: [.init("version", "u") { .uint32(1) }],
      signals: [
        .init(
          "SettingChanged", [.init("namespace", "s"), .init("key", "s"), .init("value", "v")])
      ])
  }

  /// Our own interface: names and texts as on the command line.
  private func setting(_ service: SettingService) -> BusInterface {
    let get = answering(service) { service, _ throws(BusError) in [service.report.value] }
    let toggle = answering(service, isChange: true) { service, _ throws(BusError) in
      [Self.warnings(service.toggle())]
    }
    return BusInterface(
      ServiceNames.setting,
      methods: [
        .init("Get", outputs: [.init("setting", "a{ss}")], get),
        .init(
          "Set", inputs: [.init("words", "as")], outputs: [.init("warnings", "as")],
          setting(by: service)),
        .init("Toggle", outputs: [.init("warnings", "as")], toggle),
      ],
      properties: [.init("Version", "u") { .uint32(1) }],
      signals: [.init("Changed", [.init("setting", "a{ss}")])])
  }

  /// Words are read before they wait, so that a change that another makes pointless need not.
  private func setting(by service: SettingService) -> @Sendable (BusCall) -> Void {
    { [weak service, queue] call in
      let words = call.arguments.first?.asList?.compactMap(\.asString) ?? []
      guard words.reduce(words.count, { $0 + $1.utf8.count }) <= Self.wordsLimit else {
        return call.fail(.named(ServiceNames.usageError, "over \(Self.wordsLimit) bytes of words"))
      }
      do throws(SettingChange.Misuse) {
        let change = try SettingChange(words: words)
        queue.add(call, change: change) { call in
          if let service { call.answer([Self.warnings(service.change(change))]) }
        }
      } catch {
        call.fail(.named(ServiceNames.usageError, error.description))
      }
    }
  }

  /// How many bytes the words of a change may have.
  private nonisolated static let wordsLimit = 1_000

  private nonisolated static func warnings(_ diagnostics: [Diagnostic]) -> BusValue {
    .strings(diagnostics.map(\.description))
  }

  // MARK: Threads

  private typealias Answer =
    @MainActor @Sendable (SettingService, BusCall) throws(BusError) -> [BusValue]

  /// A method that is answered on the main actor, as long as the service is there; where it changes
  /// nothing, only if somebody waits for the answer.
  private func answering(
    _ service: SettingService, isChange: Bool = false, _ answer: @escaping Answer
  ) -> @Sendable (BusCall) -> Void {
    { [weak service, queue] call in
      guard isChange || call.wantsAnswer else { return }
      queue.add(call) { call in
        guard let service else { return }
        do throws(BusError) { call.answer(try answer(service, call)) } catch { call.fail(error) }
      }
    }
  }

  /// Goes to the main actor in the order of the calls.
  private nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
