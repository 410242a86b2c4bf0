// SPDX-License-Identifier: MIT

// The one file of the program that names the C library.

import ChiaroSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Standard input, output and error, and the end.
enum StandardStreams {
  /// All of standard input; nil when it cannot be read or is larger than `limit`.
  static func input(limit: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      if bytes.count > limit { return nil }
    }
  }

  /// Writes a text whole; false when that fails.
  static func write(_ text: String, to descriptor: Int32) -> Bool {
    let bytes = Array(text.utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBufferPointer { buffer in
        writeBytes(descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { return false }
      written += count
    }
    return true
  }

  /// Says a line on standard error and ends the program.
  static func fail(_ message: String, code: Int32) -> Never {
    // Nobody is left to be told that these words cannot be written.
    _ = write("chiaro-source-audit: \(VisibleText.reveal(message))\n", to: 2)
    exit(code)
  }
}

// `StandardStreams.write` would shadow the C function.
private func writeBytes(_ file: Int32, _ buffer: UnsafePointer<UInt8>?, _ count: Int) -> Int {
  write(file, buffer, count)
}
