// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation

/// The Swift compiler, with the modules that were built beside these tests.
struct Compiler {
  /// The errors and warnings in a file of top-level code; empty when there are none.
  func errors(in text: String) throws -> String {
    let folder = try TemporaryFolder()
    let source = try folder.write(text, to: "main.swift")
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let compiler = TestProgram(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-warnings-as-errors",
        "-I", products.appendingPathComponent("Modules").path,
        source,
      ]
        + ["CChiaroThread", "CChiaroProcess"].flatMap {
          ["-Xcc", "-fmodule-map-file=\(products.path)/\($0).build/module.modulemap"]
        }, output: .pipe, errors: .pipe)
    let process = try compiler.start()
    let said = process.text()
    let end = process.wait()
    return end == .status(0) || !said.isEmpty ? said : "swiftc ended: \(end)"
  }
}
