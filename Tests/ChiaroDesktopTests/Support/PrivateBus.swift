// SPDX-License-Identifier: MIT

import ChiaroDesktop
import ChiaroTestSupport
import Foundation
import Testing

/// A bus for one test: a `dbus-daemon` in a folder of its own, which can die and come back.
final class PrivateBus {
  private let folder: TemporaryFolder
  private var daemon: Process?

  /// Whether this computer has what it takes; Scripts/setup-test-tools installs it.
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

  init() throws {
    folder = try TemporaryFolder()
    try start()
  }

  deinit { stop() }

  /// Where the bus is, whether it runs or not.
  var address: BusAddress { .custom("unix:path=\(folder.path)/bus") }

  /// Starts the daemon and waits until it listens.
  func start() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = [
      "--session", "--nofork", "--nopidfile", "--print-address",
      "--address=unix:path=\(folder.path)/bus",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
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
}
