// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// An X server without a monitor, for tests that look at windows.
final class XServer {
  /// What programs find it by.
  let display: String
  private let process: StartedProgram
  private let folder: TemporaryFolder

  /// Whether everything is installed that the tests of windows need.
  static let isInstalled = ["Xvfb", "xwd", "xprop", "xdotool"].allSatisfy {
    TestProgram.path(of: $0) != nil
  }
  /// What is said where it is not.
  static let hint = "not checked: no Xvfb, xwd, xprop or xdotool; run Scripts/setup-test-tools"

  /// Starts a server with one screen.
  init(width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    // It chooses a display that is free, and writes its number to standard output. Without
    // `-noreset` it begins anew when its last client leaves, and turns away who comes meanwhile.
    process = try TestProgram(
      "Xvfb",
      ["-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset"],
      output: .pipe
    ).start()
    guard let number = process.line() else {
      throw WindowTestProblem("Xvfb ended without a display")
    }
    display = ":" + number
  }

  deinit { process.end(with: SIGTERM) }

  /// What the screen shows: all of it at one moment.
  ///
  /// A window can go between the two questions that `xwd` asks of it; then it is asked again.
  func screenshot() throws -> Screenshot {
    for _ in 0..<2 {
      if (try? dump()) != nil { return try Screenshot(xwd: folder.bytes("screen") ?? []) }
    }
    try dump()
    return try Screenshot(xwd: folder.bytes("screen") ?? [])
  }

  private func dump() throws {
    try run("xwd", "-root", "-silent", "-out", folder.path("screen"))
  }

  /// Runs a program of the desktop's, such as one that presses keys, and gives what it says.
  @discardableResult
  func run(_ name: String, _ arguments: String...) throws -> String {
    let started = try TestProgram(
      name, arguments, environment: ["DISPLAY": display], output: .pipe, errors: .pipe
    ).start()
    let text = started.text()
    let end = started.wait()
    guard end == .status(0) else {
      throw WindowTestProblem("\(name) \(arguments) ended: \(end) \(text)")
    }
    return text
  }
}

/// What kept a test from looking at windows.
struct WindowTestProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
