// SPDX-License-Identifier: MIT

/// The criteria that select signals; a criterion that is nil matches all.
///
/// Source: D-Bus Specification 0.41, Match Rules
package struct BusMatch: Hashable, Sendable {
  /// The sender: a unique name such as `:1.5`, or a well-known name.
  package var sender: String?
  /// The path of the object that emits the signal.
  package var path: String?
  /// The interface of the signal.
  package var interface: String?
  /// The name of the signal.
  package var member: String?
  /// The first argument, which must be a string.
  package var argument: String?

  /// Creates a match; criteria that are nil match all signals.
  package init(
    sender: String? = nil, path: String? = nil, interface: String? = nil, member: String? = nil,
    argument: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.interface = interface
    self.member = member
    self.argument = argument
  }

  /// The match rule in D-Bus's syntax.
  var rule: String {
    let parts = [
      ("type", "signal"), ("sender", sender), ("path", path), ("interface", interface),
      ("member", member), ("arg0", argument),
    ]
    return parts.compactMap { key, value in value.map { "\(key)=\(Self.quoted($0))" } }
      .joined(separator: ",")
  }

  /// Returns a text in quotes, within which all characters are literal; a quote itself is escaped
  /// outside of them.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  /// Whether a signal matches; `owner` is the unique name of the owner of `sender`, nil where it
  /// has none.
  func accepts(_ signal: BusSignal, owner: String?) -> Bool {
    (sender == nil || sender == signal.sender || owner == signal.sender)
      && (path == nil || path == signal.path)
      && (interface == nil || interface == signal.interface)
      && (member == nil || member == signal.member)
      && (argument == nil || argument == signal.arguments.first?.plainText)
  }

  /// The well-known name of the sender, whose owner must be known to match signals; nil for others.
  var followedName: String? {
    guard let sender, !sender.hasPrefix(":"), sender != Daemon.name else { return nil }
    return sender
  }
}

extension BusValue {
  /// The text of a string that is not in a variant, as match rules compare it.
  fileprivate var plainText: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
