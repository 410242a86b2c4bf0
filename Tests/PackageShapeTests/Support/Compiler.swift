// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// The Swift compiler, with the modules that were built beside these tests.
struct Compiler {
  /// The errors and warnings in a file of top-level code; empty when there are none.
  func errors(in text: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.write(text, to: "main.swift")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
      "-I", products.appendingPathComponent("Modules").path,
      "-Xcc",
      "-fmodule-map-file=\(products.path)/CChiaroThread.build/module.modulemap", source,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let said = String(decoding: data, as: UTF8.self)
    return process.terminationStatus == 0 || !said.isEmpty
      ? said : "swiftc ended with \(process.terminationStatus)"
  }
}
