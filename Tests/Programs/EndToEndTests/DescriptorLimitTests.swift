// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Runs with hardly any room for open files.
@Suite("Few open files")
struct DescriptorLimitTests {
  static let commands = [
    "audit App", "audit App --format html", "render App --output out", "resolve Foam --catalog App",
    "rules", "palette", "get", "convert red --to oklch",
  ]

  @Test(
    "a run that cannot open files says so, and does nothing else", arguments: commands,
    [4, 5, 6, 7, 8, 12, 20])
  func few(_ command: String, _ limit: Int) throws {
    let workspace = try Workspace()
    let program = Program(name: "/bin/sh", folder: workspace.folder.path)
    let run = try program.run(["-c", "ulimit -n \(limit); exec '\(Program.path)' \(command)"])
    #expect(run.code == 3, "\(run.code): \(run.errors)")
    #expect(run.errors.contains("files can be opened at once"), "\(run.errors)")
    #expect(run.output == "" && workspace.folder.bytes("out") == nil)
  }

  @Test("a program that cannot even load its libraries is no crash of ours")
  func none() throws {
    let run = try Program(name: "/bin/sh").run(["-c", "ulimit -n 3; exec '\(Program.path)' rules"])
    #expect(run.code > 0 && run.code < 128, "\(run.code): \(run.errors)")
  }

  @Test("a run with room enough is as any other", arguments: [64, 80])
  func enough(_ limit: Int) throws {
    let workspace = try Workspace()
    let program = Program(name: "/bin/sh", folder: workspace.folder.path)
    let run = try program.run(["-c", "ulimit -n \(limit); exec '\(Program.path)' audit App"])
    #expect(run.code == 0 || run.code == 1, "\(run.errors)")
    let other = try workspace.run("audit", "App")
    #expect(run.output == other.output && run.code == other.code)
  }
}
