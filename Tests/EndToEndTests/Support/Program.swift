// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// A program, `chiaro` unless another is named, as it was built beside these tests.
struct Program {
  /// What a run came to.
  struct Run {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The program's name, or its path.
  var name = "chiaro"
  /// The folder in which the program runs.
  var folder = SourceTree.root
  /// Variables of the environment beside PATH and HOME.
  var environment: [String: String] = [:]

  private static let programs = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent()
  static let path = programs.appendingPathComponent("chiaro").path

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Run {
    let process = Process()
    process.executableURL =
      name.hasPrefix("/")
      ? URL(fileURLWithPath: name) : Self.programs.appendingPathComponent(name)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    process.environment = inherited.merging(environment) { $1 }
    // Files, not pipes: neither stream can fill up while the other is read.
    let streams = try TemporaryFolder()
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.write("", to: "out")))
    let errors = try FileHandle(forWritingTo: URL(fileURLWithPath: streams.write("", to: "err")))
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus,
      output: String(decoding: streams.bytes("out") ?? [], as: UTF8.self),
      errors: String(decoding: streams.bytes("err") ?? [], as: UTF8.self))
  }
}
