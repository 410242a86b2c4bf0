// SPDX-License-Identifier: MIT

import Synchronization

/// A method call to an exported object, which is to be answered.
///
/// It may be answered at once or later, from any thread; only the first answer counts. A call that
/// is released without an answer is answered with an error.
///
/// Apple counterpart: the reply block of `NSXPCConnection` · Source: D-Bus Specification 0.41,
/// Method calls · Fidelity: exact
public final class BusCall: Sendable {
  /// The unique name of the caller.
  public let sender: String
  /// The path of the called object.
  public let path: String
  /// The interface of the method.
  public let interface: String
  /// The name of the method.
  public let member: String
  /// The arguments, of the types that the method declares.
  public let arguments: [BusValue]
  /// Whether the caller waits for an answer.
  public let wantsAnswer: Bool

  private let send: @Sendable (Result<[BusValue], BusError>) -> Void
  private let isAnswered = Atomic(false)

  init(_ message: BusMessage, send: @escaping @Sendable (Result<[BusValue], BusError>) -> Void) {
    sender = message.sender
    path = message.path
    interface = message.interface
    member = message.member
    arguments = (try? message.body.get()) ?? []
    wantsAnswer = message.expectsAnswer
    self.send = send
  }

  deinit { fail(.named(BusError.Name.noReply, "\(interface).\(member) gave no answer")) }

  /// Answers the call with results.
  public func answer(_ values: [BusValue] = []) { finish(.success(values)) }

  /// Answers the call with an error.
  public func fail(_ error: BusError) { finish(.failure(error)) }

  private func finish(_ result: Result<[BusValue], BusError>) {
    if !isAnswered.exchange(true, ordering: .relaxed) { send(result) }
  }
}
