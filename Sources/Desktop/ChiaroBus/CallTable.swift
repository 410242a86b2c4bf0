// SPDX-License-Identifier: MIT

/// A call to another program that is not answered yet.
struct OpenCall {
  var id: UInt64
  var request: BusRequest
  var deadline: ContinuousClock.Instant
  var body: (Result<[BusValue], BusError>) -> Void

  func finish(_ answer: Result<[BusValue], BusError>) {
    body(answer.mapError { $0.at(request.place) })
  }

  func fail(_ error: BusError) { finish(.failure(error)) }
}

/// The unanswered calls on a connection.
struct CallTable {
  /// The calls that wait for the connection, in order.
  private var waiting: [OpenCall] = []
  /// The calls that were sent, by serial number.
  private var sent: [UInt64: OpenCall] = [:]

  var isFull: Bool { waiting.count + sent.count >= BusLimits.openCalls }

  /// The earliest deadline of a call; nil without calls.
  var deadline: ContinuousClock.Instant? {
    min(waiting.lazy.map(\.deadline).min(), sent.values.lazy.map(\.deadline).min())
  }

  private func min(
    _ one: ContinuousClock.Instant?, _ other: ContinuousClock.Instant?
  ) -> ContinuousClock.Instant? {
    guard let one, let other else { return one ?? other }
    return Swift.min(one, other)
  }

  mutating func wait(_ call: OpenCall) { waiting.append(call) }
  mutating func add(_ call: OpenCall, number: UInt64) { sent[number] = call }

  /// Removes and returns the call with a serial number.
  mutating func take(_ number: UInt64) -> OpenCall? { sent.removeValue(forKey: number) }

  /// Removes and returns the calls that wait for the connection.
  mutating func takeWaiting() -> [OpenCall] {
    defer { waiting = [] }
    return waiting
  }

  /// Removes and returns all calls, in the order in which they were made.
  mutating func takeAll() -> [OpenCall] { remove { _ in true } }

  /// Removes and returns the calls whose deadline has passed.
  mutating func expire(at time: ContinuousClock.Instant) -> [OpenCall] {
    guard let deadline, deadline <= time else { return [] }
    return remove { $0.deadline <= time }
  }

  /// Removes and returns the call with an id.
  mutating func cancel(_ id: UInt64) -> OpenCall? { remove { $0.id == id }.first }

  private mutating func remove(_ isMeant: (OpenCall) -> Bool) -> [OpenCall] {
    let removed = waiting.filter(isMeant) + sent.values.filter(isMeant)
    waiting.removeAll(where: isMeant)
    sent = sent.filter { !isMeant($0.value) }
    return removed.sorted { $0.id < $1.id }
  }
}
