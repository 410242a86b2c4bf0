// SPDX-License-Identifier: MIT

import ChiaroBusFakes
import ChiaroTestSupport
import Foundation
import Testing

/// `chiaro service` on a bus of its own: what signals do to it and to what it started, and what it
/// says.
@Suite(
  "The service and signals", .enabled(if: PrivateBus.isPossible, "Scripts/setup-test-tools"))
struct ServiceSignalTests {
  private let folder: TemporaryFolder
  private let bus: PrivateBus

  init() throws {
    folder = try TemporaryFolder()
    bus = try PrivateBus()
  }

  /// Starts the service in a home, and waits until it is there: it says which script it refuses.
  private func start(home: String) throws -> StartedProgram {
    try script("refused", "", permissions: 0o777, home: home)
    let service = try TestProgram(
      Program.path, ["service", "--no-gsettings"],
      environment: [
        "HOME": home, "PATH": "/usr/bin:/bin",
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(bus.folder.path)/bus",
        "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder.path)/nowhere",
      ], errors: .pipe
    ).start()
    _ = try line(of: service, with: "script-refused")
    return service
  }

  private func line(of service: StartedProgram, with word: String) throws -> String {
    var line = service.line()
    while let text = line, !text.contains(word) { line = service.line() }
    return try #require(line, "the service ended without a word of \(word)")
  }

  private func script(
    _ name: String, _ text: String, permissions: Int = 0o755, home: String
  ) throws {
    let scripts = "\(home)/.config/chiaro/on-change.d"
    try FileManager.default.createDirectory(
      atPath: scripts, withIntermediateDirectories: true)
    let path = "\(scripts)/\(name)"
    try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  private static func runs(_ id: Int32) -> Bool {
    let state = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ") Z"
    return !state.contains(") Z")
  }

  /// Waits until something is so, but not for ever.
  ///
  /// On this thread: others may hold the threads of tasks for longer than a script may run. A
  /// service is asked to reload again and again: what comes in its first moment may be passed over.
  private func wait(reloading service: StartedProgram? = nil, until isSo: () -> Bool) {
    for turn in 0..<24000 where !isSo() {
      if turn % 200 == 0, let service { kill(service.id, SIGHUP) }
      Thread.sleep(forTimeInterval: 0.005)
    }
    #expect(isSo())
  }

  private func lines(_ name: String) -> [String] {
    String(decoding: folder.bytes(name) ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  @Test(
    "no script outlives the service, wherever it has gone, and however the service ends",
    arguments: [SIGTERM, SIGINT, SIGKILL])
  func scripts(signal: Int32) throws {
    let log = folder.path("log")
    try script(
      "slow",
      """
      trap '' HUP INT TERM
      echo $$ >>'\(log)'
      setsid sh -c 'trap "" HUP INT TERM; echo $$ >>"\(log)"; sleep 300' &
      (sleep 300 & echo $! >>'\(log)')
      sleep 300
      """, home: folder.path)
    // It tells its style at its start, as nobody knows what the scripts were told before.
    let service = try start(home: folder.path)
    wait { lines("log").count == 3 }
    let ids = lines("log").compactMap { Int32($0) }
    #expect(ids.count == 3 && ids.allSatisfy(Self.runs))
    let end = service.end(with: signal)
    #expect(end == ([SIGTERM, SIGINT].contains(signal) ? .status(0) : .signal(signal)))
    wait { !ids.contains(where: Self.runs) }
  }

  @Test("SIGHUP reads the file again, and a file that cannot be read changes nothing")
  func reload() throws {
    try script("note", "echo $CHIARO_STYLE >>'\(folder.path)/log'", home: folder.path)
    let service = try start(home: folder.path)
    wait { lines("log") == ["light"] }
    let file = ".local/state/chiaro/setting.json"
    try folder.write(#"{"appearance": "dark"}"#, to: file)
    wait(reloading: service) { lines("log") == ["light", "dark"] }
    let copies = [file, file + ".bak"]
    for copy in copies { try folder.write("{", to: copy) }
    #expect(kill(service.id, SIGHUP) == 0)
    // Former reloads refused the script too: it is this one that reads what is damaged.
    _ = try line(of: service, with: "state-unreadable")
    _ = try line(of: service, with: "script-refused")
    #expect(lines("log") == ["light", "dark"])
    // A number that ended the service at the second change once.
    let light = #"{"appearance": "light", "serial": 9223372036854775807}"#
    for copy in copies { try folder.write(light, to: copy) }
    #expect(kill(service.id, SIGHUP) == 0)
    _ = try line(of: service, with: "state-serial")
    wait { lines("log") == ["light", "dark", "light"] }
    wait { !String(decoding: folder.bytes(file) ?? [], as: UTF8.self).contains("92233") }
    #expect(service.isRunning)
    #expect(service.end(with: SIGTERM) == .status(0))
  }

  @Test("nothing that the service says steers a terminal")
  func visible() throws {
    let name = "a\u{1B}[31m\u{202E}\u{9B}b\u{7}"
    let odd = #"{"accent": "\u001b]0;x\u0007", "contrast": "\#u{202E}"}"#
    try folder.write(odd, to: "\(name)/.local/state/chiaro/setting.json")
    let service = try start(home: folder.path(name))
    #expect(kill(service.id, SIGHUP) == 0)
    let line = try line(of: service, with: "script-refused")
    _ = service.end(with: SIGTERM)
    for line in [line] + service.text().split(separator: "\n").map(String.init) {
      #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x9B })
      #expect(!line.unicodeScalars.contains("\u{202E}"))
    }
  }
}
