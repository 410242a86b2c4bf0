// SPDX-License-Identifier: MIT

/// A message received from a bus, with its values.
struct BusMessage {
  /// The kind of message; messages of other kinds are ignored.
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
  /// The serial number of the call that this message answers.
  var answeredCall: UInt64?
  /// Whether the sender waits for an answer.
  var expectsAnswer: Bool
  var body: Result<[BusValue], BusError>

  /// The answer to a call; nil for other messages.
  var answer: Result<[BusValue], BusError>? {
    switch kind {
    case .answer: body
    case .error(let name):
      .failure(.named(name, (try? body.get())?.first?.asString ?? ""))
    case .call, .signal: nil
    }
  }

  /// The signal; nil for other messages and for signals that could not be read.
  var signal: BusSignal? {
    guard case .signal = kind, case .success(let arguments) = body else { return nil }
    return BusSignal(
      sender: sender, path: path, interface: interface, member: member, arguments: arguments)
  }
}
