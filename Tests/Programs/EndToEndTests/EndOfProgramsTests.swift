// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

/// Programs that `chiaro` starts end with it.
@Suite("Ends of programs", .enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
struct EndOfProgramsTests {
  /// A script in place of a program: it tells its number, ignores signals, and goes on.
  private static func install(_ name: String, in folder: TemporaryFolder) throws -> String {
    let text = """
      #!/bin/sh
      trap '' TERM INT HUP PIPE
      if [ "$1" = --rules ]; then echo '{"version":1,"rules":[]}'; exit 0; fi
      echo $$ >>'\(folder.path("numbers"))'
      while :; do sleep 1; done
      """
    let path = try folder.write(text, to: name)
    #expect(chmod(path, 0o755) == 0)
    return path
  }

  private static func numbers(_ folder: TemporaryFolder) -> [Int32] {
    String(decoding: folder.bytes("numbers") ?? [], as: UTF8.self).split(separator: "\n")
      .compactMap { Int32($0) }
  }

  /// Waits for something, a minute at most.
  private static func wait(for isTrue: () -> Bool) -> Bool {
    for _ in 0..<600 {
      if isTrue() { return true }
      usleep(100_000)
    }
    return isTrue()
  }

  @Test(
    "a program of ours ends with chiaro, also when that is killed",
    arguments: ["CHIARO_SOURCE_AUDIT", "CHIARO_SCREENS", "CHIARO_PDF", "git"])
  func killed(_ variable: String) throws {
    let workspace = try Workspace()
    let folder = workspace.folder
    let isGit = variable == "git"
    let program = try Self.install(isGit ? "bin/git" : "program", in: folder)
    try folder.write("let a = 1\n", to: "App/View.swift")
    try folder.write(
      """
      <document targetRuntime="iOS.CocoaTouch"><objects><view id="v">
      <rect key="frame" x="0" y="0" width="9" height="9"/></view></objects></document>
      """, to: "App/Card.xib")
    try folder.write(
      #"{"images":[{"idiom":"universal","filename":"a.pdf"}]}"#,
      to: "App/Assets.xcassets/P.imageset/Contents.json")
    try folder.write("%PDF-1.4\n", to: "App/Assets.xcassets/P.imageset/a.pdf")
    if isGit { try Git.run(["init", "-q"], in: folder.path("App")) }
    var environment = ["HOME": folder.path, "PATH": "\(folder.path("bin")):/usr/bin:/bin"]
    if !isGit { environment[variable] = program }
    let run = try TestProgram(
      Program.path, ["audit", "App", "--screens"] + (isGit ? ["--diff-base", "HEAD"] : []),
      environment: environment, folder: folder.path
    ).start()
    #expect(Self.wait { !Self.numbers(folder).isEmpty }, "\(variable) was not started")
    #expect(run.end(with: SIGKILL) == .signal(SIGKILL))
    #expect(Self.wait { Self.numbers(folder).allSatisfy { kill($0, 0) != 0 } }, "\(variable)")
  }
}
