// SPDX-License-Identifier: MIT

import Foundation

/// A display for one test, which nobody sees: an `Xvfb`.
final class PrivateDisplay {
  /// What goes into `DISPLAY`.
  let name: String
  private let server = Process()

  init() throws {
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"]
    let output = Pipe()
    server.standardOutput = output
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    kill(server.processIdentifier, SIGKILL)
    server.waitUntilExit()
  }
}
