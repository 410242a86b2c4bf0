// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// A program in a window on an X server of its own, usually the gallery, and the file that says
/// what the system's appearance is.
final class LiveProgram {
  let server: XServer
  private let process: StartedProgram
  private let folder: TemporaryFolder

  /// Opens a page of the gallery in light, and waits until it shows.
  convenience init(
    _ page: String, width: Int = 420, height: Int = 864, environment: [String: String] = [:]
  ) throws {
    try self.init(
      program: "Gallery", ["--window", page], width: width, height: height,
      environment: environment)
  }

  /// Starts a program that opens a window, in light, and waits until it shows.
  init(
    program: String, _ arguments: [String] = [], width: Int, height: Int,
    environment: [String: String] = [:]
  ) throws {
    server = try XServer(width: width, height: height)
    folder = try TemporaryFolder()
    try Self.write("light", to: folder)
    // Before the program starts, which may be quicker than a second picture.
    let blank = try server.screenshot()
    process = try TestProgram(
      Program.products.appendingPathComponent(program).path, arguments,
      environment: [
        "DISPLAY": server.display, "PATH": "/usr/bin:/bin", "HOME": folder.path(""),
        "XDG_RUNTIME_DIR": folder.path(""), "SDL_VIDEODRIVER": "x11",
        "CHIARO_APPEARANCE_FILE": folder.path("appearance"),
      ].merging(environment) { $1 }, errors: .inherited
    ).start()
    _ = try settled { $0 != blank }
  }

  /// Makes the system light or dark.
  func become(_ style: String) throws { try Self.write(style, to: folder) }

  private static func write(_ style: String, to folder: TemporaryFolder) throws {
    try Data("style=\(style)\n".utf8).write(
      to: URL(fileURLWithPath: folder.path("appearance")), options: .atomic)
  }

  /// What shows when nothing changes any more, and a condition holds.
  ///
  /// A program that gets no processor for a while does not rest yet: many pictures are to be the
  /// same.
  func settled(_ condition: (Screenshot) -> Bool = { _ in true }) throws -> Screenshot {
    var last = try server.screenshot()
    var same = 0
    for _ in 0..<1200 {
      Thread.sleep(forTimeInterval: 0.1)
      let now = try server.screenshot()
      same = now == last ? same + 1 : 0
      if same >= 6, condition(now) { return now }
      last = now
    }
    throw WindowTestProblem("the window did not come to rest")
  }

  /// What shows when the system has a style.
  func settled(as style: String) throws -> Screenshot {
    let before = try server.screenshot()
    try become(style)
    return try settled { $0 != before }
  }

  /// Sends a signal, and gives how the program ended.
  func end(with signal: Int32) -> ProgramEnd { process.end(with: signal) }

  /// The window's number.
  func window(_ title: String = "Gallery") throws -> String {
    let numbers = try server.run("xdotool", "search", "--sync", "--name", "^\(title)$")
    return String(numbers.split(separator: "\n").first ?? "")
  }
}
