// SPDX-License-Identifier: MIT

extension BusLoop {
  func follow(id: UInt64, _ match: BusMatch, _ body: @escaping (BusSignal) -> Void) {
    follower.signals.append(.init(id: id, match: match, body: body))
    if let name = match.followedName { use(name) }
    if openWire != nil { askDaemon("AddMatch", [.string(match.rule)]) }
  }

  func follow(id: UInt64, name: String, _ body: @escaping (String?) -> Void) {
    use(name)
    follower.names[name]?.listeners[id] = body
    if case .disconnected = state { follower.names[name]?.owner = .some(nil) }
    if let owner = follower.names[name]?.owner { body(owner) }
  }

  func stopFollowing(_ id: UInt64) {
    for followed in follower.signals where followed.id == id {
      if openWire != nil { askDaemon("RemoveMatch", [.string(followed.match.rule)]) }
      followed.match.followedName.map(unuse)
    }
    follower.signals.removeAll { $0.id == id }
    for (name, followed) in follower.names where followed.listeners[id] != nil {
      follower.names[name]?.listeners[id] = nil
      unuse(name)
    }
  }

  /// Passes a signal to its subscribers; changes of name owners are processed first.
  func take(_ signal: BusSignal) {
    if signal.sender == Daemon.name {
      let texts = signal.arguments.compactMap(\.asString)
      switch (signal.member, texts.count) {
      case ("NameOwnerChanged", 3):
        follower.names[texts[0]]?.change(texts[2].isEmpty ? nil : texts[2])
      case ("NameAcquired", 1): changeOwnedName(texts[0], isOwned: true)
      case ("NameLost", 1): changeOwnedName(texts[0], isOwned: false)
      default: break
      }
    }
    for body in follower.bodies(for: signal) { body(signal) }
  }

  /// Subscribes to all signals again on a new connection.
  func resumeSignals() {
    for name in follower.names.keys.sorted() { followOwner(of: name) }
    for followed in follower.signals { askDaemon("AddMatch", [.string(followed.match.rule)]) }
  }

  /// Forgets the owners of all names, after the bus was lost.
  func forgetOwners() {
    for name in follower.names.keys.sorted() { follower.names[name]?.change(nil) }
  }

  // MARK: Owners

  private func use(_ name: String) {
    follower.names[name, default: .init()].userCount += 1
    if follower.names[name]?.userCount == 1, openWire != nil { followOwner(of: name) }
  }

  private func unuse(_ name: String) {
    follower.names[name]?.userCount -= 1
    guard follower.names[name]?.userCount == 0 else { return }
    follower.names[name] = nil
    if openWire != nil { askDaemon("RemoveMatch", [.string(BusMatch.owner(of: name).rule)]) }
  }

  private func followOwner(of name: String) {
    askDaemon("AddMatch", [.string(BusMatch.owner(of: name).rule)])
    askDaemon("GetNameOwner", [.string(name)]) { [weak self] answer in
      // An error of the bus says that there is none; any other that the bus is not there.
      self?.follower.names[name]?.change((try? answer.get())?.first?.asString)
    }
  }
}

extension BusMatch {
  /// Returns the match for the bus's signal that a name has a new owner.
  static func owner(of name: String) -> BusMatch {
    BusMatch(
      sender: Daemon.name, path: Daemon.path, interface: Daemon.name, member: "NameOwnerChanged",
      argument: name)
  }
}
