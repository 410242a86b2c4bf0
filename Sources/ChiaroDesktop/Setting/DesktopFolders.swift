// SPDX-License-Identifier: MIT

import ChiaroSystem

/// Where a user's files are.
///
/// Apple counterpart: `FileManager.url(for:in:)` · Source: XDG Base Directory Specification 0.8 ·
/// Fidelity: exact
public enum DesktopFolders {
  /// What programs keep from one start to the next: `$XDG_STATE_HOME`, else `~/.local/state`.
  public static var state: String? { folder("XDG_STATE_HOME", ".local/state") }

  /// What a person wrote: `$XDG_CONFIG_HOME`, else `~/.config`.
  public static var configuration: String? { folder("XDG_CONFIG_HOME", ".config") }

  /// What is installed for one user: `$XDG_DATA_HOME`, else `~/.local/share`.
  public static var data: String? { folder("XDG_DATA_HOME", ".local/share") }

  /// As the specification says, a path that is not absolute counts as not set.
  private static func folder(_ variable: String, _ usual: String) -> String? {
    if let path = System.environment(variable), path.hasPrefix("/") { return path }
    guard let home = System.environment("HOME"), home.hasPrefix("/") else { return nil }
    return "\(home)/\(usual)"
  }
}
