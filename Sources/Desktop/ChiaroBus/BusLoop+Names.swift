// SPDX-License-Identifier: MIT

extension BusLoop {
  func own(
    id: UInt64, name: String, _ options: BusNameOptions,
    _ body: @escaping (BusNameState) -> Void
  ) {
    ownedNames[id] = OwnedName(name: name, options: options, body: body)
    switch state {
    case .connecting: break
    case .connected: requestName(id)
    case .disconnected, .closed: ownedNames[id]?.change(.unavailable)
    }
  }

  func requestName(_ id: UInt64) {
    guard let owned = ownedNames[id] else { return }
    let arguments = [BusValue.string(owned.name), .uint32(owned.options.rawValue)]
    askDaemon("RequestName", arguments) { [weak self] answer in
      let code = (try? answer.get())?.first?.asInteger
      self?.ownedNames[id]?.change(Self.state(ofAnswer: code))
    }
  }

  /// Returns the state for an answer code of the specification.
  private static func state(ofAnswer code: Int64?) -> BusNameState {
    switch code {
    case 1, 4: .owned
    case 2: .queued
    case 3: .taken
    default: .unavailable
    }
  }

  func releaseName(_ id: UInt64) {
    guard let owned = ownedNames.removeValue(forKey: id), openWire != nil,
      !ownedNames.values.contains(where: { $0.name == owned.name })
    else { return }
    askDaemon("ReleaseName", [.string(owned.name)])
  }

  func changeOwnedName(_ name: String, isOwned: Bool) {
    for (id, owned) in ownedNames where owned.name == name {
      let queues = !owned.options.contains(.doesNotQueue)
      ownedNames[id]?.change(isOwned ? .owned : queues ? .queued : .taken)
    }
  }
}
