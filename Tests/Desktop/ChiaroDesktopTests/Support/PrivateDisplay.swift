// SPDX-License-Identifier: MIT

import ChiaroTestSupport

/// A display for one test, which nobody sees: an `Xvfb`.
final class PrivateDisplay {
  /// What goes into `DISPLAY`.
  let name: String
  private let server: StartedProgram

  init() throws {
    // Without `-noreset` it begins anew when its last client leaves, and turns others away.
    server = try TestProgram(
      "/usr/bin/Xvfb",
      ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"],
      output: .pipe
    ).start()
    name = ":" + (server.line() ?? "")
  }
}
