// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroSystem

/// Programs that are run to their end, within limits.
@Suite("Subprocesses")
struct SubprocessTests {
  typealias Outcome = Result<String, Subprocess.Failure>

  private static let time = Duration.seconds(300)

  /// What a shell's script comes to.
  private static func run(
    _ script: String, reading input: [UInt8] = [], byteCount: Int = 1 << 20,
    time: Duration = Self.time, environment: [String: String?] = [:]
  ) -> Outcome {
    let shell = Subprocess(
      .path("/bin/sh"), ["-c", script], environment: environment,
      limits: .init(byteCount: byteCount, time: time))
    return Result { () throws(Subprocess.Failure) in
      String(decoding: try shell.output(reading: input), as: UTF8.self)
    }
  }

  private static let large = [UInt8](repeating: UInt8(ascii: "x"), count: 8 << 20)

  @Test(
    "what it prints, or why there is nothing",
    arguments: [
      ("echo one; echo two >&2; echo three", .success("one\nthree\n")), (":", .success("")),
      ("exit 3", .failure(.failed(.status(3)))), ("kill -9 $$", .failure(.failed(.signal(9)))),
      ("echo lost; exit 1", .failure(.failed(.status(1)))),
    ] as [(String, Outcome)])
  func ends(_ script: String, _ outcome: Outcome) {
    #expect(Self.run(script) == outcome)
  }

  @Test(
    "input may be read, a part of it, or nothing",
    arguments: [
      ("wc -c | tr -d ' '", "8388608\n"), ("head -c 2", "xx"), ("exec <&-; echo done", "done\n"),
      ("echo done", "done\n"),
    ])
  func input(_ script: String, _ text: String) {
    #expect(Self.run(script, reading: Self.large) == .success(text))
  }

  @Test("without input there is none to wait for")
  func noInput() {
    #expect(Self.run("cat; echo end") == .success("end\n"))
  }

  @Test("it prints as much as it may and no more")
  func bytes() {
    #expect(Self.run("printf 12345", byteCount: 5) == .success("12345"))
    #expect(Self.run("printf 123456", byteCount: 5) == .failure(.tooMuch(5)))
    #expect(Self.run("yes", byteCount: 1 << 20) == .failure(.tooMuch(1 << 20)))
  }

  @Test(
    "it takes as long as it may and is gone then",
    arguments: ["", "exec >&-;", "exec <&-;", "trap '' TERM INT HUP;", "echo started;"])
  func time(_ before: String) throws {
    let folder = try TemporaryFolder()
    let script = "\(before) echo $$ >'\(folder.path)/id'; while :; do sleep 1; done"
    let start = ContinuousClock.now
    #expect(
      Self.run(script, time: .seconds(3)) == .failure(.tooLong(.seconds(3))))
    #expect(ContinuousClock.now - start < .seconds(300))
    let id = try String(contentsOfFile: "\(folder.path)/id", encoding: .utf8)
    let process = try #require(Int32(id.trimmingCharacters(in: .newlines)))
    #expect(!System.isRunning(process: process))
  }

  @Test("what cannot be started says why")
  func missing() {
    for program in [SpawnPlan.Place.path("/nowhere/at-all"), .name("chiaro-no-such-program")] {
      let subprocess = Subprocess(program, limits: .init(byteCount: 1, time: Self.time))
      let failure = #expect(throws: Subprocess.Failure.self) { try subprocess.output() }
      #expect(failure?.description == "cannot be started: No such file or directory")
    }
  }

  @Test("variables are added, replaced and taken out")
  func environment() {
    let changes = ["CHIARO_ONE": "1", "HOME": "/elsewhere", "PATH": nil]
    #expect(
      Self.run("echo $CHIARO_ONE $HOME; /usr/bin/env | grep -c ^PATH=", environment: changes)
        == .failure(.failed(.status(1))))
    #expect(
      Self.run("echo $CHIARO_ONE $HOME", environment: changes) == .success("1 /elsewhere\n"))
  }

  @Test("it inherits no descriptor of ours but the three")
  func inheritance() throws {
    let (pipe, pair) = (try System.makePipe(), try System.makeSocketPair())
    let ours = [
      try System.openForReading("/dev/null"), try System.temporaryFile(holding: [1]),
      pipe.reading, pipe.writing, pair.own, pair.other,
    ]
    defer { for descriptor in ours { System.closeFile(descriptor) } }
    let list = ours.map(String.init).joined(separator: " ")
    #expect(Self.run("for n in \(list); do [ -e /dev/fd/$n ] && echo $n; done; :") == .success(""))
  }

  @Test("no descriptor is left, whatever becomes of the program")
  func leaks() async {
    await #expect(processExitsWith: .success) {
      let count = { System.names(inFolder: "/proc/self/fd", limit: 1000).count }
      let runOnceInEachWay = {
        _ = Self.run("cat", reading: [1, 2, 3])
        _ = Self.run("exit 1")
        _ = Self.run("yes", byteCount: 10)
        _ = Self.run("sleep 9", time: .milliseconds(20))
        let missing = Subprocess(
          .path("/nowhere"), limits: .init(byteCount: 1, time: Self.time))
        #expect(throws: Subprocess.Failure.self) { try missing.output(reading: [1]) }
      }
      // The first time, libraries open what they keep.
      runOnceInEachWay()
      let before = count()
      for _ in 0..<5 { runOnceInEachWay() }
      #expect(count() == before)
    }
  }

  @Test("how a program ended that shares our streams")
  func sharing() throws {
    #expect(try Subprocess.run(.path("/bin/sh"), ["-c", "exit 7"]) == .status(7))
    #expect(try Subprocess.run(.path("/bin/sh"), ["-c", "kill -9 $$"]) == .signal(9))
    #expect(throws: SystemFailure.self) { try Subprocess.run(.path("/nowhere"), []) }
  }
}
