// SPDX-License-Identifier: MIT

import ChiaroSource

/// The units of the user's service manager, through the program `systemctl`.
package struct UserUnits: Sendable {
  /// The name of the program, which tests replace.
  package var program = "systemctl"

  /// Creates a reference to the user's service manager.
  package init() {}

  /// Whether this user's service manager exists and answers.
  package var isThere: Bool { run("show-environment").code == 0 }

  /// Makes the manager read its units again.
  package func reload() -> Bool { run("daemon-reload").code == 0 }

  /// Makes the session start a unit from now on, and starts it anew at once.
  func start(_ unit: String) -> Bool {
    run("enable", unit).code == 0 && run("restart", unit).code == 0
  }

  /// Ends a unit, and keeps the session from starting it again.
  func stop(_ unit: String) {
    _ = run("disable", unit)
    _ = run("stop", unit)
    // One that could not be started would be counted as failed for ever.
    _ = run("reset-failed", unit)
  }

  /// Starts a unit anew if it runs.
  func restartIfRunning(_ unit: String) { _ = run("try-restart", unit) }

  /// Whether a unit runs.
  func isActive(_ unit: String) -> Bool { run("is-active", unit).code == 0 }

  /// The reason why the service's unit could not be started, in words; nil if the manager knows
  /// none.
  package var failure: String? { Self.failure(run("show", ServiceNames.unit).output) }

  /// The variables that the manager gives to what it starts, as `NAME=value`; nil where there is no
  /// manager.
  var environment: [String]? {
    let run = run("show-environment")
    return run.code == 0 ? run.output.split(separator: "\n").map(String.init) : nil
  }

  /// Whether the manager has read the service's unit.
  var knowsService: Bool {
    Self.value("LoadState", run("show", ServiceNames.unit).output) != "not-found"
  }

  /// Whether the service could not be started because users get no namespaces.
  var lacksNamespaces: Bool {
    Self.status(run("show", ServiceNames.unit).output).map(Self.namespaceStatuses.contains) == true
  }

  /// The exit statuses of systemd for namespaces: of users, and of the file system.
  static let namespaceStatuses: Set<String> = ["217", "226"]

  /// Returns what properties of a unit, as `NAME=VALUE`, say about its failure.
  static func failure(_ properties: String) -> String? {
    let result = value("Result", properties)
    guard let result, result != "success", let status = status(properties) else { return nil }
    if namespaceStatuses.contains(status) {
      let name = status == "217" ? "USER" : "NAMESPACE"
      return """
        systemd could not create a user namespace for PrivateUsers= of \(ServiceNames.unit) \
        (\(status)/\(name)); some systems forbid it, such as Ubuntu with AppArmor; chiaro service \
        --install writes a unit that does not need it
        """
    }
    return "systemd reports for \(ServiceNames.unit): \(VisibleText.reveal(result)), status "
      + VisibleText.reveal(status)
  }

  private static func status(_ properties: String) -> String? {
    value("ExecMainStatus", properties)
  }

  private static func value(_ name: String, _ properties: String) -> String? {
    for line in properties.split(separator: "\n") where line.hasPrefix("\(name)=") {
      return String(line.dropFirst(name.count + 1))
    }
    return nil
  }

  private func run(_ words: String...) -> ChildProgram.Run {
    ChildProgram(words: [program, "--user"] + words, timeLimit: 60).runWaiting()
  }
}
