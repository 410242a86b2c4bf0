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

/// One message: a few numbers, and many bytes.
struct WireMessage: Equatable {
  var head: [UInt8]
  var payload: [UInt8]
  /// What is sent behind the payload and is a part of it for the one who reads: it stands apart so
  /// that nobody copies a large payload to append to it.
  var tail: [UInt8] = []

  /// No head is longer: its longest part is the description of a profile or an error.
  static let largestHead = 1 << 16
  /// The two lengths in front.
  static let lengthsSize = 16

  /// The two lengths, as they are sent.
  var lengths: [UInt8] {
    var writer = WireWriter()
    writer.write(head.count)
    writer.write(payload.count + tail.count)
    return writer.bytes
  }

  /// A message of the announced lengths, still to be filled; refused when it would be too long.
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

/// A stream of bytes, each way whole or not at all.
protocol WireStream {
  /// What can go wrong.
  associatedtype Failure: Error
  /// Writes all bytes.
  func write(_ bytes: [UInt8]) throws(Failure)
  /// Fills the array.
  func read(into bytes: inout [UInt8]) throws(Failure)
  /// What to throw for a message that cannot be understood.
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
