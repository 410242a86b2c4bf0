// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroSource
import ChiaroSystem

/// An installation for a user that ends with a service that is asked, or leaves everything as it
/// was.
package struct ServiceSetup: Sendable {
  private let installation: ServiceInstallation
  private let activation: ServiceActivation
  /// The folder of the setting; nil where there is none.
  private let state: String?
  /// What the service may have changed for others; nil for nothing.
  private let followers: FollowerSet?

  /// An error that tells why the service is not installed.
  package struct Failure: Error, CustomStringConvertible {
    /// The reason, and the possible remedy.
    package var description: String
    /// Whether a file could not be written.
    package var isUnwritable = false
  }

  /// The result of an installation.
  package struct Result: Sendable {
    /// The paths of the files that were written.
    package var paths: [String]
    /// Remarks for the user, in sentences.
    package var notes: [String]
  }

  /// Creates a setup of an installation for this user.
  package init(
    _ installation: ServiceInstallation, activation: ServiceActivation,
    state: String? = SettingFile.usualFolder, followers: FollowerSet? = nil
  ) {
    self.installation = installation
    self.activation = activation
    self.state = state
    self.followers = followers
  }

  /// Installs the service, starts it, and asks the portal whether it is heard.
  ///
  /// - Parameters:
  ///   - program: the absolute path of `chiaro`
  ///   - desktops: the names of the desktops, as in `XDG_CURRENT_DESKTOP`
  /// - Returns: the files that were written, and remarks
  /// - Throws: `Failure` if the installation fails; all changes are then undone
  package func install(program: String, desktops: [String]) throws(Failure) -> Result {
    let plan = installation.plan(desktops: desktops)
    if case .left(let diagnostic) = plan { throw Failure(description: diagnostic.advice) }
    do throws(BusError) { try activation.reach() } catch {
      throw Failure(description: "the session's bus cannot be reached: \(error)")
    }
    var notes = plan.map(Self.notes) ?? []
    var attempt = Attempt(isNew: state.map { SettingFile(folder: $0).isNew } ?? false)
    attempt.files = try write(program: program, desktops: desktops, isConfined: true)
    var problem = activation.start()
    if problem != nil, activation.lacksNamespaces {
      takeBack(attempt)
      attempt.files = try write(program: program, desktops: desktops, isConfined: false)
      notes.append(Self.unconfined)
      problem = activation.start()
    }
    if let reason = problem.map({ "the service cannot be started: \($0)" }) ?? deafness() {
      takeBack(attempt)
      throw Failure(description: "\(reason); all changes were undone")
    }
    return Result(paths: attempt.files.paths, notes: notes)
  }

  /// What an installation has changed so far.
  private struct Attempt {
    /// Whether there was no setting before.
    var isNew: Bool
    var files = InstalledFiles()
  }

  /// Removes the service's files, ends the service, and makes the portal forget it.
  ///
  /// - Returns: the paths of the removed files
  package func uninstall() -> [String] {
    activation.stop()
    let paths = installation.uninstall()
    activation.reload()
    // The portal, or an app, may have called it in between.
    activation.stop()
    activation.restartPortal()
    return paths
  }

  private func write(
    program: String, desktops: [String], isConfined: Bool
  ) throws(Failure) -> InstalledFiles {
    do throws(FileError) {
      let files = try installation.install(
        program: program, desktops: desktops, isConfined: isConfined)
      activation.reload()
      return files
    } catch {
      throw Failure(description: "\(error)", isUnwritable: true)
    }
  }

  /// Why the portal does not ask the service; nil where it does.
  private func deafness() -> String? {
    activation.restartPortal()
    switch activation.isHeard() {
    case true: return nil
    case false:
      return """
        the portal does not ask the service: a portal before 1.17 looks only below /usr; install \
        there with --prefix /usr
        """
    default: return "xdg-desktop-portal does not answer on this bus"
    }
  }

  private func takeBack(_ attempt: Attempt) {
    activation.stop()
    _ = attempt.files.undo()
    activation.reload()
    if attempt.files.isUpdate {
      _ = activation.start()
    } else if attempt.isNew {
      forgetSetting()
    }
    activation.restartPortal()
  }

  /// Gives back what the service changed for others, and removes the setting.
  private func forgetSetting() {
    _ = followers?.giveBack()
    guard let state else { return }
    ServiceInstallation.giveBack(SettingFile(folder: state))
    for name in ["setting.json", "setting.json.bak", "setting.json.lock"] {
      System.remove("\(state)/\(name)")
    }
    _ = System.removeFolder(state)
    ServiceInstallation.removeScriptFolder()
  }

  private static func notes(_ plan: PortalPlan) -> [String] {
    switch plan {
    case .write(let file, .some(let source)):
      [
        """
        \(file.path) is a copy of \(source) with one more line; install again when the original \
        changes
        """
      ]
    case .asked(let path): ["\(path) already names the service"]
    default: []
    }
  }

  private static let unconfined =
    """
    this system gives users no namespaces (PrivateUsers= failed, as on Ubuntu), so the unit does \
    without them
    """
}
