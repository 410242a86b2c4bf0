// SPDX-License-Identifier: MIT

import CLibrary

/// An error in reading a stream to its end.
package enum ReadingFailure: Error, Hashable {
  /// A system call failed.
  case failed(SystemFailure)
  /// The stream has more bytes than the limit.
  case tooLarge
  /// The stream did not end before the deadline.
  case tooLate
}

extension System {
  /// The number of bytes requested from a stream at a time.
  private static let pieceSize = 1 << 16

  /// Reads up to `buffer.count` bytes, and returns their number; 0 at the end of the input.
  package static func read(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(SystemFailure) -> Int {
    try uninterrupted { CLibrary.read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Reads into an array from index `start`, and returns the number of bytes; 0 at the end of the
  /// input.
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
  ///   - limit: the maximum number of bytes
  ///   - deadline: the time by which the stream must have ended; nil for no limit
  /// - Returns: the bytes of the stream
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

  /// The result of reading without waiting.
  package enum Reading {
    /// Bytes that were read; more may follow.
    case bytes([UInt8])
    /// The end of the input, or an error.
    case end
    /// No bytes are available yet.
    case nothing
  }

  /// Reads available bytes, up to 16 KiB.
  package static func readAvailable(_ descriptor: Int32) -> Reading {
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    do throws(SystemFailure) {
      let count = try read(descriptor, into: &bytes)
      return count == 0 ? .end : .bytes(Array(bytes[..<count]))
    } catch {
      return error.isPause ? .nothing : .end
    }
  }

  /// Reads and discards all available bytes of a nonblocking descriptor.
  package static func drain(_ descriptor: Int32) {
    while case .bytes = readAvailable(descriptor) {}
  }
}
