// SPDX-License-Identifier: MIT

import CLibrary

/// Why a stream was not read to its end.
package enum ReadingFailure: Error, Hashable {
  /// The system refused.
  case failed(SystemFailure)
  /// It holds more than was asked for.
  case tooLarge
  /// It did not end in time.
  case tooLate
}

extension System {
  /// How many bytes of a stream are asked for at once.
  private static let pieceSize = 1 << 16

  /// Reads up to `buffer.count` bytes; 0 at the end.
  package static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    try uninterrupted { CLibrary.read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Reads into the array from `start` on, up to its end; 0 at the end of the input.
  package static func read(
    _ descriptor: Int32, into bytes: inout [UInt8], from start: Int = 0
  ) throws(SystemFailure) -> Int {
    try uninterrupted {
      bytes.withUnsafeMutableBytes { buffer in
        CLibrary.read(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
    }
  }

  /// Reads a stream to its end.
  ///
  /// - Parameters:
  ///   - descriptor: the stream
  ///   - limit: the most bytes that are taken
  ///   - deadline: when it has to have ended; nil waits for ever
  /// - Returns: all bytes
  /// - Throws: `ReadingFailure`
  package static func readAll(
    _ descriptor: Int32, limit: Int, until deadline: ContinuousClock.Instant? = nil
  ) throws(ReadingFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: pieceSize)
    while true {
      if let deadline { try waitToRead(descriptor, until: deadline) }
      let count: Int
      do throws(SystemFailure) {
        count = try read(descriptor, into: &piece)
      } catch {
        if !error.isPause { throw .failed(error) }
        wait(for: [(descriptor, readable)], timeout: .seconds(1))
        continue
      }
      if count == 0 { return bytes }
      bytes += piece[..<count]
      if bytes.count > limit { throw .tooLarge }
    }
  }

  private static func waitToRead(
    _ descriptor: Int32, until deadline: ContinuousClock.Instant
  ) throws(ReadingFailure) {
    repeat {
      let rest = deadline - .now
      if rest <= .zero { throw .tooLate }
      if wait(for: [(descriptor, readable)], timeout: rest) { return }
    } while true
  }

  /// What a reading brought.
  package enum Reading {
    /// A part of what comes.
    case bytes([UInt8])
    /// Nothing, and nothing will.
    case end
    /// Nothing yet.
    case nothing
  }

  /// Reads what is there, a part of it where it is much.
  package static func readAvailable(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    do throws(SystemFailure) {
      let count = try read(descriptor, into: &bytes)
      return count == 0 ? .end : .bytes(Array(bytes[..<count]))
    } catch {
      return error.isPause ? .nothing : .end
    }
  }

  /// Reads and forgets what there is, where nobody waits on the descriptor.
  package static func drain(_ descriptor: Int32) {
    while case .bytes = readAvailable(descriptor) {}
  }
}
