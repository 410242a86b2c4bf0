// SPDX-License-Identifier: MIT

/// The subscriptions of a connection: to signals, and to the owners of names.
struct SignalFollower {
  struct FollowedSignal {
    var id: UInt64
    var match: BusMatch
    var body: (BusSignal) -> Void
  }

  struct FollowedName {
    /// The number of matches and listeners that need the name.
    var userCount = 0
    /// The owner of the name, nil inside for no owner; nil outside until the bus has answered.
    var owner: String??
    var listeners: [UInt64: (String?) -> Void] = [:]

    mutating func change(_ owner: String?) {
      guard self.owner != .some(owner) else { return }
      self.owner = .some(owner)
      for id in listeners.keys.sorted() { listeners[id]?(owner) }
    }
  }

  /// The subscriptions to signals, in the order in which they were made.
  var signals: [FollowedSignal] = []
  var names: [String: FollowedName] = [:]

  /// Returns the closures that want a signal.
  ///
  /// The owner of a name is requested before its signals, so that it is known when they arrive.
  func bodies(for signal: BusSignal) -> [(BusSignal) -> Void] {
    signals.filter { followed in
      let owner = followed.match.followedName.flatMap { names[$0]?.owner } ?? nil
      return followed.match.accepts(signal, owner: owner)
    }.map(\.body)
  }
}
