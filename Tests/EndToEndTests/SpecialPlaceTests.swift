// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Pipes and devices where a command reads or writes: none is waited for.
@Suite("Special files in commands")
struct SpecialPlaceTests {
  /// Command lines; `PIPE` is a pipe that nobody has open, or one whose reader never reads.
  static let commands: [(line: String, isWriting: Bool)] = [
    ("audit App -f json -o PIPE", true), ("audit App -f html -o PIPE", true),
    ("audit App --write-baseline PIPE", true), ("audit App --baseline PIPE", false),
    ("audit App --config PIPE", false), ("audit PIPE", false), ("merge PIPE", false),
    ("merge report.json -f json -o PIPE", true), ("audit App --only screens --cache PIPE", true),
    ("render App --only Foam -o PIPE", true), ("render PIPE -o out", false),
    ("render #123456 -o PIPE", true), ("palette -f png -o PIPE", true),
    ("export App --to css -o PIPE", true), ("export PIPE --to css -o out", false),
    ("import colors.css --into App/Assets.xcassets --dry-run -o PIPE", true),
    ("import PIPE --into App/Assets.xcassets", false),
    ("import colors.css --into PIPE", true), ("derive App/Assets.xcassets -o PIPE", true),
    ("derive PIPE", false), ("resolve Foam --catalog PIPE", false),
    ("explain Foam --catalog PIPE", false), ("sync PIPE", false),
  ]

  @Test(
    "S36: a command that meets a pipe ends, and says which", arguments: commands.map(\.line))
  func commands(_ line: String) throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    try folder.write(":root { --a-b: #123456 }\n", to: "colors.css")
    try folder.write(
      try workspace.run("audit", "App", "-f", "json", "--fail-on", "never").output,
      to: "report.json")
    let pipe = folder.path("pipe.xcassets")
    #expect(mkfifo(pipe, 0o600) == 0)
    let arguments = line.split(separator: " ").map { $0 == "PIPE" ? pipe : String($0) }
    for isRead in [false, true] {
      let reader = isRead ? open(pipe, O_RDONLY | O_NONBLOCK) : -1
      let run = try Program(name: "timeout", folder: folder.path).run(
        ["-s", "KILL", "120", Program.path] + arguments)
      #expect(run.code != 137 && run.code != 0, "\(line): \(run)")
      let words = run.errors + run.output
      #expect(words.contains("pipe.xcassets"), "\(line): \(run)")
      if reader >= 0 { close(reader) }
    }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test("standard output is a place to write to, as a pipe and as a file")
  func standardOutput() throws {
    let workspace = try Workspace()
    let usual = try workspace.run("audit", "App", "-f", "json", "--fail-on", "never").output
    for target in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      let line = "'\(Program.path)' audit App -q -f json --fail-on never -o \(target) | cat"
      let run = try Program(name: "/bin/sh", folder: workspace.folder.path).run(["-c", line])
      #expect(run.code == 0 && run.output == usual, "\(target): \(run.errors)")
    }
  }

  @Test("S36: the desktop's setting is not written into a pipe, and that is said")
  func setting() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("chiaro")
    for name in ["setting.json", "setting.json.bak", "setting.json.lock"] {
      #expect(mkfifo(folder.path("chiaro/\(name)"), 0o600) == 0)
    }
    for arguments in [["set", "dark"], ["get"], ["toggle"]] {
      let run = try Program(
        name: "timeout", environment: ["XDG_STATE_HOME": folder.path]
      ).run(["-s", "KILL", "120", Program.path] + arguments)
      #expect(run.code != 137, "\(arguments)")
    }
    #expect(folder.names().isEmpty == false)
  }
}
