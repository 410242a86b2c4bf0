// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroTestSupport
import Foundation
import Testing

/// A bus for one test: a `dbus-daemon` in a folder of its own, which can die and come back.
final class PrivateBus {
  /// A folder of its own, for those on the bus too.
  let folder: TemporaryFolder
  private let environment: [String: String]
  private var daemon: Process?

  /// Whether this computer has what it takes; Scripts/setup-test-tools installs it.
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

  /// Starts a bus.
  ///
  /// With a `session`, variables of the environment, it starts the programs of this computer's
  /// desktop when they are called; without, it knows no program.
  init(session: [String: String]? = nil) throws {
    folder = try TemporaryFolder()
    let own = ["HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "PATH": "/usr/bin:/bin"]
    environment = own.merging(session ?? [:]) { $1 }
    try folder.write(
      """
      <busconfig>
        <type>session</type>
        <listen>unix:path=\(folder.path)/bus</listen>
        <auth>EXTERNAL</auth>
        \(session == nil ? "" : "<standard_session_servicedirs/>")
        <policy context="default">
          <allow send_destination="*"/> <allow eavesdrop="true"/> <allow own="*"/>
        </policy>
      </busconfig>
      """, to: "bus.conf")
    try start()
  }

  deinit { stop() }

  /// Where the bus is, whether it runs or not.
  var address: BusAddress { .custom("unix:path=\(folder.path)/bus") }

  /// Starts the daemon and waits until it listens.
  func start() throws {
    let process = program(
      "dbus-daemon", ["--nofork", "--print-address", "--config-file=\(folder.path)/bus.conf"])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    // It tells its address when it listens.
    _ = output.fileHandleForReading.availableData
    daemon = process
  }

  /// Kills the daemon, as a crash would.
  func stop() {
    guard let daemon else { return }
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    self.daemon = nil
    try? FileManager.default.removeItem(atPath: "\(folder.path)/bus")
  }

  /// A program of this computer, as those on the bus see the world.
  func program(_ name: String, _ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
    process.arguments = arguments
    process.environment = environment.merging([
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus"
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
