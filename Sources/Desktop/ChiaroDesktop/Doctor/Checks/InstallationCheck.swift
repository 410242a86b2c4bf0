// SPDX-License-Identifier: MIT

import ChiaroSource

/// Whether the files are there that start the service.
struct InstallationCheck: DoctorCheck {
  func findings(_ context: DoctorContext) -> [DoctorFinding] {
    guard let place = context.place else { return [] }
    let name = "dbus-1/services/\(ServiceNames.setting).service"
    let paths = place.dataFolders.map { Path.join($0, name) }
    guard let path = paths.first(where: place.isFile) else {
      if context.isServiceRunning {
        return [
          .note(
            "started-by-hand",
            "the service runs, but nothing starts it in the next session")
        ]
      }
      return [
        .trouble(
          "not-installed", "the service is not installed", advice: "run: chiaro service --install")
      ]
    }
    let key = ConfigurationKey(group: "D-BUS Service", name: "Exec")
    let command = place.value(key, in: path, .groups) ?? ""
    let program =
      command.hasPrefix("\"")
      ? command.dropFirst().prefix { $0 != "\"" } : command.prefix { $0 != " " }
    guard place.isFile(String(program)) else {
      return [
        .trouble(
          "program-missing", "\(path) starts \(program), which is missing",
          advice: "run: chiaro service --install")
      ]
    }
    return [.good("installed", "installed: \(path)")]
  }
}
