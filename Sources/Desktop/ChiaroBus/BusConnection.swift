// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A connection to a message bus, as a client and as a server.
///
/// No method blocks on the bus. A connection has a thread of its own, which sleeps until a message
/// arrives. It connects automatically and, after the bus has gone away, reconnects with growing
/// pauses; followed signals, exported objects and owned names are then set up again.
///
/// **Where closures run.** Every closure passed in is called on the connection's thread, one at a
/// time and in the order in which messages arrive; it must not take long. Code on an actor either
/// uses the asynchronous forms (`try await call`, `for await` over `signals`) or hops with
/// `DispatchQueue.main.async`, which keeps the order; the program must then run its main queue, as
/// a window does with `RunLoop.main`. All methods may be called from any thread, also from within
/// such a closure, and take effect in the order of the calls.
///
/// A connection is closed when its last reference is released.
///
/// Apple counterpart: `NSXPCConnection` · Source: D-Bus Specification 0.41 · Fidelity: approximate
package final class BusConnection: Sendable {
  private let mailbox: BusMailbox?

  /// Creates a connection and starts to connect.
  package init(_ address: BusAddress = .session) {
    mailbox = BusMailbox()
    guard let mailbox else { return }
    let isRunning = SystemThreads.start { BusLoop(address, mailbox).run() }
    if !isRunning { _ = mailbox.close() }
  }

  deinit { close() }

  /// Sends the queued messages, for a second at most, and closes the connection for good.
  package func close() { post { $0.stop() } }

  // MARK: State

  /// Observes the state of the connection: the present one and every change.
  ///
  /// - Returns: a subscription, which ends the observation when it is released
  package func follow(_ body: @escaping @Sendable (BusState) -> Void) -> BusSubscription {
    subscription { $0.follow(id: $1, body) }
      ?? {
        body(.disconnected(Self.noThread))
        return BusSubscription {}
      }()
  }

  // MARK: As a client

  /// Calls a method of another program and passes the answer to a closure.
  ///
  /// While the connection is being established, the call is kept waiting.
  /// - Parameters:
  ///   - request: the method and its arguments
  ///   - timeout: the longest time to wait for the answer
  ///   - body: the closure, which is called exactly once
  package func call(
    _ request: BusRequest, timeout: Duration = .seconds(25),
    then body: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    start(request, id: BusID.next(), timeout: timeout, then: body)
  }

  /// Calls a method of another program and awaits its answer, without blocking the thread.
  ///
  /// Canceling the task cancels the call with an error of kind `canceled`.
  package func call(
    _ request: BusRequest, timeout: Duration = .seconds(25)
  ) async throws(BusError) -> [BusValue] {
    let id = BusID.next()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        start(request, id: id, timeout: timeout) { continuation.resume(returning: $0) }
        // The handler below may have run before there was a call to cancel.
        if Task.isCancelled { post { $0.cancelCall(id) } }
      }
    } onCancel: {
      post { $0.cancelCall(id) }
    }
    return try result.get()
  }

  /// Calls a method of another program without asking for an answer; dropped where there is no bus.
  func tell(_ request: BusRequest) { post { $0.tell(request) } }

  private func start(
    _ request: BusRequest, id: UInt64, timeout: Duration,
    then body: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    let end = ContinuousClock.now + timeout
    let isPosted = post { $0.call(id: id, request, until: end, body) }
    if !isPosted { body(.failure(BusError(.disconnected, place: request.place))) }
  }

  /// Calls a closure for every signal that matches.
  ///
  /// Where the match's sender is a well-known name, only signals of its present owner match.
  /// - Returns: a subscription, which ends the calls when it is released
  package func follow(
    _ match: BusMatch, _ body: @escaping @Sendable (BusSignal) -> Void
  ) -> BusSubscription {
    subscription { $0.follow(id: $1, match, body) } ?? BusSubscription {}
  }

  /// Returns the signals that match as an asynchronous sequence, which ends with its task.
  package func signals(_ match: BusMatch) -> AsyncStream<BusSignal> {
    let (stream, continuation) = AsyncStream<BusSignal>.makeStream()
    let subscription = follow(match) { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return stream
  }

  /// Observes the owner of a name: the present one and every change.
  ///
  /// The owner is a unique name, or nil when the name has no owner or there is no bus.
  /// - Returns: a subscription, which ends the observation when it is released
  package func follow(
    name: String, _ body: @escaping @Sendable (_ owner: String?) -> Void
  ) -> BusSubscription {
    subscription { $0.follow(id: $1, name: name, body) } ?? BusSubscription {}
  }

  // MARK: As a server

  /// Requests a name, with this connection and after every reconnection, and reports the state of
  /// the request.
  ///
  /// - Returns: a subscription, which gives up the name when it is released
  package func own(
    _ name: String, _ options: BusNameOptions = [],
    _ body: @escaping @Sendable (BusNameState) -> Void
  ) -> BusSubscription {
    subscription { $0.own(id: $1, name: name, options, body) } ?? BusSubscription {}
  }

  /// Exports an object at a path, replacing any object there.
  ///
  /// The object answers `org.freedesktop.DBus.Properties`, `Introspectable` and `Peer`
  /// automatically.
  /// - Returns: a subscription, which removes the object when it is released
  package func export(_ interfaces: [BusInterface], at path: String) -> BusSubscription {
    subscription { $0.export(id: $1, interfaces, at: path) } ?? BusSubscription {}
  }

  /// Emits a signal of an object; dropped where there is no bus.
  package func emit(
    path: String, interface: String, member: String, arguments: [BusValue] = []
  ) {
    let signal = BusSignal(
      sender: "", path: path, interface: interface, member: member, arguments: arguments)
    post { $0.emit(signal) }
  }

  /// Emits `PropertiesChanged` of `org.freedesktop.DBus.Properties` with new property values.
  package func emitChange(of properties: [String: BusValue], path: String, interface: String) {
    emit(
      path: path, interface: BusInterface.properties, member: "PropertiesChanged",
      arguments: [.string(interface), .options(properties), .strings([])])
  }

  // MARK: The thread

  @discardableResult
  private func post(_ work: @escaping BusMailbox.Work) -> Bool { mailbox?.post(work) ?? false }

  private static let noThread = BusError(.unavailable, detail: "the system cannot start a thread")

  /// Posts work to the loop that can be undone; nil when there is no loop.
  private func subscription(
    _ work: @escaping @Sendable (BusLoop, UInt64) -> Void
  ) -> BusSubscription? {
    let id = BusID.next()
    guard let mailbox, mailbox.post({ work($0, id) }) else { return nil }
    return BusSubscription { mailbox.post { $0.remove(id) } }
  }
}
