// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// `Scripts/swift-quiet` and `Scripts/run-tests`, with a program instead of swift that says what a
/// test wants.
@Suite("Quiet builds")
struct QuietBuildTests {
  @Test("only what pkg-config's flags cause is left out, and the exit status stays")
  func filtered() throws {
    let run = try run(
      "swift-quiet", ["build", "--product", "a b"],
      swift: """
        echo "built $*"
        echo 'warning: prohibited flag(s): -pthread, -pthread' >&2
        echo 'warning: prohibited flag(s): -D_REENTRANT' >&2
        echo 'warning: prohibited flag(s): -fevil' >&2
        echo 'error: no such module' >&2
        exit 7
        """)
    #expect(run.code == 7)
    #expect(run.output == "built build --product a b\n")
    #expect(run.errors == "warning: prohibited flag(s): -fevil\nerror: no such module\n")
  }

  @Test("the tests that failed are said at the end, and the exit status stays", arguments: [0, 1])
  func failures(code: Int32) throws {
    let said = "✘ Test a() recorded an issue at A.swift:1:2: Expectation failed"
    let lines =
      "◇ Test b() started.\n\(said)\n✔ Test b() passed.\n"
      + "✘ Test run with 2 tests in 1 suite failed after 1.5 seconds with 1 issue.\n"
    let run = try runTests("printf '\(lines)'; exit \(code)")
    #expect(run.code == code)
    let summary = lines.split(separator: "\n").last ?? ""
    #expect(
      run.output
        == lines + (code == 0 ? "" : "\nWhat failed, once more:\n\(said)\n\(summary)\n"))
  }

  @Test("a run that a signal ended says so")
  func ended() throws {
    let run = try runTests("echo '◇ Test b() started.'; kill -9 $$")
    #expect(run.code == 137)
    #expect(
      run.output.hasSuffix("stopped without a summary: its process exited with status 137.\n"))
  }

  @Test("a process that a test left behind does not hold the run", .timeLimit(.minutes(5)))
  func leftBehind() throws {
    let run = try runTests("(trap '' TERM; sleep 600) & echo 'Test run with 1 test passed after'")
    #expect(run.code == 0)
  }

  /// Runs the tests of a program that is a script.
  private func runTests(_ script: String) throws -> Program.Run {
    let folder = try TemporaryFolder()
    let tests = folder.path("chiaroscuroPackageTests.xctest")
    try folder.write("#!/bin/sh\n\(script)\n", to: "chiaroscuroPackageTests.xctest")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tests)
    return try run("run-tests", [], swift: "echo '\(folder.path)'")
  }

  private func run(_ script: String, _ arguments: [String], swift: String) throws -> Program.Run {
    let folder = try TemporaryFolder()
    try folder.write("#!/bin/sh\n\(swift)\n", to: "swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.path("swift"))
    return try Program(
      name: "\(SourceTree.root)/Scripts/\(script)",
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"]
    ).run(arguments)
  }
}
