// SPDX-License-Identifier: MIT

import Synchronization

/// A call that somebody made to an object of ours, and that wants an answer.
///
/// It may be answered at once or later, from any thread; the first answer counts. A call that is
/// given up without one is answered with an error.
///
/// Apple counterpart: the reply block of `NSXPCConnection` · Source: D-Bus Specification 0.41,
/// Method calls · Fidelity: exact
public final class BusCall: Sendable {
  /// The unique name of who calls.
  public let sender: String
  /// The object that is called.
  public let path: String
  /// The interface of the method.
  public let interface: String
  /// The method.
  public let member: String
  /// What the method is told; of the types that it has declared.
  public let arguments: [BusValue]
  /// Whether somebody waits for the answer.
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

  /// Answers with values.
  public func answer(_ values: [BusValue] = []) { finish(.success(values)) }

  /// Answers with an error.
  public func fail(_ error: BusError) { finish(.failure(error)) }

  private func finish(_ result: Result<[BusValue], BusError>) {
    if !isAnswered.exchange(true, ordering: .relaxed) { send(result) }
  }
}
