// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroColor
import Synchronization

/// One choice of a color: a request of the portal, whose answer is a signal.
///
/// The signal is followed before the call is made, at the object whose path is known beforehand
/// from the token; otherwise a quick answer would be missed. An old portal may name another object,
/// which is followed then.
final class ColorRequest: Sendable {
  private struct State {
    var body: (@Sendable (ColorPickerAnswer) -> Void)?
    var isFinished = false
    var subscriptions: [BusSubscription] = []
    /// The object that can be closed.
    var path: String?
  }

  private static let interface = "org.freedesktop.portal.Request"
  private let bus: BusConnection
  private let window: String
  private let token = "chiaroscuro\(BusID.next())"
  private let state = Mutex(State())

  init(_ bus: BusConnection, window: String) {
    self.bus = bus
    self.window = window
  }

  /// Asks the portal; the closure is called once.
  func start(_ body: @escaping @Sendable (ColorPickerAnswer) -> Void) {
    let isFinished = state.withLock { state in
      state.body = body
      return state.isFinished
    }
    if isFinished { return body(.canceled) }
    let connection = bus.follow { [weak self] in self?.take($0) }
    let owner = bus.follow(name: Portal.name) { [weak self] in self?.ownerChanged($0) }
    state.withLock { $0.subscriptions += [connection, owner] }
  }

  /// Ends the choice, and the picker on the screen.
  func cancel() {
    let path = state.withLock(\.path)
    finish(.canceled)
    guard let path else { return }
    bus.call(
      BusRequest(to: Portal.name, path: path, interface: Self.interface, member: "Close")
    ) { _ in }
  }

  // MARK: The way of a request

  private func take(_ busState: BusState) {
    switch busState {
    case .connecting: break
    case .connected(let name): call(as: name)
    case .disconnected(let error): finish(.unavailable(error))
    case .closed: finish(.unavailable(BusError(.disconnected)))
    }
  }

  /// A portal that leaves in the middle does not answer any more.
  private func ownerChanged(_ owner: String?) {
    if owner == nil, state.withLock({ $0.path != nil }) {
      finish(.unavailable(BusError(.disconnected, place: Portal.name)))
    }
  }

  private func call(as name: String) {
    // `:1.42` is `1_42` in the paths of its requests.
    let sender = name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    follow("\(Portal.path)/request/\(sender)/\(token)")
    let request = BusRequest(
      to: Portal.name, path: Portal.path, interface: "org.freedesktop.portal.Screenshot",
      member: "PickColor",
      arguments: [.string(window), .options(["handle_token": .string(token)])])
    bus.call(request) { [weak self] in self?.takeHandle($0) }
  }

  private func takeHandle(_ answer: Result<[BusValue], BusError>) {
    switch answer {
    case .failure(let error): finish(.unavailable(error))
    case .success(let values):
      guard case .objectPath(let path)? = values.first else {
        return finish(.unavailable(BusError(.malformed, place: "PickColor")))
      }
      state.withLock { $0.path = path }
      if !path.hasSuffix("/\(token)") { follow(path) }
    }
  }

  private func follow(_ path: String) {
    let match = BusMatch(
      sender: Portal.name, path: path, interface: Self.interface, member: "Response")
    let responses = bus.follow(match) { [weak self] in self?.finish(Self.answer($0.arguments)) }
    state.withLock { if !$0.isFinished { $0.subscriptions.append(responses) } }
  }

  private func finish(_ answer: ColorPickerAnswer) {
    let (body, subscriptions) = state.withLock { state in
      defer { (state.isFinished, state.body, state.subscriptions) = (true, nil, []) }
      return (state.body, state.subscriptions)
    }
    for subscription in subscriptions { subscription.cancel() }
    body?(answer)
  }

  /// What the portal answered: 0 and the color, 1 where the person canceled, or 2.
  static func answer(_ arguments: [BusValue]) -> ColorPickerAnswer {
    guard arguments.count == 2, case .uint32(let code) = arguments[0] else {
      return .unavailable(BusError(.malformed, place: "Response"))
    }
    if code == 1 { return .canceled }
    let numbers = (arguments[1].asOptions?["color"]?.asList ?? []).compactMap(\.asDouble)
    guard code == 0, numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else {
      return .unavailable(BusError(.malformed, place: "Response", detail: "no color"))
    }
    return .color(Color(.sRGB, numbers[0], numbers[1], numbers[2]))
  }
}
