// SPDX-License-Identifier: MIT

/// The folders in which the desktop portal looks for its configuration and its back ends.
///
/// Source: portals.conf(5) of xdg-desktop-portal 1.21
package struct PortalFolders: Hashable, Sendable {
  /// The folders of configuration, the first in force; the user's own is the first.
  package var configuration: [String]
  /// The folders of back ends; of two with one name the first counts.
  package var backEnds: [String]

  /// The user's own folder of configuration.
  package var own: String { configuration[0] }

  /// Creates the folders of an environment; nil for a user without a home folder.
  package init?(_ variable: @escaping (String) -> String?) {
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    let one = { (name: String, usual: String) -> String? in
      if let path = variable(name), path.hasPrefix("/") { return path }
      return home.map { "\($0)/\(usual)" }
    }
    let several = { (name: String, usual: String) -> [String] in
      let text = variable(name).flatMap { $0.isEmpty ? nil : $0 } ?? usual
      return text.split(separator: ":").filter { $0.hasPrefix("/") }.prefix(32).map(String.init)
    }
    guard let configuration = one("XDG_CONFIG_HOME", ".config"),
      let data = one("XDG_DATA_HOME", ".local/share")
    else { return nil }
    let shared = several("XDG_DATA_DIRS", "/usr/local/share:/usr/share") + ["/usr/share"]
    let folders =
      [configuration] + several("XDG_CONFIG_DIRS", "/etc/xdg") + ["/etc", data] + shared
    self.configuration = Self.distinct(folders.map { "\($0)/xdg-desktop-portal" })
    backEnds = Self.distinct(([data] + shared).map { "\($0)/xdg-desktop-portal/portals" })
  }

  /// The paths in their order, each once.
  private static func distinct(_ paths: [String]) -> [String] {
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }
}
