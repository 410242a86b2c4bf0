// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// Pipes and devices where a command reads or writes: none is waited for.
@Suite("Special files in commands")
struct SpecialPlaceTests {
  /// Command lines; `PIPE` is a pipe that nobody has open, or one whose reader never reads.
  static let commands = [
    "audit App -f json -o PIPE",
    "audit App -f html -o PIPE",
    "audit App --write-baseline PIPE",
    "audit App --baseline PIPE",
    "audit App --config PIPE",
    "audit PIPE",
    "merge PIPE",
    "merge report.json -f json -o PIPE",
    "render App --only Foam -o PIPE",
    "render PIPE -o out",
    "render #123456 -o PIPE",
    "palette -f png -o PIPE",
    "export App --to css -o PIPE",
    "export PIPE --to css -o out",
    "import colors.css --into App/Assets.xcassets --dry-run -o PIPE",
    "import PIPE --into App/Assets.xcassets",
    "import colors.css --into PIPE",
    "derive App/Assets.xcassets -o PIPE",
    "derive PIPE",
    "resolve Foam --catalog PIPE",
    "explain Foam --catalog PIPE",
    "sync PIPE",
    "init PIPE",
  ]

  @Test(
    "a command that meets a pipe ends, and says which", arguments: commands)
  func ends(_ line: String) throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    try folder.write(":root { --a-b: #123456 }\n", to: "colors.css")
    if line.contains("report.json") {
      try folder.write(
        try workspace.run("audit", "App", "-f", "json", "--fail-on", "never").output,
        to: "report.json")
    }
    let pipe = folder.path("pipe.xcassets")
    #expect(mkfifo(pipe, 0o600) == 0)
    let arguments = line.split(separator: " ").map { $0 == "PIPE" ? pipe : String($0) }
    for isRead in [false, true] {
      let reader = isRead ? open(pipe, O_RDONLY | O_NONBLOCK) : -1
      let run = try Program(name: "/usr/bin/timeout", folder: folder.path).run(
        ["-s", "KILL", "120", Program.path] + arguments)
      #expect(!run.wasEnded && run.code != 0, "\(line): \(run)")
      let words = run.errors + run.output
      #expect(words.contains("pipe.xcassets"), "\(line): \(run)")
      if reader >= 0 { close(reader) }
    }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test(
    "nor is one waited for that stands where a file of a folder is to be written",
    arguments: [
      ("export App --to css -o out", "out/colors.css"),
      ("audit App -f json -o out", "out/chiaro-report.json"),
    ])
  func inside(_ line: String, _ place: String) throws {
    let workspace = try Workspace()
    let arguments = line.split(separator: " ").map(String.init)
    try workspace.folder.makeFolder("out")
    // What would be written tells the place, where the name is the program's choice.
    _ = try Program(folder: workspace.folder.path).run(arguments)
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.folder.path("out"))
      .filter { !$0.hasPrefix(".") }
    if line.hasPrefix("audit") { try workspace.folder.write("", to: place) }
    for name in Set(names + [Path.lastComponent(place)]) {
      unlink(workspace.folder.path("out/\(name)"))
      #expect(mkfifo(workspace.folder.path("out/\(name)"), 0o600) == 0)
    }
    let run = try Program(name: "/usr/bin/timeout", folder: workspace.folder.path).run(
      ["-s", "KILL", "120", Program.path] + arguments)
    #expect(run.code == 74, "\(run)")
    #expect(run.errors.contains("it is a pipe, a socket or a device"), "\(run.errors)")
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

  @Test("the desktop's setting is not written into a pipe, and that is said")
  func setting() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("chiaro")
    for name in ["setting.json", "setting.json.bak", "setting.json.lock"] {
      #expect(mkfifo(folder.path("chiaro/\(name)"), 0o600) == 0)
    }
    for arguments in [["set", "dark"], ["get"], ["toggle"]] {
      let run = try Program(
        name: "/usr/bin/timeout", environment: ["XDG_STATE_HOME": folder.path]
      ).run(["-s", "KILL", "120", Program.path] + arguments)
      #expect(!run.wasEnded, "\(arguments)")
    }
    #expect(folder.names().isEmpty == false)
  }
}
