// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// An X server without a monitor, for tests that look at windows.
final class XServer {
  /// What programs find it by.
  let display: String
  private let process: Process
  private let folder: TemporaryFolder

  /// Whether everything is installed that the tests of windows need.
  static let isInstalled = ["Xvfb", "xwd", "xprop", "xdotool"].allSatisfy { path(of: $0) != nil }
  /// What is said where it is not.
  static let hint = "not checked: no Xvfb, xwd, xprop or xdotool; run Scripts/setup-test-tools"

  private static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts a server with one screen.
  init(width: Int, height: Int) throws {
    folder = try TemporaryFolder()
    process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path(of: "Xvfb") ?? "/usr/bin/Xvfb")
    // It chooses a display that is free, and writes its number to standard output.
    process.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.runHearingSignals()
    var number = Data()
    while number.last != 10 {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { throw WindowTestProblem("Xvfb ended without a display") }
      number += more
    }
    display = ":" + String(decoding: number.dropLast(), as: UTF8.self)
  }

  deinit { process.end(with: SIGTERM) }

  /// What the screen shows: all of it at one moment.
  func screenshot() throws -> Screenshot {
    _ = try run("xwd", "-root", "-silent", "-out", folder.path("screen"))
    return try Screenshot(xwd: folder.bytes("screen") ?? [])
  }

  /// Runs a program of the desktop's, such as one that presses keys, and gives what it says.
  @discardableResult
  func run(_ name: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path(of: name) ?? name)
    process.arguments = arguments
    process.environment = ["DISPLAY": display]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw WindowTestProblem("\(name) \(arguments) ended with \(process.terminationStatus)")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// What kept a test from looking at windows.
struct WindowTestProblem: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
