// SPDX-License-Identifier: MIT

import ChiaroAppearance
package import ChiaroBus
import ChiaroSource

/// A client that reads and changes the desktop's setting, through the service if it runs or can be
/// started, or else in the setting's file.
///
/// Apple counterpart: `defaults` · Source: this project · Fidelity: approximate, this setting only
public final class SettingClient: Sendable {
  private let connection: BusConnection
  private let folder: String?

  /// The result of reading or changing the setting.
  public struct Answer: Sendable {
    /// The setting after the last read or change.
    public var report: SettingReport
    /// The file that was read or written; nil if the service answered.
    ///
    /// A setting written to the file takes effect when a service runs again.
    public var file: String?
    /// The warnings, as readable text.
    public var warnings: [String]
  }

  /// The longest time to wait for the service, which may have to be started first.
  private static let timeout = Duration.seconds(10)

  /// Creates a client that uses the service on the session bus, or else the user's setting file.
  public convenience init() { self.init(bus: .session, folder: SettingFile.usualFolder) }

  /// Creates a client that uses the service on a bus, or else the setting in a folder.
  ///
  /// A nil folder stands for a user without a home folder.
  package init(bus: BusAddress, folder: String?) {
    connection = BusConnection(bus)
    self.folder = folder
  }

  /// Checks that there is a bus, without which neither the service nor apps can be reached.
  ///
  /// - Throws: `SettingError` of kind `failed` where there is none, or one that does not answer
  package func reachBus() throws(SettingError) {
    do throws(BusError) { try connection.reach() } catch {
      throw SettingError(.failed, "the session's bus cannot be reached: \(error)")
    }
  }

  // MARK: Reading

  /// Returns the current setting without starting a service.
  ///
  /// - Throws: a `SettingError` of kind `noHome` if there is neither a service nor a home folder,
  ///   or of kind `failed` if the service fails
  public func report() throws(SettingError) -> Answer {
    if let report = try fromService() {
      return Answer(report: report, file: nil, warnings: [])
    }
    let file = try settingFile()
    return Answer(
      report: SettingReport(file.setting), file: file.path,
      warnings: file.diagnostics.map(\.description))
  }

  /// Returns the problems that the service finds in the user's scripts, as readable text; empty if
  /// no service runs.
  ///
  /// - Throws: a `SettingError` of kind `failed` if the service fails
  public func problems() throws(SettingError) -> [String] {
    do throws(BusError) {
      let values = try connection.callWaiting(Self.request("Problems"), timeout: Self.timeout)
      return (values.first?.asList ?? []).compactMap(\.asString)
    } catch {
      // A service of a former version runs scripts and cannot tell.
      if Self.isAbsence(error) || error.isUnknownMethod { return [] }
      throw SettingError(.failed, error.description)
    }
  }

  /// Calls a closure with every change that the service reports, on the connection's thread.
  ///
  /// The closure receives nil when the service goes away, and a report again when it is back.
  /// - Returns: the subscriptions, which end the calls when they are released
  package func follow(_ body: @escaping @Sendable (SettingReport?) -> Void) -> [BusSubscription] {
    let match = BusMatch(
      sender: ServiceNames.setting, path: ServiceNames.settingPath,
      interface: ServiceNames.setting, member: "Changed")
    return [
      connection.follow(match) { signal in
        if let report = SettingReport(signal.arguments.first) { body(report) }
      },
      connection.follow(name: ServiceNames.setting) { [weak self] owner in
        if owner == nil { return body(nil) }
        self?.connection.call(Self.request("Get")) { result in
          if let report = SettingReport((try? result.get())?.first) { body(report) }
        }
      },
    ]
  }

  // MARK: Changing

  /// Changes the setting as `chiaro set` does with the same arguments.
  ///
  /// - Parameter words: the arguments, such as `["contrast", "high"]`
  /// - Returns: the setting after the change, with warnings
  /// - Throws: a `SettingError` of kind `misuse` if the arguments are not valid, or of another kind
  ///   if the setting cannot be changed
  public func change(_ words: [String]) throws(SettingError) -> Answer {
    let change: SettingChange
    do throws(SettingChange.Misuse) { change = try SettingChange(words: words) } catch {
      throw SettingError(.misuse, error.description)
    }
    return try tell("Set", [.strings(words)]) { setting in change.applied(to: setting) }
  }

