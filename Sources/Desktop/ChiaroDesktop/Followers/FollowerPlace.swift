// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroSystem

/// The folders in which followers look for other programs' files, and the session that they are in.
package struct FollowerPlace: Sendable {
  /// The user's home.
  let home: String
  /// `$XDG_CONFIG_HOME`.
  let configuration: String
  /// `$XDG_DATA_HOME`.
  let data: String
  /// `$XDG_STATE_HOME`.
  let state: String
  /// `$XDG_DATA_DIRS`, without the user's own.
  let sharedData: [String]
  /// The desktops of `XDG_CURRENT_DESKTOP`, in small letters.
  let desktops: [String]
  /// The folders of `PATH`.
  private let programs: [String]
  /// `$XDG_RUNTIME_DIR`, in which running programs have their sockets.
  let runtime: String?

  /// The largest file that is read, in bytes.
  static let sizeLimit = 1 << 17

  /// Creates the place of an environment; nil for a user without a home folder.
  package init?(_ variable: @escaping (String) -> String?) {
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    let folder = { (name: String, usual: String) -> String in
      let path = variable(name) ?? ""
      return path.hasPrefix("/") ? path : "\(home)/\(usual)"
    }
    let list = { (name: String, usual: String) -> [String] in
      let text = variable(name).flatMap { $0.isEmpty ? nil : $0 } ?? usual
      return text.split(separator: ":").filter { $0.hasPrefix("/") }.prefix(32).map(String.init)
    }
    self.home = home
    configuration = folder("XDG_CONFIG_HOME", ".config")
    data = folder("XDG_DATA_HOME", ".local/share")
    state = folder("XDG_STATE_HOME", ".local/state")
    sharedData = list("XDG_DATA_DIRS", "/usr/local/share:/usr/share")
    programs = list("PATH", "/usr/local/bin:/usr/bin:/bin")
    runtime = variable("XDG_RUNTIME_DIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
    desktops = (variable("XDG_CURRENT_DESKTOP") ?? "").split(separator: ":").map {
      $0.lowercased()
    }
  }

  /// Creates the place of this process; nil for a user without a home folder.
  package init?() { self.init(System.environment) }

  /// The user's own folders of data and those of all.
  var dataFolders: [String] { [data] + sharedData }

  /// Whether a file is at a path, links followed.
  func isFile(_ path: String) -> Bool {
    (try? System.status(atPath: path, followingLinks: true))?.kind == .file
  }

  /// The bytes of a file; nil where it cannot be read.
  func bytes(_ path: String) -> [UInt8]? {
    try? FileReader.bytes(atPath: path, limit: Self.sizeLimit)
  }

  /// The value of a key in a file, as it is written; nil where there is none.
  func value(_ key: ConfigurationKey, in path: String, _ format: ConfigurationFormat) -> String? {
    bytes(path).flatMap { format.value(of: key, in: $0) }
  }

  /// The path of a program; nil where there is none.
  func program(_ name: String) -> String? {
    programs.map { "\($0)/\(name)" }.first {
      Ownership(ofPath: $0).map { $0.isFile && $0.mode & 0o111 != 0 } ?? false
    }
  }

  /// Whether a theme of a name has a part, such as `gtk-3.0`.
  func hasTheme(_ name: String, part: String) -> Bool {
    if Self.builtIn[part]?.contains(name) == true { return true }
    return themeFolders(name, part).contains(where: System.isFolder)
  }

  /// Whether a theme has its dark half in itself, which a switch of GTK's shows.
  func hasDarkHalf(_ name: String, part: String) -> Bool {
    if name == "Adwaita" || name == "Default" { return Self.builtIn[part] != nil }
    return themeFolders(name, part).contains { isFile("\($0)/gtk-dark.css") }
  }

  /// The themes that are part of GTK: of GTK 3 `Adwaita-dark` is none, for it has it as a half.
  private static let builtIn: [String: Set<String>] = [
    "gtk-3.0": ["Adwaita", "HighContrast", "HighContrastInverse"],
    "gtk-4.0": ThemeFolders.builtIn,
  ]

  private func themeFolders(_ name: String, _ part: String) -> [String] {
    guard isInside(name) else { return [] }
    return (["\(home)/.themes"] + dataFolders.map { "\($0)/themes" }).map {
      "\($0)/\(name)/\(part)"
    }
  }

  /// Whether there is a theme of icons, or of pointers, of a name.
  func hasIcons(_ name: String, part: String = "index.theme") -> Bool {
    isInside(name)
      && (["\(home)/.icons", "\(home)/.local/share/icons"] + dataFolders.map { "\($0)/icons" })
        .contains { FolderReader.identity(of: "\($0)/\(name)/\(part)") != nil }
  }

  private func isInside(_ name: String) -> Bool {
    !name.isEmpty && !name.contains("/") && !name.hasPrefix(".")
  }

  /// A path as people write it in configurations, with `~` for the home.
  func expanded(_ path: String, below folder: String) -> String {
    if path.hasPrefix("~/") { return home + path.dropFirst() }
    return path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }
}
