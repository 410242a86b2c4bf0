// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroDesktop

/// A person's own programs, and programs at all.
@Suite("Scripts on a change")
struct ChangeScriptsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func script(_ name: String, _ text: String, permissions: Int = 0o755) throws {
    let path = try folder.write("#!/bin/sh\n\(text)\n", to: "on-change.d/\(name)")
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  private var scripts: [String] {
    ChangeScripts.scripts(in: folder.path("on-change.d"))
      .map { String($0.split(separator: "/").last ?? "") }
  }

  @Test("only programs of one's own that nobody else can change are run, by name")
  func chosen() throws {
    for name in ["20-b", "10-a", ".hidden"] { try script(name, "") }
    try script("not-executable", "", permissions: 0o644)
    try script("others-write", "", permissions: 0o757)
    try script("group-writes", "", permissions: 0o775)
    try folder.makeFolder("on-change.d/folder")
    #expect(scripts == ["10-a", "20-b"])
    #expect(ChangeScripts.scripts(in: "/nowhere") == [])
  }

  @Test("a program of another user is not run", .enabled(if: NSUserName() == "root"))
  func foreign() throws {
    try script("theirs", "")
    try FileManager.default.setAttributes(
      [.ownerAccountID: 65534], ofItemAtPath: folder.path("on-change.d/theirs"))
    #expect(scripts == [])
  }

  @Test("changes that come while scripts run are told once, the last of them") @MainActor
  func coalesced() async throws {
    try script("note", "echo $CHIARO_STYLE >>'\(folder.path)/log'; sleep 0.2")
    let scripts = ChangeScripts(folder: folder.path("on-change.d"))
    for style in ["a", "b", "c", "d"] { scripts.run(environment: ["CHIARO_STYLE=\(style)"]) }
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    // The first may have been replaced before the task began.
    #expect(log == "a\nd\n" || log == "d\n")
  }

  private var log: String { String(decoding: folder.bytes("log") ?? [], as: UTF8.self) }

  @Test("a program has our variables beside the others, and its code and output come back")
  func program() async {
    let run = await ChildProgram(
      words: ["/bin/sh", "-c", "echo $CHIARO_STYLE; test -n \"$PATH\" && exit 3"],
      environment: ["CHIARO_STYLE=dark"]
    ).run()
    #expect(run.code == 3 && run.output == "dark\n")
  }

  @Test("a program that takes too long is ended with what it started")
  func slow() async {
    var program = ChildProgram(words: ["/bin/sh", "-c", "sleep 60 & echo $!; sleep 60"])
    program.timeLimit = 0.2
    let run = await program.run()
    #expect(run.code == nil)
    let child = Int32(run.output.trimmingCharacters(in: .newlines)) ?? 0
    // What was killed may stay a while as a shadow of itself, until its new parent asks for it.
    let state = (try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)) ?? ") Z"
    #expect(child > 0 && state.contains(") Z"))
  }

  @Test("endless output is cut, and holds nothing up")
  func loud() async {
    var program = ChildProgram(words: ["/bin/sh", "-c", "head -c 1000000 /dev/zero"])
    program.outputLimit = 1000
    let run = await program.run()
    #expect(run.code == 0 && run.output.utf8.count == 1000)
  }

  @Test("what a program leaves running does not hold it up")
  func background() async {
    let run = await ChildProgram(words: ["/bin/sh", "-c", "sleep 3 & exit 0"]).run()
    #expect(run.code == 0)
  }

  @Test("what cannot be started has no code", arguments: ["/nowhere/program", "/etc/passwd"])
  func missing(path: String) async {
    #expect(await ChildProgram(words: [path]).run().code.map { $0 == 127 } ?? true)
  }
}
