// SPDX-License-Identifier: MIT

/// A message that came, with all that was read of it.
struct BusMessage {
  /// What it is; a message of no known kind is none.
  enum Kind {
    case call
    case answer
    case error(name: String)
    case signal
  }

  var kind: Kind
  var sender: String
  var path: String
  var interface: String
  var member: String
  /// The number of the call that is answered.
  var answeredCall: UInt64?
  /// Whether somebody waits for an answer.
  var expectsAnswer: Bool
  var body: Result<[BusValue], BusError>

  /// The answer to a call, where it is one.
  var answer: Result<[BusValue], BusError>? {
    switch kind {
    case .answer: body
    case .error(let name):
      .failure(.named(name, (try? body.get())?.first?.asString ?? ""))
    case .call, .signal: nil
    }
  }

  /// The signal, where it is one that could be read.
  var signal: BusSignal? {
    guard case .signal = kind, case .success(let arguments) = body else { return nil }
    return BusSignal(
      sender: sender, path: path, interface: interface, member: member, arguments: arguments)
  }
}
