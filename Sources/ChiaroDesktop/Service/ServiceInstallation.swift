// SPDX-License-Identifier: MIT

package import ChiaroSource

/// The installation of the service's files in the folders where the desktop looks for them.
///
/// Apple counterpart: `launchctl bootstrap` · Source: XDG Base Directory Specification 0.8 ·
/// Fidelity: approximate
package struct ServiceInstallation: Sendable {
  /// The folder of shared data that the files are written to.
  package let folder: String
  /// The user's portal configuration file; nil for an installation for all users.
  private let portals: String?
  private let prefix: String?

  /// Creates an installation for all users of a prefix such as `/usr`, or for the present user only
  /// where it is nil.
  ///
  /// Nil for a user without a home folder.
  package init?(prefix: String?) {
    self.prefix = prefix
    if let prefix {
      folder = Path.join(prefix, "share")
      portals = nil
    } else {
      guard let data = DesktopFolders.data, let own = DesktopFolders.configuration else {
        return nil
      }
      folder = data
      portals = "\(own)/xdg-desktop-portal/portals.conf"
    }
  }

  /// Writes the service's files.
  ///
  /// A symbolic link in the place of a file is refused, and so is one above it that belongs to
  /// another user or lies below a prefix.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - desktops: the desktop names for older portals, see `ServiceFiles`
  /// - Returns: the paths of the files written; an existing portal configuration is left alone
  /// - Throws: `FileError` of kind `notWritten` at the first file that cannot be written
  package func install(program: String, desktops: [String]) throws(FileError) -> [String] {
    var paths: [String] = []
    for file in ServiceFiles(program: program, desktops: desktops).files {
      paths.append(try write(file.text, to: Path.join(folder, file.path)))
    }
    if let portals, FolderReader.identity(of: portals) == nil {
      paths.append(try write(ServiceFiles.portalsConfiguration, to: portals))
    }
    return paths
  }

  /// Removes the files that `install(program:desktops:)` wrote.
  ///
  /// - Returns: the paths of the removed files; a portal configuration that was changed since stays
  package func uninstall() -> [String] {
    var paths = ServiceFiles(program: "", desktops: []).files.map { Path.join(folder, $0.path) }
    let ours = Array(ServiceFiles.portalsConfiguration.utf8)
    if let portals, (try? FileReader.bytes(atPath: portals, limit: 1 << 20)) == ours {
      paths.append(portals)
    }
    return paths.filter { InstallationPath(path: $0, prefix: prefix).remove() }
  }

  /// Restores the values that GNOME's settings had before the service.
  package static func giveBack(_ file: SettingFile) {
    let before = GSettingsTranslation(file[SettingService.gsettingsMember]).before
    for (key, value) in before { _ = GSettingsStore().writeWaiting(value, to: key) }
  }

  private func write(_ text: String, to path: String) throws(FileError) -> String {
    try InstallationPath(path: path, prefix: prefix).write(text)
    return path
  }
}
