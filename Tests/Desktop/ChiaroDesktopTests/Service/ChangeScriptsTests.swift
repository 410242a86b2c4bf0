// SPDX-License-Identifier: MIT

import CChiaroProcess
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
        scripts.run(.init(text: "", environment: [:]))
        while scripts.isRunning { try await Task.sleep(for: .milliseconds(2)) }
      }
      #expect(said.all.count == count)
    }
  }

  private static func ownership(_ mode: UInt32, user: UInt32 = 1000) -> Ownership {
    Ownership(user: user, group: 1000, mode: mode, isFile: true, isFolder: false)
  }

  @Test(
    "the group of a user alone is no stranger, every other is",
    arguments: [
      (0o700, true, true), (0o755, true, true), (0o775, true, false), (0o770, true, false),
      (0o2775, true, false), (0o777, false, false), (0o757, false, false), (0o702, false, false),
    ] as [(UInt32, Bool, Bool)])
  func privateGroup(mode: UInt32, isFineInPrivate: Bool, isFineElsewhere: Bool) {
    let file = Self.ownership(mode)
    #expect((file.distrust(by: 1000) { $0 == 1000 } == nil) == isFineInPrivate)
    #expect((file.distrust(by: 1000) { _ in false } == nil) == isFineElsewhere)
    #expect(Self.ownership(mode, user: 1001).distrust(by: 1000) { _ in true } != nil)
  }

  @Test("a group of others is nobody's own, and neither is one that is not there")
  func groups() {
    // daemon's group bears daemon's name and has nobody in it; nobody's first group is nogroup.
    #expect(chiaro_is_private_group(1, 1) != 0)
    #expect(chiaro_is_private_group(1, 0) == 0 && chiaro_is_private_group(65534, 65534) == 0)
    #expect(chiaro_is_private_group(4_000_000, 4_000_000) == 0)
  }

  @Test("the folder is made for its owner alone, with those above it") @MainActor
  func made() throws {
    let scripts = ChangeScripts(folder: folder.path("new/chiaro/on-change.d")) { _ in }
    scripts.check()
    for name in ["new", "new/chiaro", "new/chiaro/on-change.d"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.path(name))
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
    #expect(scripts.problems == [])
  }

  @Test("what fails, hangs or has no interpreter is said with code, time and last words") @MainActor
  func problems() async throws {
    try script("1-good", "echo fine >&2")
    try script("2-fails", "printf 'one\\ntwo \\033[31mred' >&2; exit 3")
    try script("3-hangs", "echo waiting >&2; sleep 60")
    try script("4-killed", "kill -9 $$")
    try script("5-nobody", "")
    try folder.write("#!/nowhere/fish -x\n", to: "on-change.d/5-nobody")
    try set("on-change.d/5-nobody", permissions: 0o755)
    try script("6-loud", "head -c 200000 /dev/zero | tr '\\0' x >&2; echo end >&2; exit 1")
    try script("7-empty", "")
    try folder.write("", to: "on-change.d/7-empty")
    try set("on-change.d/7-empty", permissions: 0o755)
    try script("8-refused", "", permissions: 0o757)
    let said = Log<Diagnostic>()
    let scripts = ChangeScripts(folder: folder.path("on-change.d"), timeLimit: 2) { said.add($0) }
    scripts.run(.init(text: "", environment: [:]))
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    let words = scripts.problems.map {
      ("\(Path.lastComponent($0.location.file)) \($0.id)", $0.message)
    }
    #expect(
      words.map(\.0) == [
        "8-refused script-refused", "2-fails script-failed", "3-hangs script-hung",
        "4-killed script-failed", "5-nobody script-interpreter", "6-loud script-failed",
      ])
    #expect(Set(said.all) == Set(scripts.problems))
    let messages = Dictionary(words) { $1 }
    let failed = try #require(messages["2-fails script-failed"])
    #expect(failed.hasPrefix("exited with 3 after ") && failed.contains(" s, at 2"))
    #expect(failed.hasSuffix("Z: one⟨U+000A⟩two ⟨U+001B⟩[31mred"))
    #expect(messages["3-hangs script-hung"]?.hasPrefix("took over 2 s and was stopped, ") == true)
    #expect(messages["3-hangs script-hung"]?.hasSuffix(": waiting") == true)
    #expect(messages["4-killed script-failed"]?.hasPrefix("exited with 137 (signal 9) ") == true)
    #expect(messages["5-nobody script-interpreter"]?.contains("/nowhere/fish is missing") == true)
    let loud = try #require(messages["6-loud script-failed"])
    #expect(loud.count < 500 && loud.contains(": …xxx") && loud.hasSuffix("end"))
    // Mended, nothing is said any more.
    for name in ["2-fails", "3-hangs", "4-killed", "5-nobody", "6-loud", "8-refused"] {
      try FileManager.default.removeItem(atPath: folder.path("on-change.d/\(name)"))
    }
    scripts.run(.init(text: "", environment: [:]))
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    #expect(scripts.problems == [])
  }

  @Test(
    "an interpreter is what stands in the first line",
    arguments: [
      ("#!/bin/sh", "/bin/sh"), ("#! /usr/bin/env fish\n", "/usr/bin/env"),
      ("#!/bin/sh\r\n", "/bin/sh\r"), ("#!\t/a\tb\nc", "/a"), ("#!", nil), ("#!\n/bin/sh", nil),
      ("", nil), ("#", nil), ("\u{7F}ELF", nil),
    ] as [(String, String?)])
  func interpreter(text: String, name: String?) {
    #expect(ScriptRun.interpreter(of: Array(text.utf8)) == name)
  }

  @Test("what was told is known when all scripts have run, and only where there are any")
  @MainActor func told() async throws {
    let told = Log<String>()
    let scripts = ChangeScripts(folder: folder.path("on-change.d")) { _ in
    } onTold: {
      told.add($0.text)
    }
    scripts.run(.init(text: "dark", environment: [:]))
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(2)) }
    #expect(told.all == [])
    try script("1", "exit 1")
    try script("2", "test -e '\(folder.path)/told' || echo no >'\(folder.path)/early'")
    scripts.run(.init(text: "light", environment: [:]))
    while scripts.isRunning { try await Task.sleep(for: .milliseconds(2)) }
    #expect(told.all == ["light"] && folder.bytes("early") != nil)
  }

  @Test("who goes on writing errors behind its script's end is not ended by that")
  func lateWords() async throws {
    let run = await ChildProgram(
      words: [
        "/bin/sh", "-c",
        "(sleep 0.3; echo late >&2 && echo written >'\(folder.path)/log') & echo early >&2; exit 2",
      ]
    ).run()
    #expect(run.code == 2 && run.errors == "early\n" && !run.tookTooLong)
    await eventually { !log.isEmpty }
    #expect(log == "written\n")
  }

  @Test("changes that come while scripts run are told once, the last of them") @MainActor
  func coalesced() async throws {
    try script("note", "echo $CHIARO_STYLE >>'\(folder.path)/log'; sleep 0.2")
    let scripts = ChangeScripts(folder: folder.path("on-change.d")) { _ in }
    for style in ["a", "b", "c", "d"] {
      scripts.run(.init(text: style, environment: ["CHIARO_STYLE": style]))
    }
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
    #expect(await eventually { !Self.runs(child) })
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
    #expect(await eventually { !left.prefix(2).contains(where: Self.runs) })
    // Zero would be the group of these tests.
    for id in left where id > 1 { kill(id, SIGKILL) }
    #expect(await eventually { !left.contains(where: Self.runs) })
  }

  @Test("what cannot be started has no code", arguments: ["/nowhere/program", "/etc/passwd"])
  func missing(path: String) async {
    #expect(await ChildProgram(words: [path]).run().code.map { $0 == 127 } ?? true)
  }
}
