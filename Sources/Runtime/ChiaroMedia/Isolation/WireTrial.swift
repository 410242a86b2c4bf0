// SPDX-License-Identifier: MIT

import ChiaroRaster

/// A test of the wire protocol with arbitrary bytes, for fuzzers and their corpora.
package enum WireTrial {
  private static let limits = ImageLimits(byteCount: 1 << 16, pixelCount: 1 << 12, side: 1 << 10)

  /// Parses bytes as a request's head, and as a sequence of answers.
  ///
  /// - Precondition: everything that can be parsed is within the limits, and survives being written
  ///   and parsed again
  package static func read(_ bytes: [UInt8]) {
    if let request = try? DecodingRequest(head: bytes) {
      precondition(request.head == bytes, "a request must be written as it was read")
    }
    let stream = MemoryStream(bytes)
    while let message = try? stream.receive(largestPayload: 1 << 16) {
      let result = try? DecodingAnswer.result(of: message, limits: limits)
      guard case .success(let image)? = result else { continue }
      for bitmap in [image.bitmap, image.preview].compactMap({ $0 }) {
        precondition((try? limits.check(bitmap.size, of: .unknown)) != nil, "beyond the limits")
      }
      let again = try? DecodingAnswer.result(
        of: DecodingAnswer.message(.success(image)), limits: limits)
      precondition(again == .success(image), "an answer must read the same the second time")
    }
  }
}

/// A finite stream of bytes in memory.
private final class MemoryStream: WireStream {
  enum Failure: Error {
    case ended
    case nonsense
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var nonsense: Failure { .nonsense }

  func write(_ bytes: [UInt8]) throws(Failure) { throw .ended }

  func read(into bytes: inout [UInt8]) throws(Failure) {
    guard bytes.count <= rest.count else { throw .ended }
    bytes = Array(rest.prefix(bytes.count))
    rest = rest.dropFirst(bytes.count)
  }
}
