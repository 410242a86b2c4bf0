// SPDX-License-Identifier: MIT

extension BusLoop {
  /// Sends a call, or keeps it until the connection is established.
  func call(
    id: UInt64, _ request: BusRequest, until deadline: ContinuousClock.Instant,
    _ body: @escaping (Result<[BusValue], BusError>) -> Void
  ) {
    let call = OpenCall(id: id, request: request, deadline: deadline, body: body)
    if calls.isFull {
      call.fail(
        BusError(
          .tooLarge,
          detail:
            "more than \(BusLimits.openCalls) calls without an answer"))
      return
    }
    switch state {
    case .connecting: calls.wait(call)
    case .connected: send(call)
    case .disconnected(let error): call.fail(error)
    case .closed: call.fail(BusError(.disconnected, detail: "closed"))
    }
  }

  /// Sends a call without asking for an answer; dropped where there is no bus.
  func tell(_ request: BusRequest) { _ = try? openWire?.send(request, wantsAnswer: false) }

  func send(_ call: OpenCall) {
    guard let wire = openWire else { return call.fail(BusError(.disconnected)) }
    do throws(BusError) { calls.add(call, number: try wire.send(call.request)) } catch {
      call.fail(error)
    }
  }

  func cancelCall(_ id: UInt64) { calls.cancel(id)?.fail(BusError(.canceled)) }

  /// Calls a method of the bus daemon, with a timeout of 25 seconds.
  func askDaemon(
    _ member: String, _ arguments: [BusValue],
    _ body: @escaping (Result<[BusValue], BusError>) -> Void = { _ in }
  ) {
    call(
      id: BusID.next(), Daemon.request(member, arguments), until: .now + .seconds(25), body)
  }
}
