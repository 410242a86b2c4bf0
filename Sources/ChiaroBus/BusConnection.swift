// SPDX-License-Identifier: MIT

import ChiaroSystem

/// A connection to a message bus, as a client and as a server.
///
/// Nothing here waits for the bus. A connection has a thread of its own, which sleeps until
/// something comes. It connects by itself and, when the bus goes away, again and again with growing
/// pauses; signals that are followed, objects, and names are there again afterwards.
///
/// **Where closures run.** Every closure that is handed in is called on the connection's thread, in
/// the order in which the messages came, one after the other: what it does must not take long. Who
/// lives on an actor either uses the asynchronous forms (`try await call`, `for await` over
/// `signals`), or goes there with `DispatchQueue.main.async`, which keeps the order; the program
/// must then run its main queue, as a window does with `RunLoop.main`. All methods may be called
/// from any thread, also from within such a closure, and take effect in the order of the calls.
///
/// A connection that nobody holds any more is closed.
///
/// Apple counterpart: `NSXPCConnection` · Source: D-Bus Specification 0.41 · Fidelity: approximate
public final class BusConnection: Sendable {
  private let mailbox: BusMailbox?

  /// Starts to connect.
  public init(_ address: BusAddress = .session) {
    mailbox = BusMailbox()
    guard let mailbox else { return }
    let isRunning = SystemThreads.start { BusLoop(address, mailbox).run() }
    if !isRunning { _ = mailbox.close() }
  }

  deinit { close() }

  /// Sends what has not gone yet, for a second at most, and ends the connection.
  public func close() { post { $0.stop() } }

  // MARK: State

  /// Tells how the connection stands, now and whenever that changes.
  ///
  /// - Returns: what has to be kept as long as this goes on.
  public func follow(_ body: @escaping @Sendable (BusState) -> Void) -> BusSubscription {
    subscription { $0.follow(id: $1, body) }
      ?? {
        body(.disconnected(Self.noThread))
        return BusSubscription {}
      }()
  }

  // MARK: As a client

  /// Calls a method of somebody else.
  ///
  /// While the connection is on the way, the call waits for it.
  /// - Parameters:
  ///   - request: the method and its arguments.
  ///   - timeout: how long the answer may take.
  ///   - body: is called once.
  public func call(
    _ request: BusRequest, timeout: Duration = .seconds(25),
    then body: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    start(request, id: BusID.next(), timeout: timeout, then: body)
  }

  /// Calls a method of somebody else and waits for the answer, without holding the thread.
  public func call(
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

  /// Calls a method of somebody else and wants no answer; lost where there is no bus.
  func tell(_ request: BusRequest) { post { $0.tell(request) } }

  private func start(
    _ request: BusRequest, id: UInt64, timeout: Duration,
    then body: @escaping @Sendable (Result<[BusValue], BusError>) -> Void
  ) {
    let end = ContinuousClock.now + timeout
    let isPosted = post { $0.call(id: id, request, until: end, body) }
    if !isPosted { body(.failure(BusError(.disconnected, place: request.place))) }
  }

  /// Calls the closure for every signal that matches.
  ///
  /// A match whose sender is a name that somebody owns only brings signals of its owner.
  /// - Returns: what has to be kept as long as this goes on.
  public func follow(
    _ match: BusMatch, _ body: @escaping @Sendable (BusSignal) -> Void
  ) -> BusSubscription {
    subscription { $0.follow(id: $1, match, body) } ?? BusSubscription {}
  }

  /// The signals that match, for a task; ends with the task.
  public func signals(_ match: BusMatch) -> AsyncStream<BusSignal> {
    let (stream, continuation) = AsyncStream<BusSignal>.makeStream()
    let subscription = follow(match) { continuation.yield($0) }
    continuation.onTermination = { _ in subscription.cancel() }
    return stream
  }

  /// Tells who owns a name, now and whenever that changes; nil is nobody, or no bus.
  ///
  /// - Returns: what has to be kept as long as this goes on.
  public func follow(
    name: String, _ body: @escaping @Sendable (_ owner: String?) -> Void
  ) -> BusSubscription {
    subscription { $0.follow(id: $1, name: name, body) } ?? BusSubscription {}
  }

  // MARK: As a server

  /// Asks for a name, with this connection and every later one, and tells how that stands.
  ///
  /// - Returns: what has to be kept as long as the name is wanted.
  public func own(
    _ name: String, _ options: BusNameOptions = [],
    _ body: @escaping @Sendable (BusNameState) -> Void
  ) -> BusSubscription {
    subscription { $0.own(id: $1, name: name, options, body) } ?? BusSubscription {}
  }

  /// Puts an object at a path; what was at the path before is gone.
  ///
  /// It answers `org.freedesktop.DBus.Properties`, `Introspectable` and `Peer` by itself.
  /// - Returns: what has to be kept as long as the object is there.
  public func export(_ interfaces: [BusInterface], at path: String) -> BusSubscription {
    subscription { $0.export(id: $1, interfaces, at: path) } ?? BusSubscription {}
  }

  /// Sends a signal of an object; lost where there is no bus.
  public func emit(
    path: String, interface: String, member: String, arguments: [BusValue] = []
  ) {
    let signal = BusSignal(
      sender: "", path: path, interface: interface, member: member, arguments: arguments)
    post { $0.emit(signal) }
  }

  /// Says that properties of an object changed, as `org.freedesktop.DBus.Properties` has it.
  public func emitChange(of properties: [String: BusValue], path: String, interface: String) {
    emit(
      path: path, interface: BusInterface.properties, member: "PropertiesChanged",
      arguments: [.string(interface), .options(properties), .strings([])])
  }

  // MARK: The thread

  @discardableResult
  private func post(_ work: @escaping BusMailbox.Work) -> Bool { mailbox?.post(work) ?? false }

  private static let noThread = BusError(.unavailable, detail: "the system gives no thread")

  /// Leaves something with the loop that can be taken back; nil when there is no loop.
  private func subscription(
    _ work: @escaping @Sendable (BusLoop, UInt64) -> Void
  ) -> BusSubscription? {
    let id = BusID.next()
    guard let mailbox, mailbox.post({ work($0, id) }) else { return nil }
    return BusSubscription { mailbox.post { $0.remove(id) } }
  }
}
