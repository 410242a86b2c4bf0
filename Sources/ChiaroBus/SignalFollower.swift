// SPDX-License-Identifier: MIT

/// What a connection follows: signals, and the owners of names.
struct SignalFollower {
  struct FollowedSignal {
    var id: UInt64
    var match: BusMatch
    var body: (BusSignal) -> Void
  }

  struct FollowedName {
    /// How many matches and listeners want it.
    var userCount = 0
    /// Nil as long as the bus was not heard; then the owner, if there is one.
    var owner: String??
    var listeners: [UInt64: (String?) -> Void] = [:]

    mutating func change(_ owner: String?) {
      guard self.owner != .some(owner) else { return }
      self.owner = .some(owner)
      for id in listeners.keys.sorted() { listeners[id]?(owner) }
    }
  }

  /// In the order in which they came.
  var signals: [FollowedSignal] = []
  var names: [String: FollowedName] = [:]

  /// Who wants a signal.
  ///
  /// A name's owner is asked for before the signals are, so that it is known when they come.
  func bodies(for signal: BusSignal) -> [(BusSignal) -> Void] {
    signals.filter { followed in
      let owner = followed.match.followedName.flatMap { names[$0]?.owner } ?? nil
      return followed.match.accepts(signal, owner: owner)
    }.map(\.body)
  }
}