  /// Makes a change by the service; in its file where there is none.
  ///
  /// A service that is just starting holds the file before it is on the bus: it is asked again.
  private func tell(
    _ member: String, _ arguments: [BusValue], else change: (DesktopSetting) -> DesktopSetting
  ) throws(SettingError) -> Answer {
    if let warnings = try told(member, arguments) { return try answer(warnings) }
    do throws(SettingError) { return try inFile(change) } catch {
      guard error.kind == .busy, let warnings = try told(member, arguments) else { throw error }
      return try answer(warnings)
    }
  }

  /// Switches between light and dark; under `auto`, the style applies until the next automatic
  /// change.
  ///
  /// - Returns: the setting after the change, with warnings
  /// - Throws: a `SettingError` if the setting cannot be changed
  public func toggle() throws(SettingError) -> Answer {
    try tell("Toggle", []) { setting in
      var setting = setting
      var auto = AutoAppearance(setting)
      _ = auto.manualChange(to: auto.style == .dark ? .light : .dark, at: .now)
      setting.appearance = auto.configuration
      setting.manualChoice = auto.manualChoice
      return setting
    }
  }

  private func answer(_ warnings: [String]) throws(SettingError) -> Answer {
    var answer = try report()
    answer.warnings += warnings
    return answer
  }

  private func inFile(
    _ change: (DesktopSetting) -> DesktopSetting
  ) throws(SettingError) -> Answer {
    let lock = SettingFile.lock(folder: try home())
    if case .taken = lock {
      throw SettingError(
        .busy, "another process holds the setting, perhaps a service on another bus")
    }
    defer { withExtendedLifetime(lock) {} }
    var file = try settingFile()
    let warnings = file.diagnostics
    do throws(FileError) {
      let written = try file.keep(change(file.setting))
      return Answer(
        report: SettingReport(file.setting), file: file.path,
        warnings: (warnings + written).map(\.description))
    } catch {
      throw SettingError(.failed, error.description)
    }
  }

  private func settingFile() throws(SettingError) -> SettingFile { SettingFile(folder: try home()) }

  private func home() throws(SettingError) -> String {
    if let folder { return folder }
    throw SettingError(.noHome, "no service runs, and neither XDG_STATE_HOME nor HOME is set")
  }

  // MARK: The service

  private static func request(
    _ member: String, _ arguments: [BusValue] = [], startsService: Bool = false
  ) -> BusRequest {
    BusRequest(
      to: ServiceNames.setting, path: ServiceNames.settingPath, interface: ServiceNames.setting,
      member: member, arguments: arguments, startsService: startsService)
  }

  private func fromService() throws(SettingError) -> SettingReport? {
    guard let values = try call(Self.request("Get")) else { return nil }
    guard let report = SettingReport(values.first) else {
      throw SettingError(.failed, "\(ServiceNames.setting) returned an invalid setting")
    }
    return report
  }

  /// Calls a method of the service and returns its warnings; nil when there is no service.
  private func told(
    _ member: String, _ arguments: [BusValue]
  ) throws(SettingError) -> [String]? {
    try call(Self.request(member, arguments, startsService: true)).map { values in
      (values.first?.asList ?? []).compactMap(\.asString)
    }
  }

  /// Calls the service and waits for its answer; nil when there is no service, or no bus.
  private func call(_ request: BusRequest) throws(SettingError) -> [BusValue]? {
    do throws(BusError) {
      return try connection.callWaiting(request, timeout: Self.timeout)
    } catch {
      if Self.isAbsence(error) { return nil }
      if case .remote(ServiceNames.usageError) = error.kind {
        throw SettingError(.misuse, error.detail)
      }
      let cause = request.startsService ? UserUnits().failure.map { "; \($0)" } : nil
      throw SettingError(.failed, error.description + (cause ?? ""))
    }
  }

  /// Whether an error says that there is no service, or no bus.
  private static func isAbsence(_ error: BusError) -> Bool {
    switch error.kind {
    case .unavailable, .disconnected: true
    case .remote(let name): noService.contains(name)
    default: false
    }
  }

  private static let noService: Set<String> = [
    BusError.Name.serviceUnknown, BusError.Name.nameHasNoOwner,
  ]
}

extension SettingReport {
  /// Creates the report of a setting that no service manages, without asking for the machine's
  /// location.
  init(_ setting: DesktopSetting) {
    self.init(setting, auto: AutoAppearance(setting), at: .now)
  }
}
