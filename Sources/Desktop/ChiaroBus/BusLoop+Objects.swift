// SPDX-License-Identifier: MIT

extension BusLoop {
  func export(id: UInt64, _ interfaces: [BusInterface], at path: String) {
    objects[path] = (id, BusObject(interfaces: interfaces))
  }

  /// Sends a signal; dropped where there is no bus or the signal is invalid.
  func emit(_ signal: BusSignal) { try? openWire?.send(signal) }

  /// Passes a call to its object, and makes sure that it is answered.
  func take(_ message: BusMessage, _ pointer: OpaquePointer) {
    let id = BusID.next()
    guard !takenCalls.isFull(for: message.sender) else {
      if message.expectsAnswer {
        try? wire?.fail(pointer, BusError(.tooLarge, detail: "too many calls at once"))
      }
      return
    }
    takenCalls.add(id, from: message.sender, message.expectsAnswer ? wire?.retained(pointer) : nil)
    let call = BusCall(message) { [mailbox] result in mailbox.post { $0.finish(id, result) } }
    if case .failure(let error) = message.body { return call.fail(error) }
    guard let object = object(at: message.path) else {
      return call.fail(.named(BusError.Name.unknownObject, "no object \(message.path)"))
    }
    object.take(call)
  }

  /// Returns the object at a path, or an empty one where there are only objects below it.
  private func object(at path: String) -> BusObject? {
    let children = children(of: path)
    guard var object = objects[path]?.object else {
      return children.isEmpty ? nil : BusObject(interfaces: [], children: children)
    }
    object.children = children
    return object
  }

  private func children(of path: String) -> [String] {
    let folder = path == "/" ? path : path + "/"
    let names = objects.keys.filter { $0.hasPrefix(folder) && $0 != path }
      .compactMap { $0.dropFirst(folder.count).split(separator: "/").first.map(String.init) }
    return Set(names).sorted()
  }

  private func finish(_ id: UInt64, _ result: Result<[BusValue], BusError>) {
    guard let call = takenCalls.remove(id), let wire else { return }
    defer { wire.release(call) }
    do throws(BusError) { try wire.answer(call, result.get()) } catch {
      // Also where the values of the answer could not be sent: somebody waits.
      try? wire.fail(call, error)
    }
  }
}
