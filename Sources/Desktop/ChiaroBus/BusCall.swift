// SPDX-License-Identifier: MIT

import Synchronization

/// A method call to an exported object, which is to be answered.
///
/// It may be answered at once or later, from any thread; only the first answer counts. A call that
/// is released without an answer is answered with an error.
///
/// Apple counterpart: the reply block of `NSXPCConnection` · Source: D-Bus Specification 0.41,
/// Method calls · Fidelity: exact
package final class BusCall: Sendable {
  /// The unique name of the caller.
  package let sender: String
  /// The path of the called object.
  package let path: String
  /// The interface of the method.
  package let interface: String
  /// The name of the method.
  package let member: String
  /// The arguments, of the types that the method declares.
  package let arguments: [BusValue]
  /// Whether the caller waits for an answer.
  package let wantsAnswer: Bool

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
  package func answer(_ values: [BusValue] = []) { finish(.success(values)) }

  /// Answers the call with an error.
  package func fail(_ error: BusError) { finish(.failure(error)) }

  private func finish(_ result: Result<[BusValue], BusError>) {
    if !isAnswered.exchange(true, ordering: .relaxed) { send(result) }
  }
}
