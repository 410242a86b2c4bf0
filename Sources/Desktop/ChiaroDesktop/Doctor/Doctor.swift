// SPDX-License-Identifier: MIT

package import ChiaroBus
import ChiaroSource
import ChiaroSystem

/// Finds out why a desktop, or a program, does not follow the setting.
package struct Doctor: Sendable {
  private let context: DoctorContext

  private static let checks: [any DoctorCheck] = [
    HomeCheck(), BusCheck(), InstallationCheck(), ServiceCheck(), PortalFilesCheck(),
    PortalCheck(), SettingCheck(), ScriptCheck(), FollowerCheck(),
  ]

  /// Creates a doctor for an environment.
  ///
  /// - Parameters:
  ///   - variable: the variables of the environment
  ///   - bus: the session's bus
  ///   - units: the user's service manager
  package init(
    _ variable: @escaping @Sendable (String) -> String? = { System.environment($0) },
    bus: BusAddress = .session, units: UserUnits = UserUnits()
  ) {
    context = DoctorContext(variable, bus: bus, units: units)
  }

  /// Examines everything; changes nothing.
  package func examine() -> [DoctorFinding] { Self.checks.flatMap { $0.findings(context) } }

  /// Fixes findings as far as that is harmless.
  ///
  /// - Returns: what was done, in words
  package func fix(_ findings: [DoctorFinding]) -> [String] {
    var done: [String] = []
    var known: Set<DoctorRemedy> = []
    for remedy in findings.compactMap(\.remedy) where known.insert(remedy).inserted {
      if let words = perform(remedy) { done.append(words) }
    }
    return done
  }

  private func perform(_ remedy: DoctorRemedy) -> String? {
    switch remedy {
    case .closeToOthers(let path): return Self.close(path) ? "chmod go-w \(path)" : nil
    case .reloadUnits: return context.units.reload() ? "systemctl --user daemon-reload" : nil
    case .startService:
      return context.activation.start() == nil ? "started the service" : nil
    case .restartPortal:
      context.activation.restartPortal()
      return "restarted the portal"
    }
  }

  /// Takes the right to write from group and others; false where that cannot be done.
  private static func close(_ path: String) -> Bool {
    guard System.linkTarget(path) == nil, System.isOwnFile(path),
      let descriptor = try? System.openForReading(path)
    else { return false }
    defer { System.closeFile(descriptor) }
    guard let status = try? System.status(of: descriptor), status.owner == System.user,
      status.permissions & 0o022 != 0
    else { return false }
    System.setPermissions(status.permissions & ~0o022, of: descriptor)
    guard let changed = try? System.status(of: descriptor) else { return false }
    return changed.permissions & 0o022 == 0
  }
}

/// A point that the doctor looks at.
protocol DoctorCheck: Sendable {
  /// What is so; empty where an earlier check has said why nothing can be known.
  func findings(_ context: DoctorContext) -> [DoctorFinding]
}
