// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// What an audit says is to be run next, for people alone.
@Suite("The next step of an audit")
struct NextStepTests {
  private static func next(_ run: Program.Run) -> [String] {
    run.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("next: ") }
  }

  @Test("is said once, at the end")
  func said() throws {
    let run = try Workspace().run("audit", "App")
    #expect(Self.next(run).count == 1)
    #expect(run.errors.hasSuffix("\(Self.next(run)[0])\n"))
    #expect(!run.output.contains("next: "))
  }

  @Test("what it says can be run: each of its options does what is said")
  func runs() throws {
    let workspace = try Workspace()
    let before = try workspace.run("audit", "App")
    let said = try #require(Self.next(before).first)
    let count = try #require(said.firstMatch(of: #/to fix (\d+) of them/#)?.1)
    let fixed = try workspace.run("audit", "App", "--fix", "--dry-run", "-q")
    #expect(fixed.errors.matches(of: #/(?m)^would /#).count >= (Int(count) ?? .max))
    let report = try workspace.run("audit", "App", "--output", "report.html")
    #expect(report.errors == "report: report.html\n")
  }

  @Test(
    "is not said quietly, to machines, of a file, or of nothing",
    arguments: [
      ["-q"], ["-f", "json"], ["-f", "sarif"], ["-f", "junit"], ["-f", "github"], ["-f", "xcode"],
      ["-f", "markdown"], ["-f", "html"], ["-o", "report.html"], ["-o", "report.txt"],
      ["--only", "not-checked"],
    ])
  func unsaid(_ options: [String]) throws {
    let workspace = try Workspace()
    let run = try Program(folder: workspace.folder.path).run(["audit", "App"] + options)
    #expect(run.code < 2)
    #expect(Self.next(run) == [])
  }

  @Test("a path is written as a shell takes it")
  func quoted() throws {
    let workspace = try Workspace()
    let name = "It's an App; $(date)"
    try FileManager.default.moveItem(
      atPath: workspace.folder.path("App"), toPath: workspace.folder.path(name))
    let said = try #require(Self.next(workspace.run("audit", name)).first)
    #expect(said.contains("chiaro audit 'It'\\''s an App; $(date)' --"))
  }
}
