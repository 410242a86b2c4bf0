// SPDX-License-Identifier: MIT

import ChiaroSystem

/// The thread of a connection: connects, waits, and hands out what comes.
///
/// It is created on its thread and never leaves it; other threads post work to the mailbox.
/// Subscriptions outlive a connection: matches, names and objects are set up again on the next one.
final class BusLoop {
  let mailbox: BusMailbox
  private let address: BusAddress
  private var isStopped = false

  private(set) var wire: BusWire?
  private(set) var state = BusState.connecting
  private var stateListeners: [UInt64: (BusState) -> Void] = [:]
  private var pause = ReconnectionPause()
  private var nextAttempt = ContinuousClock.now
  /// The time at which the present attempt began.
  private var attempt = ContinuousClock.now
  private var isReady = false

  var calls = CallTable()
  var follower = SignalFollower()
  var ownedNames: [UInt64: OwnedName] = [:]
  var objects: [String: (id: UInt64, object: BusObject)] = [:]
  /// The calls to exported objects that are not answered yet.
  var takenCalls = TakenCalls()

  init(_ address: BusAddress, _ mailbox: BusMailbox) {
    self.address = address
    self.mailbox = mailbox
  }

  // MARK: Running

  /// Runs until the connection is closed.
  func run() {
    while !isStopped {
      for work in mailbox.take() { work(self) }
      if !isStopped, !advance() { wait() }
    }
    wire?.flush(within: .seconds(5))
    end(.closed, BusError(.disconnected, detail: "closed"))
    for work in mailbox.close() { work(self) }
  }

  func stop() { isStopped = true }

  /// Performs the work that is possible without waiting; returns whether there may be more.
  private func advance() -> Bool {
    if wire == nil, ContinuousClock.now >= nextAttempt { connect() }
    let hasMore = readMessages()
    if wire != nil, !isReady, ContinuousClock.now - attempt > .seconds(10) {
      lose(BusError(.timeout, detail: "the bus does not answer the greeting"))
    }
    if let wire, wire.unsentCount > BusLimits.unsentMessages {
      lose(BusError(.tooLarge, detail: "the bus accepts no data"))
    }
    for call in calls.expire(at: .now) { call.fail(BusError(.timeout)) }
    return hasMore
  }

  /// Reads a few messages, so that other work gets its turn; returns whether there may be more.
  private func readMessages() -> Bool {
    for _ in 0..<64 {
      guard let wire else { return false }
      do throws(BusError) {
        switch try wire.step() {
        case .nothing: return false
        case .progress: if !isReady, let name = wire.uniqueName { begin(name) }
        case .message(let message, let pointer):
          dispatch(message, pointer)
          wire.release(pointer)
        }
      } catch {
        lose(error)
      }
    }
    return true
  }

  private func wait() {
    var events = [(mailbox.descriptor, System.readable)]
    if let wire {
      do throws(BusError) { events.append((wire.descriptor, try wire.events())) } catch {
        return lose(error)
      }
    }
    System.wait(for: events, timeout: timeUntilNextDeadline)
  }

  private var timeUntilNextDeadline: Duration? {
    let now = ContinuousClock.now
    var times: [Duration] = []
    if let call = calls.deadline { times.append(call - now) }
    if wire == nil { times.append(nextAttempt - now) }
    if wire != nil, !isReady { times.append(attempt + .seconds(10) - now) }
    if let deadline = wire?.deadline { times.append(SystemTime.rest(untilMicroseconds: deadline)) }
    return times.min().map { max($0, .zero) }
  }

  // MARK: The connection

  private func connect() {
    attempt = .now
    change(.connecting)
    guard let text = address.text else {
      return lose(BusError(.unavailable, detail: "the environment does not name a bus"))
    }
    do throws(BusError) { wire = try BusWire(text) } catch { lose(error) }
  }

  private func begin(_ name: String) {
    isReady = true
    change(.connected(name: name))
    resumeSignals()
    for id in ownedNames.keys.sorted() { requestName(id) }
    for call in calls.takeWaiting() { send(call) }
  }

  private func lose(_ error: BusError) {
    if isReady, ContinuousClock.now - attempt > .seconds(5) { pause = ReconnectionPause() }
    nextAttempt = .now + pause.next()
    var error = error
    // Whatever the library says, nothing can be sent or read any more.
    if [.malformed, .tooLarge].contains(error.kind) { error.kind = .disconnected }
    end(.disconnected(error), error)
  }

  private func end(_ state: BusState, _ error: BusError) {
    for message in takenCalls.removeAll() { wire?.release(message) }
    wire = nil
    isReady = false
    change(state)
    for call in calls.takeAll() { call.fail(error) }
    forgetOwners()
    for id in ownedNames.keys.sorted() { ownedNames[id]?.change(.unavailable) }
  }

  private func change(_ state: BusState) {
    guard state != self.state else { return }
    self.state = state
    for id in stateListeners.keys.sorted() { stateListeners[id]?(state) }
  }

  func follow(id: UInt64, _ body: @escaping (BusState) -> Void) {
    stateListeners[id] = body
    body(state)
  }

  /// The wire, while messages can be sent; nil otherwise.
  var openWire: BusWire? { isReady ? wire : nil }

  // MARK: Messages

  private func dispatch(_ message: BusMessage, _ pointer: OpaquePointer) {
    if let number = message.answeredCall, let answer = message.answer {
      calls.take(number)?.finish(answer)
    } else if let signal = message.signal {
      take(signal)
    } else if case .call = message.kind {
      take(message, pointer)
    }
  }

  /// Removes the subscription with a number.
  func remove(_ id: UInt64) {
    stateListeners[id] = nil
    stopFollowing(id)
    releaseName(id)
    objects = objects.filter { $0.value.id != id }
  }
}

/// The growing pause before the next attempt to connect, from 0.1 to 10 seconds.
package struct ReconnectionPause {
  private var duration = Duration.milliseconds(100)

  /// Creates the state before the first attempt.
  package init() {}

  /// Returns the next pause, which is longer than the previous one up to the maximum.
  package mutating func next() -> Duration {
    defer { duration = min(duration * 2, .seconds(10)) }
    return duration
  }
}
