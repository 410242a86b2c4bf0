// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource
import Dispatch

/// The service's objects on the bus: the portal backend, and the service's own interface.
///
/// Calls are answered on the main actor, those of one caller in order, and after the changes that
/// they made have been reported.
@MainActor
final class ServiceBus {
  private let connection: BusConnection
  private let refuse: @MainActor () -> Void
  private var subscriptions: [BusSubscription] = []
  private let queue: CallQueue
  /// Who has asked the portal's back end, and how often.
  private let questions = QuestionCount()
  /// The coalesced handling of GNOME's signals, which may arrive faster than they can be handled.
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

  /// Exports the objects and requests the names; `notice` is called when GNOME's settings have
  /// changed.
  func start(answering service: SettingService, notice: @escaping @MainActor () -> Void) {
    notices.body = notice
    subscriptions = [
      connection.export([portal(service)], at: ServiceNames.portalPath),
      connection.export([setting(service)], at: ServiceNames.settingPath),
      own(ServiceNames.setting), own(ServiceNames.portal),
      // What dconf sends whenever anybody changed something.
      connection.follow(BusMatch(interface: "ca.desrt.dconf.Writer", member: "Notify")) {
        [notices] signal in
        let change = signal.arguments.first?.asString ?? ""
        if GNOMESettings.areConcerned(byChangeAt: change) { notices.schedule() }
      },
    ]
  }

  /// Emits the signal for a changed setting.
  func tell(_ report: SettingReport) {
    connection.emit(
      path: ServiceNames.settingPath, interface: ServiceNames.setting, member: "Changed",
      arguments: [report.value])
  }

  /// Emits the portal's signals for changed values.
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

  /// Returns the interface `org.freedesktop.impl.portal.Settings`, version 1.
  private func portal(_ service: SettingService) -> BusInterface {
    let read = answering(service) { [questions] service, call throws(BusError) in
      questions.add(call.sender)
      let name = call.arguments.compactMap(\.asString)
      guard name.count == 2, name[0] == ServiceNames.appearance,
        let value = service.portal.values[name[1]]
      else {
        throw .named(ServiceNames.notFoundError, "unknown: \(name.joined(separator: " "))")
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

  /// Returns the service's own interface, with names and texts as on the command line.
  private func setting(_ service: SettingService) -> BusInterface {
    let get = answering(service) { service, _ throws(BusError) in [service.report.value] }
    let toggle = answering(service, isChange: true) { service, _ throws(BusError) in
      [Self.warnings(service.toggle())]
    }
    let problems = answering(service) { service, _ throws(BusError) in
      [.strings(service.problems.prefix(Self.problemLimit).map(\.advice))]
    }
    return BusInterface(
      ServiceNames.setting,
      methods: [
        .init("Get", outputs: [.init("setting", "a{ss}")], get),
        .init(
          "Set", inputs: [.init("words", "as")], outputs: [.init("warnings", "as")],
          setting(by: service)),
        .init("Toggle", outputs: [.init("warnings", "as")], toggle),
        .init("Problems", outputs: [.init("problems", "as")], problems),
      ],
      properties: [
        .init("Version", "u") { .uint32(1) },
        .init("Questions", "a{su}") { [questions] in questions.value },
      ],
      signals: [.init("Changed", [.init("setting", "a{ss}")])])
  }

  /// Returns the method that makes a change; its words are parsed before the call is queued, so
  /// that a pointless change can be dropped.
  private func setting(by service: SettingService) -> @Sendable (BusCall) -> Void {
    { [weak service, queue] call in
      let words = call.arguments.first?.asList?.compactMap(\.asString) ?? []
      guard words.reduce(words.count, { $0 + $1.utf8.count }) <= Self.wordsLimit else {
        return call.fail(
          .named(
            ServiceNames.usageError,
            "more than \(Self.wordsLimit) bytes of text"))
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

  /// The largest number of problems that are told at once.
  private nonisolated static let problemLimit = 50

  /// The largest size of a change's words in bytes.
  private nonisolated static let wordsLimit = 1_000

  private nonisolated static func warnings(_ diagnostics: [Diagnostic]) -> BusValue {
    .strings(diagnostics.map(\.advice))
  }

  // MARK: Threads

  private typealias Answer =
    @MainActor @Sendable (SettingService, BusCall) throws(BusError) -> [BusValue]

  /// Returns a method whose calls are answered on the main actor while the service exists.
  ///
  /// A call that changes nothing is skipped where its caller wants no answer.
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

  /// Calls a closure on the main actor; the closures run in the order of the calls.
  private nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }
}
