// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroColor
import Synchronization

/// A request to the portal for a color, which is answered by a signal.
///
/// The signal is followed before the call is made, at the path that follows from the token;
/// otherwise a quick answer would be missed. An old portal may return another path, which is then
/// followed.
final class ColorRequest: Sendable {
  private struct State {
    var body: (@Sendable (ColorPickerAnswer) -> Void)?
    var isFinished = false
    var isCanceled = false
    var subscriptions: [BusSubscription] = []
    /// The path of the request object, which can be closed.
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

  /// Sends the request; the closure is called exactly once.
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

  /// Cancels the request, which closes the picker on the screen.
  func cancel() {
    let path = state.withLock { state in
      state.isCanceled = true
      return state.path
    }
    finish(.canceled)
    if let path { close(path) }
  }

  private func close(_ path: String) {
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

  /// Handles a new owner of the portal's name; a portal that goes away will not answer.
  private func ownerChanged(_ owner: String?) {
    if owner == nil, state.withLock({ $0.path != nil }) {
      finish(.unavailable(BusError(.disconnected, place: Portal.name)))
    }
  }

  private func call(as name: String) {
    if state.withLock(\.isFinished) { return }
    // `:1.42` is `1_42` in the paths of its requests.
    let sender = name.dropFirst().map { $0 == "." ? "_" : String($0) }.joined()
    follow("\(Portal.path)/request/\(sender)/\(token)")
    let request = BusRequest(
      to: Portal.name, path: Portal.path, interface: "org.freedesktop.portal.Screenshot",
      member: "PickColor",
      arguments: [.string(window), .options(["handle_token": .string(token)])])
    // Held until the answer: a request that was canceled meanwhile is closed then.
    bus.call(request) { self.takeHandle($0) }
  }

  private func takeHandle(_ answer: Result<[BusValue], BusError>) {
    switch answer {
    case .failure(let error): finish(.unavailable(error))
    case .success(let values):
      guard case .objectPath(let path)? = values.first else {
        return finish(.unavailable(BusError(.malformed, place: "PickColor")))
      }
      let isCanceled = state.withLock { state in
        state.path = path
        return state.isCanceled
      }
      if isCanceled { return close(path) }
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

  /// Returns the portal's answer: code 0 with the color, 1 where the person canceled, 2 for a
  /// failure.
  static func answer(_ arguments: [BusValue]) -> ColorPickerAnswer {
    guard arguments.count == 2, case .uint32(let code) = arguments[0] else {
      return .unavailable(BusError(.malformed, place: "Response"))
    }
    if code == 1 { return .canceled }
    let numbers = (arguments[1].asOptions?["color"]?.asList ?? []).compactMap(\.asDouble)
    guard code == 0, numbers.count == 3, numbers.allSatisfy({ (0...1).contains($0) }) else {
      return .unavailable(
        BusError(.malformed, place: "Response", detail: "the answer has no color"))
    }
    return .color(Color(.sRGB, numbers[0], numbers[1], numbers[2]))
  }
}
