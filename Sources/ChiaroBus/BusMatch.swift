// SPDX-License-Identifier: MIT

/// Which signals are wanted; nil is all.
///
/// Apple counterpart: none · Source: D-Bus Specification 0.41, Match Rules · Fidelity: exact
public struct BusMatch: Hashable, Sendable {
  /// Who sends it: a unique name such as `:1.5`, or a name that somebody owns.
  public var sender: String?
  /// The object that sends it.
  public var path: String?
  /// The interface to which it belongs.
  public var interface: String?
  /// Its own name.
  public var member: String?
  /// The first argument, where that is a text.
  public var argument: String?

  /// Creates a match; what is nil does not matter.
  public init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
    argument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.argument = argument
  }

  /// The match in D-Bus's words.
  var rule: String {
    let parts = [
      ("type", "signal"), ("sender", sender), ("path", path), ("interface", interface),
      ("member", member), ("arg0", argument),
    ]
    return parts.compactMap { key, value in value.map { "\(key)=\(Self.quoted($0))" } }
      .joined(separator: ",")
  }

  /// Within quotes everything stands for itself; a quote stands outside of them, escaped.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// Whether a signal is wanted; `owner` is the unique name that owns `sender`, nil where nobody
  /// does.
  func accepts(_ signal: BusSignal, owner: String?) -> Bool {
    (sender == nil || sender == signal.sender || owner == signal.sender)
      && (path == nil || path == signal.path)
      && (interface == nil || interface == signal.interface)
      && (member == nil || member == signal.member)
      && (argument == nil || argument == signal.arguments.first?.plainText)
  }

  /// The name whose owner has to be known to tell the sender.
  var followedName: String? {
    guard let sender, !sender.hasPrefix(":"), sender != Daemon.name else { return nil }
    return sender
  }
}

extension BusValue {
  /// The text of a string that is in no variant, as match rules look at it.
  fileprivate var plainText: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
