// SPDX-License-Identifier: MIT

import CLibrary

extension System {
  /// Writes bytes from index `start`, as many as the system accepts at once; returns their number.
  package static func write(
    _ descriptor: Int32, _ bytes: [UInt8], from start: Int = 0
  ) throws(SystemFailure) -> Int {
    try uninterrupted {
      bytes.withUnsafeBytes { buffer in
        CLibrary.write(descriptor, buffer.baseAddress.map { $0 + start }, buffer.count - start)
      }
    }
  }

  /// Writes all bytes, waiting while the descriptor is not ready.
  package static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32
  ) throws(SystemFailure) {
    var written = 0
    while written < bytes.count {
      do throws(SystemFailure) {
        let count = try write(descriptor, bytes, from: written)
        // Nobody takes no byte of many and does not say why.
        if count == 0 { throw SystemFailure(code: EIO) }
        written += count
      } catch {
        if !error.isPause { throw error }
        wait(for: [(descriptor, writable)], timeout: .seconds(1))
      }
    }
  }

  /// Writes as many bytes as the system accepts in one call; errors are ignored.
  package static func writeOnce(_ bytes: [UInt8], to descriptor: Int32) {
    _ = CLibrary.write(descriptor, bytes, bytes.count)
  }

  /// Writes to a socket as `write` does; a closed reading end is an error rather than a signal.
  package static func send(
    _ socket: Int32, _ bytes: [UInt8], from start: Int = 0
  ) throws(SystemFailure) -> Int {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    return try uninterrupted {
      bytes.withUnsafeBytes { buffer in
        CLibrary.send(
          socket, buffer.baseAddress.map { $0 + start }, buffer.count - start, flags)
      }
    }
  }
}
