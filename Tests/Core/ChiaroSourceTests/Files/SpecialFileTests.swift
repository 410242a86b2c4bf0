// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Foundation
import Testing

@testable import ChiaroSource

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

  /// A path to each kind of special file.
  private func special(_ folder: TemporaryFolder) throws -> [String] {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try folder.link("link", to: "pipe")
    try folder.link("device", to: "/dev/zero")
    return ["pipe", "link", "device"].map(folder.path) + ["/dev/tty", "/dev/zero", "/dev/random"]
  }

  @Test("pipes and devices are not written to and not replaced, with a reader or without")
  func writing() throws {
    let folder = try TemporaryFolder()
    let paths = try special(folder)
    let writers: [@Sendable (String) -> FileError?] = [
      { path in Self.failure { () throws(FileError) in try AtomicFile.write([1], toPath: path) } },
      { path in
        Self.failure { () throws(FileError) in
          try AtomicFile.write([1], toPath: path, links: .refused)
        }
      },
      { path in
        Self.failure { () throws(FileError) in
          try AtomicFile.writeUnflushed([1], toPath: path)
        }
      },
      { path in AtomicFile.write([(path, [1])]).first },
    ]
    for reader in [nil, open(folder.path("pipe"), O_RDONLY | O_NONBLOCK)] as [Int32?] {
      for path in paths {
        for (number, write) in writers.enumerated() {
          let failure = write(path)
          #expect(failure?.kind == .notWritten && failure?.path == path, "\(path) \(number)")
          let words = failure?.detail ?? ""
          #expect(
            words.contains("a pipe, a socket or a device") || words.contains("it is a link"),
            "\(path) \(number): \(words)")
        }
        #expect(throws: (any Error).self) { try AtomicFile.replace(path, with: [1]) }
      }
      if let reader { close(reader) }
    }
    #expect(folder.names() == ["device", "link", "pipe"])
  }

  private static func failure(_ body: () throws(FileError) -> Void) -> FileError? {
    do throws(FileError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  @Test("a stream that this process has is written to, by its number")
  func streams() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    for name in ["/dev/fd/\(ends[1])", "/proc/self/fd/\(ends[1])"] {
      try AtomicFile.write("text", toPath: name)
      var bytes = [UInt8](repeating: 0, count: 9)
      #expect(read(ends[0], &bytes, 9) == 4)
    }
    #expect(
      Self.failure { () throws(FileError) in
        try AtomicFile.write("x", toPath: "/dev/fd/100000")
      } != nil)
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
