// SPDX-License-Identifier: MIT

package import ChiaroSource
import ChiaroSystem

/// The installation of the service's files in the folders where the desktop looks for them.
///
/// Apple counterpart: `launchctl bootstrap` · Source: XDG Base Directory Specification 0.8 ·
/// Fidelity: approximate
package struct ServiceInstallation: Sendable {
  /// The folder of shared data that the files are written to.
  package let folder: String
  /// The folders of the desktop portal; nil for an installation for all users.
  private let portals: PortalFolders?
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
      guard let data = DesktopFolders.data, let portals = PortalFolders(System.environment) else {
        return nil
      }
      folder = data
      self.portals = portals
    }
  }

  /// Returns the plan that makes the desktop portal ask the service; nil for an installation for
  /// all users, whose desktops have their own configurations.
  package func plan(desktops: [String]) -> PortalPlan? {
    portals.map { PortalPlan(desktops, folders: $0, tree: .disk) }
  }

  /// Writes the service's files, and the portal's configuration that a plan made.
  ///
  /// Symbolic links in place of a file, and links above it that belong to another user or lie below
  /// a prefix, are refused. If one file cannot be written, none is.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - desktops: the desktop names for older portals, see `ServiceFiles`
  ///   - isConfined: whether the unit has the restrictions that need a namespace of users
  /// - Returns: the files, which can be taken back
  /// - Throws: `FileError` at the first file that cannot be written
  package func install(
    program: String, desktops: [String], isConfined: Bool = true
  ) throws(FileError) -> InstalledFiles {
    var installed = InstalledFiles()
    do throws(FileError) {
      let files = ServiceFiles(program: program, desktops: desktops, isConfined: isConfined).files
      for file in files { try installed.write(file.text, to: place(Path.join(folder, file.path))) }
      if case .write(let file, _) = plan(desktops: desktops) {
        for path in ownPortalFiles where path != file.path { try installed.remove(place(path)) }
        try installed.write(file.text, to: place(file.path))
      }
      return installed
    } catch {
      _ = installed.undo()
      throw error
    }
  }

  /// Removes the files that `install` wrote.
  ///
  /// - Returns: the paths of the removed files; a portal configuration that was changed since stays
  package func uninstall() -> [String] {
    var paths = ServiceFiles(program: "", desktops: []).files.map { Path.join(folder, $0.path) }
    paths += ownPortalFiles
    return paths.filter { place($0).remove() }
  }

  /// Restores the values that GNOME's settings had before the service.
  package static func giveBack(_ file: SettingFile) {
    let before = GSettingsTranslation(file[SettingService.gsettingsMember]).before
    for (key, value) in before { _ = GSettingsStore().writeWaiting(value, to: key) }
  }

  /// Removes the folder of scripts that the service made, if there is nothing in it.
  package static func removeScriptFolder() {
    guard let folder = ServiceOptions().scripts else { return }
    if System.removeFolder(folder) { _ = System.removeFolder(Path.parent(folder)) }
  }

  private var ownPortalFiles: [String] { portals.map { PortalFile.all(in: $0, of: .disk) } ?? [] }

  private func place(_ path: String) -> InstallationPath {
    InstallationPath(path: path, prefix: prefix)
  }
}
