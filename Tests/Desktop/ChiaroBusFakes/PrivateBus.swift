// SPDX-License-Identifier: MIT

package import ChiaroBus
package import ChiaroTestSupport
import Foundation
import Testing

/// A bus for one test: a `dbus-daemon` in a folder of its own, which can die and come back.
package final class PrivateBus {
  /// A folder of its own, for those on the bus too.
  package let folder: TemporaryFolder
  private let environment: [String: String]
  private var daemon: StartedProgram?

  /// Whether this computer has what it takes; Scripts/setup-test-tools installs it.
  package static let isPossible = FileManager.default.isExecutableFile(
    atPath: "/usr/bin/dbus-daemon")

  /// Starts a bus.
  ///
  /// With a `session`, variables of the environment, it starts the programs of this computer's
  /// desktop when they are called; without, it knows no program.
  package init(session: [String: String]? = nil) throws {
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

  /// Where the bus is, whether it runs or not.
  package var address: BusAddress { .custom("unix:path=\(folder.path)/bus") }

  /// Starts the daemon and waits until it listens.
  package func start() throws {
    let daemon = try program(
      "dbus-daemon", ["--nofork", "--print-address", "--config-file=\(folder.path)/bus.conf"],
      output: .pipe
    ).start()
    // It tells its address when it listens.
    _ = daemon.line()
    self.daemon = daemon
  }

  /// Kills the daemon, as a crash would.
  package func stop() {
    guard let daemon else { return }
    daemon.end()
    self.daemon = nil
    try? FileManager.default.removeItem(atPath: "\(folder.path)/bus")
  }

  /// A program of this computer, as those on the bus see the world.
  package func program(
    _ name: String, _ arguments: [String], output: TestProgram.Stream = .nothing
  ) -> TestProgram {
    TestProgram(
      "/usr/bin/\(name)", arguments,
      environment: environment.merging([
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path)/bus"
      ]) { $1 }, output: output)
  }
}
