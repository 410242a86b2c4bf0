// SPDX-License-Identifier: MIT

/// Messages that end in a zero byte, over a channel.
final class MessagePipe {
  private let descriptor: Int32
  private var received: [UInt8] = []
  /// How much of `received` is known to hold no zero byte.
  private var searched = 0
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func send(_ text: String) throws(BrowserError) {
    guard Channel.write(descriptor, Array(text.utf8) + [0]) else {
      throw BrowserError(.gone, "the browser has gone away")
    }
  }

  /// The next message.
  func receive(before deadline: ContinuousClock.Instant) throws(BrowserError) -> [UInt8] {
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = Array(received[..<end])
        received.removeSubrange(...end)
        searched = 0
        return message
      }
      searched = received.count
      try read(before: deadline)
    }
  }

  private func read(before deadline: ContinuousClock.Instant) throws(BrowserError) {
    let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
    guard left > 0, Channel.waitForInput(descriptor, milliseconds: Int32(min(left, 60_000)) + 1)
    else { throw BrowserError(.late, "the browser did not answer in time") }
    let count = Channel.read(descriptor, into: &chunk)
    if count <= 0 { throw BrowserError(.gone, "the browser has gone away") }
    received += chunk[..<count]
  }
}
