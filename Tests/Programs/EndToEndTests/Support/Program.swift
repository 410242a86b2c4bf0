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

    /// Whether `timeout -s KILL` ended it, which ends itself with it.
    var wasEnded: Bool { code == 137 || code < 0 }
  }

  /// The program's name, or its path.
  var name = "chiaro"
  /// The folder in which the program runs.
  var folder = SourceTree.root
  /// Variables of the environment beside PATH and HOME.
  var environment: [String: String] = [:]

  /// The folder in which all programs were built.
  static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  static let path = products.appendingPathComponent("chiaro").path

  /// Runs the program to its end.
  func run(_ arguments: [String]) throws -> Run {
    let inherited = ProcessInfo.processInfo.environment.filter {
      ["PATH", "HOME"].contains($0.key)
    }
    // Files, not pipes: neither stream can fill up while the other is read.
    let streams = try TemporaryFolder()
    let end = try TestProgram(
      name.hasPrefix("/") ? name : Self.products.appendingPathComponent(name).path, arguments,
      environment: inherited.merging(environment) { $1 }, folder: folder,
      output: .file(streams.path("out")), errors: .file(streams.path("err"))
    ).run()
    return Run(
      code: end.code, output: String(decoding: streams.bytes("out") ?? [], as: UTF8.self),
      errors: String(decoding: streams.bytes("err") ?? [], as: UTF8.self))
  }
}
