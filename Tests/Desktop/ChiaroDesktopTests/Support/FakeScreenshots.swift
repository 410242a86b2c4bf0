// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroDesktop
import Synchronization

/// A portal that lets nobody choose a color, and has one ready all the same.
final class FakeScreenshots: Sendable {
  /// When and where it answers.
  enum Manners {
    /// Before it answers the call.
    case quick
    /// Afterwards.
    case patient
    /// Afterwards, at another object than the token says, as old portals did.
    case otherPath
    case never
  }

  /// What was asked.
  let log = Log<String>()
  private let connection: BusConnection
  private let manners: Manners
  private let subscriptions = Mutex<[BusSubscription]>([])

  init(_ address: BusAddress, _ manners: Manners) async {
    connection = BusConnection(address)
    self.manners = manners
    let names = Log<BusNameState>()
    let object = connection.export([interface], at: FakePortal.path)
    let name = connection.own(FakePortal.name) { names.add($0) }
    subscriptions.withLock { $0 = [object, name] }
    _ = await names.wait(count: 1)
  }

  func leave() { connection.close() }

  private var interface: BusInterface {
    let inputs = [BusInterface.Argument("window", "s"), .init("options", "a{sv}")]
    return BusInterface(
      "org.freedesktop.portal.Screenshot",
      methods: [.init("PickColor", inputs: inputs) { [weak self] in self?.pick($0) }])
  }

  private func pick(_ call: BusCall) {
    let asked = "PickColor \(call.arguments[0].asString ?? "")"
    if manners != .never { log.add(asked) }
    let token = call.arguments[1].asOptions?["handle_token"]?.asString ?? ""
    let sender = call.sender.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    let own = "\(FakePortal.path)/request/\(sender)/\(token)"
    let path = manners == .otherPath ? own + "_old" : own
    export(path)
    if manners == .quick { respond(path) }
    call.answer([.objectPath(path)])
    // A test that has read this may make the portal leave.
    if manners == .never { log.add(asked) }
    if manners == .patient { respond(path) }
    // Whoever follows the other object only then has to hear of it first.
    if manners == .otherPath {
      Task { [weak self] in
        for _ in 0..<600 {
          try? await Task.sleep(for: .milliseconds(100))
          self?.respond(path)
        }
      }
    }
  }

  private func export(_ path: String) {
    let close = BusInterface(
      "org.freedesktop.portal.Request",
      methods: [
        .init("Close") { [log] in
          log.add("Close")
          $0.answer()
        }
      ])
    let object = connection.export([close], at: path)
    subscriptions.withLock { $0.append(object) }
  }

  private func respond(_ path: String) {
    let color = BusValue.structure([.double(0.25), .double(0.5), .double(0.75)])
    connection.emit(
      path: path, interface: "org.freedesktop.portal.Request", member: "Response",
      arguments: [.uint32(0), .options(["color": color])])
  }
}
