// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The result of parsing received bytes as a connection does.
///
/// It is meant for fuzzing: it needs no bus, and does all work before the initializer returns.
package struct BusBytes {
  /// The result of one message.
  package struct Message {
    /// The values of the message, or the error of reading them.
    package var values: Result<[BusValue], BusError>
    /// The same values after being written to another message and read back.
    package var copy: Result<[BusValue], BusError>?
    /// The answer to the message, where it was a call and has been answered.
    package var answer: Result<[BusValue], BusError>?
  }

  /// The messages in order, up to the first that is invalid.
  package private(set) var messages: [Message] = []

  /// The largest number of bytes taken, which fits a socket's buffer.
  package static let limit = 1 << 16

  private static let greeting = "DATA\r\nOK 0123456789abcdef0123456789abcdef\r\n"

  /// Parses bytes, and passes the calls in them to an object with the given interfaces.
  ///
  /// - Throws: `BusError` where there is no bus library, or no descriptor left
  package init(_ bytes: [UInt8], calling interfaces: [BusInterface]) throws(BusError) {
    guard let pair = try? System.makeSocketPair() else { throw BusError(.unavailable) }
    for end in [pair.own, pair.other] { System.neverWait(on: end) }
    defer { System.closeFile(pair.other) }
    let wire = try BusWire(peer: pair.own)
    System.writeOnce(Array(Self.greeting.utf8), to: pair.other)
    while !wire.isReady {
      if case .nothing = try wire.step() { throw BusError(.disconnected) }
    }
    System.writeOnce(Array(bytes.prefix(Self.limit)), to: pair.other)
    System.endWriting(pair.other)
    let object = BusObject(interfaces: interfaces)
    // Each step takes a byte at least, or the last one.
    for _ in 0..<Self.limit + 100 {
      guard let step = try? wire.step() else { return }
      switch step {
      case .nothing: return
      case .progress: break
      case .message(let message, let pointer):
        messages.append(Self.take(message, pointer, wire, object))
        wire.release(pointer)
      }
    }
  }

  private static func take(
    _ message: BusMessage, _ pointer: OpaquePointer, _ wire: BusWire, _ object: BusObject
  ) -> Message {
    var result = Message(values: message.body)
    if case .success(let values) = message.body {
      do throws(BusError) { result.copy = .success(try wire.copy(of: values)) } catch {
        result.copy = .failure(error)
      }
    }
    guard case .call = message.kind else { return result }
    let box = AnswerBox()
    let call = BusCall(message) { box.put($0) }
    if case .failure(let error) = message.body { call.fail(error) } else { object.take(call) }
    let answer = box.taken
    result.answer = answer
    // What cannot be sent is answered with why; both may fail where the other end is gone.
    if case .success(let values)? = answer { try? wire.answer(pointer, values) }
    if case .failure(let error)? = answer { try? wire.fail(pointer, error) }
    return result
  }
}
