// SPDX-License-Identifier: MIT

import ChiaroTestSupport
import Synchronization
import Testing

@testable import ChiaroSystem

/// Streams of bytes, whole or not at all.
@Suite("Descriptors")
struct DescriptorTests {
  private static let bytes = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 8) }

  /// Writes bytes to a pipe on a thread of its own and closes it behind them.
  private static func write(_ bytes: [UInt8], to pipe: Int32) -> Bool {
    SystemThreads.start {
      // What does not arrive is missed at the other end.
      try? System.writeAll(bytes, to: pipe)
      System.closeFile(pipe)
    }
  }

  @Test("what has no room at once is written in pieces", arguments: [false, true])
  func pieces(neverWaits: Bool) throws {
    let pipe = try System.makePipe()
    defer { System.closeFile(pipe.reading) }
    if neverWaits {
      for end in [pipe.reading, pipe.writing] { System.neverWait(on: end) }
      #expect(try System.write(pipe.writing, Self.bytes) < Self.bytes.count)
      System.drain(pipe.reading)
    }
    #expect(Self.write(Self.bytes, to: pipe.writing))
    #expect(try System.readAll(pipe.reading, limit: .max) == Self.bytes)
  }

  @Test("signals that interrupt reading and writing lose no byte")
  func interruptions() async {
    await #expect(processExitsWith: .success) {
      let signals = AlarmClock.start()
      let pipe = try System.makePipe()
      #expect(Self.write(Self.bytes, to: pipe.writing))
      var read: [UInt8] = []
      var piece = [UInt8](repeating: 0, count: 4096)
      while true {
        // A slow reader, so that the writer is interrupted too.
        System.sleep(milliseconds: 1)
        let count = try System.read(pipe.reading, into: &piece)
        if count == 0 { break }
        read += piece[..<count]
      }
      #expect(read == Self.bytes)
      #expect(signals() > 10)
    }
  }

  @Test("a full disk is an error")
  func full() throws {
    let file = try System.openForWriting("/dev/full")
    defer { System.closeFile(file) }
    let failure = #expect(throws: SystemFailure.self) { try System.writeAll([1], to: file) }
    #expect(failure?.message == "No space left on device")
  }

  @Test("a socket whose reader is gone is an error, and no signal")
  func abandoned() async {
    // Programs that other tests start here would hold the other end for a moment.
    await #expect(processExitsWith: .success) { try Self.expectAbandoned() }
  }

  private static func expectAbandoned() throws {
    let pair = try System.makeSocketPair()
    defer { System.closeFile(pair.own) }
    #expect(!System.isAbandoned(pair.own))
    System.closeFile(pair.other)
    #expect(System.isAbandoned(pair.own))
    #expect(throws: SystemFailure.self) { try System.send(pair.own, [1]) }
  }

  @Test(
    "no more is read than is wanted",
    arguments: [(99, false), (100, true), (.max, true)] as [(Int, Bool)])
  func limit(_ limit: Int, _ isEnough: Bool) throws {
    let file = try System.temporaryFile(holding: Array(0..<100))
    defer { System.closeFile(file) }
    let bytes = Result { () throws(ReadingFailure) in try System.readAll(file, limit: limit) }
    #expect(bytes == (isEnough ? .success(Array(0..<100)) : .failure(.tooLarge)))
  }

  @Test("nobody waits longer than said for a stream that does not end")
  func deadline() throws {
    let pipe = try System.makePipe()
    defer { for end in [pipe.reading, pipe.writing] { System.closeFile(end) } }
    #expect(throws: ReadingFailure.tooLate) {
      try System.readAll(pipe.reading, limit: .max, until: .now + .milliseconds(30))
    }
    try System.writeAll([1], to: pipe.writing)
    #expect(throws: ReadingFailure.tooLate) {
      try System.readAll(pipe.reading, limit: .max, until: .now + .milliseconds(30))
    }
  }

  @Test("as many descriptors are free as can be taken")
  func free() async {
    #expect(System.freeDescriptors(upTo: 3) == 3)
    await #expect(processExitsWith: .success) {
      while (try? System.makePipe()) != nil {}
      #expect(System.freeDescriptors(upTo: 3) <= 1)
    }
  }

  @Test("standard streams that were closed are taken before anything else is opened")
  func standardStreams() async {
    await #expect(processExitsWith: .success) {
      System.closeFile(System.standardInput)
      System.reserveStandardStreams()
      let file = try System.openForReading("/dev/null")
      #expect(file > System.standardError)
    }
  }
}
