// SPDX-License-Identifier: MIT

/// A call of ours that has no answer yet.
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

/// The calls of a connection that have no answer yet.
struct CallTable {
  /// Those that wait for the connection, in order.
  private var waiting: [OpenCall] = []
  /// Those that were sent, by the number under which the answer comes.
  private var sent: [UInt64: OpenCall] = [:]

  var isFull: Bool { waiting.count + sent.count >= BusLimits.openCalls }

  /// When the first of them has waited long enough.
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

  /// Takes the call whose answer has come.
  mutating func take(_ number: UInt64) -> OpenCall? { sent.removeValue(forKey: number) }

  /// Takes those that wait for the connection.
  mutating func takeWaiting() -> [OpenCall] {
    defer { waiting = [] }
    return waiting
  }

  /// Takes all, in the order in which they were made.
  mutating func takeAll() -> [OpenCall] { remove { _ in true } }

  /// Takes those whose time is over.
  mutating func expire(at time: ContinuousClock.Instant) -> [OpenCall] {
    guard let deadline, deadline <= time else { return [] }
    return remove { $0.deadline <= time }
  }

  /// Takes the call with this number of ours.
  mutating func cancel(_ id: UInt64) -> OpenCall? { remove { $0.id == id }.first }

  private mutating func remove(_ isMeant: (OpenCall) -> Bool) -> [OpenCall] {
    let removed = waiting.filter(isMeant) + sent.values.filter(isMeant)
    waiting.removeAll(where: isMeant)
    sent = sent.filter { !isMeant($0.value) }
    return removed.sorted { $0.id < $1.id }
  }
}
