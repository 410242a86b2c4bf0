// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroSystem

#if os(Linux)
  /// Programs that do not outlive this one, and have no more memory than they may.
  @Suite("Kept programs")
  struct KeptProcessTests {
    /// Writes its number to a file, ignores what can be ignored, and goes on for good.
    private static func script(_ file: String) -> String {
      "trap '' TERM INT HUP PIPE; (trap '' TERM; echo $$ >'\(file)'; while :; do sleep 1; done)"
    }

    /// Whether all processes whose command line names a file are gone, after some time.
    private static func areGone(_ word: String) -> Bool {
      for _ in 0..<600 {
        let isThere = System.names(inFolder: "/proc", limit: 1 << 15).contains { name in
          guard Int32(name) != System.processID, Int(name) != nil,
            let line = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
          else { return false }
          return String(decoding: line, as: UTF8.self).contains(word)
        }
        if !isThere { return true }
        System.sleep(milliseconds: 100)
      }
      return false
    }

    @Test("it ends with the process that started it, also when that is killed")
    func killed() async throws {
      let folder = try TemporaryFolder()
      let file = folder.path("number")
      await #expect(processExitsWith: .signal(Signal.kill.rawValue)) { [file = file as String] in
        let process = try KeptProcess(
          .path("/bin/sh"), ["-c", Self.script(file)], environment: System.wholeEnvironment)
        while (try? System.status(atPath: file, followingLinks: true))?.size ?? 0 == 0 {
          System.sleep(milliseconds: 5)
        }
        System.send(signal: Signal.kill.rawValue, toProcess: System.processID)
        process.stop()
      }
      #expect(FileManager.default.fileExists(atPath: file))
      #expect(Self.areGone(file))
    }

    @Test("what it leaves running ends with it")
    func children() throws {
      let folder = try TemporaryFolder()
      let file = folder.path("number")
      let shell = Subprocess(
        .path("/bin/sh"),
        [
          "-c",
          "{ \(Self.script(file)); } >/dev/null & while [ ! -s '\(file)' ]; do sleep 0.1; done",
        ],
        limits: .init(byteCount: 10, time: .seconds(300)))
      #expect(try shell.output() == [])
      #expect(Self.areGone(file))
    }

    @Test("a program that has ended keeps its end, whoever stops it then")
    func ends() throws {
      for (script, end) in [
        ("exit 7", ProcessEnd.status(7)), ("kill -24 $$", .signal(24)), (":", .status(0)),
      ] {
        let process = try KeptProcess(
          .path("/bin/sh"), ["-c", script], environment: System.wholeEnvironment)
        // Its output ends a moment before it does.
        #expect(try System.readAll(process.output, limit: 1) == [])
        #expect([end, .signal(9)].contains(process.stop()))
        #expect(process.end() == process.stop())
        let waited = try KeptProcess(
          .path("/bin/sh"), ["-c", script], environment: System.wholeEnvironment)
        #expect(waited.end(until: .now + .seconds(300)) == end && waited.stop() == end)
      }
    }

    @Test("a pair of sockets is its input and output, and nothing else is its own")
    func sockets() throws {
      let pair = try System.makeSocketPair()
      let process = try KeptProcess(
        .path("/bin/sh"), ["-c", "read line; echo \"<$line>\""],
        environment: System.wholeEnvironment, input: pair.other, output: .descriptor(pair.other))
      System.closeFile(pair.other)
      try System.writeAll(Array("hello\n".utf8), to: pair.own)
      #expect(try System.readAll(pair.own, limit: 100) == Array("<hello>\n".utf8))
      System.closeFile(pair.own)
      #expect(process.end(until: .now + .seconds(300)) == .status(0))
    }

    @Test("a program that takes more memory than it may says so, others do not")
    func memory() async {
      // The system counts for a program what the one that starts it had, which all tests together
      // make large.
      await #expect(processExitsWith: .success) {
        let limit = 1 << 30
        let run = { (script: String) in
          Result { () throws(Subprocess.Failure) in
            try Subprocess(
              .path("/bin/sh"), ["-c", script],
              limits: .init(byteCount: 1 << 20, time: .seconds(300), memory: limit)
            ).output()
          }
        }
        // Without a line break it keeps all that it reads.
        #expect(run("exec tail -n 1 /dev/zero") == .failure(.outOfMemory(limit)))
        #expect(run("tail -n 1 /dev/zero") == .failure(.outOfMemory(limit)))
        #expect(run("exit 3") == .failure(.failed(.status(3))))
        #expect(run("echo enough") == .success(Array("enough\n".utf8)))
        #expect(Subprocess.Failure.outOfMemory(limit).description.contains("1024 MB"))
      }
    }
  }
#endif
