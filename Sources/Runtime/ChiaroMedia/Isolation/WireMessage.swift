// SPDX-License-Identifier: MIT

// What program and helper say to each other over one stream, in turn.
//
//   message  = head length (8 bytes), payload length (8 bytes), head, payload
//   request  : the head is a `DecodingRequest`, the payload the bytes of the picture's file
//   answer   : the head is a `DecodingAnswer`, the payload the samples of the bitmap, or nothing
//
// All numbers have their lowest byte first; samples of 16 bits are in the machine's own order,
// since both ends run on one machine. The helper trusts the program, not the picture; the program
// trusts neither: a picture may have taken over the helper.

/// A message: a short head, and a payload of many bytes.
struct WireMessage: Equatable {
  var head: [UInt8]
  var payload: [UInt8]
  /// The bytes sent after the payload, which the receiver sees as a part of it; separate to avoid
  /// copying a large payload.
  var tail: [UInt8] = []

  /// The largest length of a head, whose longest part describes a profile or an error.
  static let largestHead = 1 << 16
  /// The size of the two lengths that precede the message.
  static let lengthsSize = 16

  /// The two lengths as they are sent.
  var lengths: [UInt8] {
    var writer = WireWriter()
    writer.write(head.count)
    writer.write(payload.count + tail.count)
    return writer.bytes
  }

  /// Returns an empty message of the announced lengths; throws where they exceed the limits.
  static func announced(
    by lengths: [UInt8], largestPayload: Int
  ) throws(WireError) -> WireMessage {
    var reader = WireReader(lengths)
    let headCount = try reader.count(upTo: largestHead)
    let payloadCount = try reader.count(upTo: largestPayload)
    // Not cleared: a payload of megabytes is filled at once, or thrown away.
    let payload = [UInt8](unsafeUninitializedCapacity: payloadCount) { $1 = payloadCount }
    return WireMessage(head: [UInt8](repeating: 0, count: headCount), payload: payload)
  }
}

/// A stream of bytes, whose operations transfer everything or fail.
protocol WireStream {
  /// The error that operations throw.
  associatedtype Failure: Error
  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(Failure)
  /// Fills the whole array.
  func read(into bytes: inout [UInt8]) throws(Failure)
  /// The error for a message that is invalid.
  var nonsense: Failure { get }
}

extension WireStream {
  func send(_ message: WireMessage) throws(Failure) {
    try write(message.lengths + message.head)
    try write(message.payload)
    if !message.tail.isEmpty { try write(message.tail) }
  }

  func receive(largestPayload: Int) throws(Failure) -> WireMessage {
    var lengths = [UInt8](repeating: 0, count: WireMessage.lengthsSize)
    try read(into: &lengths)
    guard
      var message = try? WireMessage.announced(by: lengths, largestPayload: largestPayload)
    else { throw nonsense }
    try read(into: &message.head)
    try read(into: &message.payload)
    return message
  }
}
