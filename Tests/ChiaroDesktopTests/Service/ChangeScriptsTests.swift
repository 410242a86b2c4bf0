// SPDX-License-Identifier: MIT

import ChiaroBusFakes
import ChiaroSource
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
    // Where the group may write to new folders, the folder would be refused.
    try set("on-change.d", permissions: 0o755)
  }

  private var look: ScriptFolder.Look { ScriptFolder(path: folder.path("on-change.d")).look() }

  private var scripts: [String] { look.scripts.map(Path.lastComponent) }

  private var refused: [String] {
    look.diagnostics.filter { $0.id == "script-refused" }
      .map { Path.lastComponent($0.location.file) }
  }

  private func set(_ name: String, permissions: Int) throws {
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: folder.path(name))
  }

  @Test("only programs of one's own that nobody else can change are run, by name")
  func chosen() throws {
    for name in ["20-b", "10-a", ".hidden"] { try script(name, "") }
    try script("not-executable", "", permissions: 0o644)
    try script("others-write", "", permissions: 0o757)
    try script("group-writes", "", permissions: 0o775)
    try folder.makeFolder("on-change.d/folder")
    try folder.link("on-change.d/nowhere", to: "/nowhere/at/all")
    #expect(scripts == ["10-a", "20-b"])
    #expect(refused == ["group-writes", "others-write"])
    #expect(ScriptFolder(path: "/nowhere").look().scripts == [])
  }

  @Test("what the folder holds besides does not keep scripts from running; too many are said")
  func many() throws {
    for index in 0..<150 { try folder.write("", to: "on-change.d/\(100 + index).txt") }
    for name in ["0-a", "z-b"] { try script(name, "") }
    #expect(scripts == ["0-a", "z-b"] && refused == [])
    for index in 0..<ScriptFolder.countLimit { try script("1-\(100 + index)", "") }
    #expect(scripts.count == ScriptFolder.countLimit && scripts.first == "0-a")
    #expect(refused == ["1-199", "z-b"])
  }

  @Test(
    "where others may write to the folder nothing is run, and it is said",
    arguments: [0o777, 0o775, 0o1777, 0o757])
  func openFolder(permissions: Int) throws {
    try script("mine", "")
    #expect(scripts == ["mine"])
    try set("on-change.d", permissions: permissions)
    #expect(scripts == [] && refused == ["on-change.d"])
    try folder.link("link", to: folder.path("on-change.d"))
    let linked = ScriptFolder(path: folder.path("link")).look()
    #expect(linked.scripts == [] && linked.diagnostics.map(\.id) == ["script-refused"])
  }

  @Test("a folder or a program that everybody can put another in place of is not run")
  func openParent() throws {
    try script("mine", "")
    try folder.makeFolder("open")
    try FileManager.default.copyItem(
      atPath: folder.path("on-change.d/mine"), toPath: folder.path("open/program"))
    try folder.link("on-change.d/linked", to: folder.path("open/program"))
    #expect(scripts == ["linked", "mine"])
    try set("open", permissions: 0o777)
    #expect(scripts == ["mine"] && refused == ["linked"])
    try folder.makeFolder("open/on-change.d")
    try FileManager.default.copyItem(
      atPath: folder.path("on-change.d/mine"), toPath: folder.path("open/on-change.d/mine"))
    let inside = ScriptFolder(path: folder.path("open/on-change.d")).look()
    #expect(inside.scripts == [] && inside.diagnostics.count == 1)
  }

  @Test(
    "what another user has or has set a link to is not run, and it is said",
    .enabled(if: NSUserName() == "root"), arguments: ["on-change.d/it", "on-change.d"])
  func foreign(place: String) throws {
    try script("it", "")
    try folder.link("link", to: folder.path("on-change.d"))
    #expect(lchown(folder.path(place), 65534, 65534) == 0)
    #expect(scripts == [] && refused == [Path.lastComponent(place)])
    let linked = ScriptFolder(path: folder.path("link")).look()
    #expect(linked.scripts == [] && linked.diagnostics.count == 1)
    #expect(lchown(folder.path(place), 0, 0) == 0)
    #expect(ScriptFolder(path: folder.path("link")).look().scripts.count == 1)
    #expect(lchown(folder.path("link"), 65534, 65534) == 0)
    #expect(ScriptFolder(path: folder.path("link")).look().scripts == [])
  }

  @Test("why a script is not run is said once, and again when it is asked for") @MainActor
  func said() async throws {
    try script("open", "", permissions: 0o777)
    let said = Log<String>()
    let scripts = ChangeScripts(folder: folder.path("on-change.d")) { said.add($0.id) }
    for count in [1, 2] {
      scripts.check()
      for _ in 0..<3 {
        scripts.run(environment: [:])
        while scripts.isRunning { try await Task.sleep(for: .milliseconds(2)) }
      }
      #expect(said.all.count == count)
    }
  }

  @Test("changes that come while scripts run are told once, the last of them") @MainActor
  func coalesced() async throws {
    try script("note", "echo $CHIARO_STYLE >>'\(folder.path)/log'; sleep 0.2")
    let scripts = ChangeScripts(folder: folder.path("on-change.d")) { _ in }
    for style in ["a", "b", "c", "d"] { scripts.run(environment: ["CHIARO_STYLE": style]) }
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    // The first may have been replaced before the task began.
    #expect(log == "a\nd\n" || log == "d\n")
  }

  private var log: String { String(decoding: folder.bytes("log") ?? [], as: UTF8.self) }

  @Test("a program has our variables beside the others, and its code and output come back")
  func program() async {
    let run = await ChildProgram(
      words: ["/bin/sh", "-c", "echo $CHIARO_STYLE; test -n \"$PATH\" && exit 3"],
      environment: ["CHIARO_STYLE": "dark"]
    ).run()
    #expect(run.code == 3 && run.output == "dark\n")
  }

  /// Whether a process is there, and more than a shadow that waits for its parent.
  private static func runs(_ id: Int32) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ") Z"
    return !state.contains(") Z")
  }

  private static func number(_ text: String) -> Int32 {
    Int32(text.trimmingCharacters(in: .newlines)) ?? 0
  }

  @Test(
    "a program that takes too long is ended with what it started, wherever that has gone",
    arguments: ["sleep 60 & echo $!", "setsid sleep 60 & echo $!", "(setsid sleep 60 & echo $!)"])
  func slow(start: String) async {
    var program = ChildProgram(words: ["/bin/sh", "-c", "\(start); sleep 60"])
    program.timeLimit = 5
    let run = await program.run()
    #expect(run.code == nil)
    let child = Self.number(run.output)
    #expect(child > 0)
    for _ in 0..<1000 where Self.runs(child) { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(!Self.runs(child))
  }

  @Test("a program hears the signals that end others, whatever its parent made of them")
  func signals() async {
    let run = await ChildProgram(
      words: ["/bin/sh", "-c", "for s in HUP INT PIPE TERM; do (kill -$s $$) & done; sleep 60"]
    ).run()
    #expect(run.code.map { $0 > 128 } == true)
  }

  @Test("endless output is cut, and holds nothing up")
  func loud() async {
    var program = ChildProgram(words: ["/bin/sh", "-c", "head -c 1000000 /dev/zero"])
    program.outputLimit = 1000
    let run = await program.run()
    #expect(run.code == 0 && run.output.utf8.count == 1000)
  }

  @Test("what a program leaves running does not hold it up, and runs on, but not without end")
  func background() async throws {
    var left: [Int32] = []
    for _ in 0..<KeptPrograms.limit + 2 {
      let run = await ChildProgram(words: ["/bin/sh", "-c", "sleep 3600 & echo $!; exit 4"]).run()
      #expect(run.code == 4)
      left.append(Self.number(run.output))
    }
    #expect(left.suffix(8).allSatisfy(Self.runs))
    for _ in 0..<1000 where Self.runs(left[0]) { try await Task.sleep(for: .milliseconds(5)) }
    #expect(!Self.runs(left[0]) && !Self.runs(left[1]))
    for id in left { kill(id, SIGKILL) }
    for _ in 0..<1000 where left.contains(where: Self.runs) {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test("what cannot be started has no code", arguments: ["/nowhere/program", "/etc/passwd"])
  func missing(path: String) async {
    #expect(await ChildProgram(words: [path]).run().code.map { $0 == 127 } ?? true)
  }
}
