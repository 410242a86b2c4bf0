// SPDX-License-Identifier: MIT

import ArgumentParser
import ChiaroDesktop
import ChiaroSource
import Dispatch

/// `chiaro service`: is the desktop's setting.
struct ServiceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "service",
    abstract: "Serve the desktop's setting: apps ask the portal, and the portal asks this service.",
    usage: "chiaro service [<options>]",
    discussion: HelpText.text(
      """
      The service runs until you stop it. It keeps the setting in \
      $XDG_STATE_HOME/chiaro/setting.json and in step with GNOME's settings. When the style \
      changes, it runs the followers (see chiaro followers) and the programs in \
      $XDG_CONFIG_HOME/chiaro/on-change.d. A second service exits at once with 3; a service \
      without a bus does the same. SIGHUP makes it read its file again.

      --install sets the desktop up to start the service, starts it, and checks that the portal \
      asks it; if not, it undoes everything and exits with 3. It copies the portal configuration \
      that is in force and adds one line. If you have a portal configuration of your own, it \
      leaves that alone and says which line to change. With a prefix such as /usr it writes the \
      files for all users and starts nothing; portals before 1.17 look only below /usr. \
      --uninstall undoes all of it, and restores what followers have changed.
      """,
      examples: [
        "chiaro service --install",
        "chiaro service --install --prefix /usr",
        "chiaro service",
      ]))

  @Flag(help: "Set up the desktop to start the service and to ask it for the style.")
  var install = false

  @Flag(help: "Stop the service, remove its files, and undo its changes to other programs.")
  var uninstall = false

  @Option(help: "Install for all users below this folder, instead of for this user only.")
  var prefix: String?

  @Option(
    help: "The desktop whose portal asks the service; by default $XDG_CURRENT_DESKTOP.")
  var desktop: [String] = []

  @Flag(name: .customLong("no-gsettings"), help: "Leave GNOME's settings alone.")
  var leavesGSettings = false

  @Flag(
    name: .customLong("no-followers"),
    help: "Leave the configuration of other programs alone (see chiaro followers).")
  var leavesFollowers = false

  func validate() throws {
    if install && uninstall {
      throw ValidationError("--install and --uninstall cannot be used together")
    }
    if prefix != nil && !install && !uninstall {
      throw ValidationError("--prefix needs --install or --uninstall")
    }
  }

  func run() throws {
    if install { return try runInstall() }
    if uninstall { return try runUninstall() }
    let folder = try Self.folder()
    let lock = SettingFile.lock(folder: folder)
    if case .taken = lock { throw Outcome.unreadable("a service is already running") }
    if case .impossible(let error) = lock { Terminal.say("chiaro: \(error)") }
    try SettingOutcome.checkBus()
    MainActor.assumeIsolated {
      let service = service(keeping: SettingFile(folder: folder))
      // What it started ends with it: the kernel closes what holds it.
      let ends = Interruption.onMainQueue { Terminal.exit(.clean) }
      // It begins once signals are listened for: until then they would be lost.
      let reload = Interruption.onReload(beginning: { Task { await service.start() } }) {
        MainActor.assumeIsolated { service.reload() }
      }
      withExtendedLifetime((lock, service, ends, reload)) { dispatchMain() }
    }
  }

  // MARK: Running

  @MainActor
  private func service(keeping file: SettingFile) -> SettingService {
    var options = ServiceOptions()
    options.showsInGSettings = !leavesGSettings
    options.followers = leavesFollowers ? nil : FollowerPlace().map { FollowerSet($0) }
    return SettingService(
      file, options: options, say: { Terminal.say("chiaro: \($0.advice)") },
      refuse: {
        Terminal.say("chiaro: another program already serves the setting on this bus")
        Terminal.exit(.unreadable)
      })
  }

  private static func folder() throws -> String {
    guard let folder = SettingFile.usualFolder else {
      throw Outcome.unreadable("neither XDG_STATE_HOME nor HOME is set")
    }
    return folder
  }

  // MARK: Installing

  private func runInstall() throws {
    guard let program = Terminal.ownProgram, !program.contains(where: { "\"\\%\n".contains($0) })
    else {
      throw Outcome.unreadable(
        "chiaro's own path is unknown, or has characters that a systemd unit cannot hold")
    }
    if prefix != nil { return try installForAll(program) }
    let setup = try setup()
    let result: ServiceSetup.Result
    do throws(ServiceSetup.Failure) {
      result = try setup.install(program: program, desktops: desktops)
    } catch {
      throw Outcome(
        code: error.isUnwritable ? .unwritable : .unreadable,
        message: "not installed: \(error.description)")
    }
    try show(result.paths)
    for note in result.notes { Terminal.say("chiaro: \(note)") }
    Terminal.say("chiaro: the service runs, and the portal asks it")
  }

  private func installForAll(_ program: String) throws {
    let installation = try installation()
    let files: InstalledFiles
    do throws(FileError) {
      let names = desktops.isEmpty ? ["chiaro"] : desktops
      files = try installation.install(program: program, desktops: names)
    } catch {
      throw Outcome.unwritable("\(error)")
    }
    try show(files.paths)
    Terminal.say("chiaro: each user starts it with: chiaro service --install")
  }

  private func runUninstall() throws {
    if prefix != nil { return try show(try installation().uninstall()) }
    try show(try setup().uninstall())
    ServiceInstallation.removeScriptFolder()
    let file = SettingFile(folder: try Self.folder())
    if !leavesGSettings { ServiceInstallation.giveBack(file) }
    if let place = FollowerPlace() {
      for diagnostic in FollowerSet(place).giveBack() {
        Terminal.say("chiaro: \(diagnostic.advice)")
      }
    }
    if !file.isNew { Terminal.say("chiaro: the setting stays in \(file.path)") }
  }

  private func setup() throws -> ServiceSetup {
    ServiceSetup(
      try installation(), activation: ServiceActivation(),
      followers: FollowerPlace().map { FollowerSet($0) })
  }

  private func show(_ paths: [String]) throws {
    try Terminal.print(paths.map { VisibleText.reveal($0) + "\n" }.joined())
  }

  private func installation() throws -> ServiceInstallation {
    guard let installation = ServiceInstallation(prefix: prefix) else {
      throw Outcome.unwritable("HOME is not set, so the folder for the service's unit is unknown")
    }
    return installation
  }

  private var desktops: [String] {
    if !desktop.isEmpty { return desktop }
    let current = Terminal.environment("XDG_CURRENT_DESKTOP") ?? ""
    return current.split(separator: ":").map(String.init)
  }
}
