// SPDX-License-Identifier: MIT

import ChiaroSource
import ChiaroTestSupport
import Foundation
import Testing

/// What looks like a file and is none.
@Suite("Special files")
struct SpecialFileTests {
  private func kind(_ path: String, limit: Int = 1 << 20) -> FileError.Kind? {
    do throws(FileError) {
      _ = try FileReader.bytes(atPath: path, limit: limit)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test(
    "devices are not opened, whatever leads to them",
    arguments: ["/dev/zero", "/dev/null", "/dev/random", "/dev/tty"])
  func devices(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: path)
    #expect([kind(path), kind(folder.path("link"))] == [.notAFile, .notAFile])
  }

  @Test("pipes, sockets and folders are not opened")
  func others() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    #expect(kind(folder.path("pipe")) == .notAFile && kind(folder.path) == .notAFile)
  }

  #if os(Linux)
    @Test(
      "files of the system that say they are empty, or larger than they are, are read as they say",
      arguments: ["/proc/self/status", "/proc/self/maps", "/proc/kallsyms", "/proc/cpuinfo"]
        .filter { FileManager.default.fileExists(atPath: $0) })
    func virtual(_ path: String) {
      #expect(kind(path) == .unreadable)
    }

    @Test("files of the system that wait for something are not waited for")
    func waiting() {
      for path in ["/proc/kmsg", "/sys/kernel/debug/tracing/trace_pipe", "/proc/self/mem"] {
        #expect(kind(path) != nil, "\(path)")
      }
    }
  #endif
}
