// SPDX-License-Identifier: MIT

import ChiaroBus
import ChiaroBusFakes
import ChiaroDesktop
import Foundation
import Synchronization

/// A portal of ours on a test's bus, with good manners or with bad ones.
final class FakePortal: Sendable {
  static let name = "org.freedesktop.portal.Desktop"
  static let path = "/org/freedesktop/portal/desktop"
  static let interface = "org.freedesktop.portal.Settings"
  static let appearance = "org.freedesktop.appearance"

  /// How it answers.
  enum Manners: CaseIterable {
    /// Version 2: `ReadOne` and `Read`, whose values are wrapped once more.
    case good
    /// Version 1: no `ReadOne`.
    case old
    /// Keeps every call and never answers.
    case silent
    /// A value of another type.
    case wrongTypes
    /// Texts and arrays of megabytes.
    case huge
    /// Variants in variants, forty deep.
    case deep
    /// Nothing at all in the answer, or too much.
    case wrongCount
    /// Errors of every kind.
    case errors
    /// The name is there, the object is not.
    case noObject
    /// Leaves the bus in the middle of a call.
    case leaves
  }

  private struct State {
    var values: [String: [String: BusValue]] = [:]
    var kept: [BusCall] = []
    var subscriptions: [BusSubscription] = []
    var count: UInt32 = 0
  }

  private let connection: BusConnection
  private let manners: Manners
  private let state: Mutex<State>

  /// Starts a portal and waits until it owns its name.
  init(
    _ address: BusAddress, _ manners: Manners = .good,
    values: [String: [String: BusValue]] = [appearance: ["color-scheme": .uint32(1)]]
  ) async {
    connection = BusConnection(address)
    self.manners = manners
    state = Mutex(State(values: values))
    let names = Log<BusNameState>()
    let object = manners == .noObject ? nil : connection.export([interface], at: Self.path)
    let name = connection.own(Self.name) { names.add($0) }
    state.withLock { $0.subscriptions = [object, name].compactMap(\.self) }
    _ = await names.wait { $0.last == .owned }
  }

  func leave() { connection.close() }

  /// Changes a setting, or takes it away, and says so.
  func set(_ namespace: String, _ key: String, _ value: BusValue) {
    state.withLock { $0.values[namespace, default: [:]][key] = value }
    connection.emit(
      path: Self.path, interface: Self.interface, member: "SettingChanged",
      arguments: [.string(namespace), .string(key), .variant(value)])
  }

  /// Answers the calls that were kept.
  func answerKept() {
    let kept = state.withLock { state in
      defer { state.kept = [] }
      return state.kept
    }
    for call in kept { answerWell(call, depth: call.member == "Read" ? 2 : 1) }
  }

  /// Says something that is no change of a setting.
  func emit(_ arguments: [BusValue]) {
    connection.emit(
      path: Self.path, interface: Self.interface, member: "SettingChanged", arguments: arguments)
  }

  private var interface: BusInterface {
    let inputs = [BusInterface.Argument("namespace", "s"), .init("key", "s")]
    let read = BusInterface.Method("Read", inputs: inputs) { [weak self] in
      self?.answer($0, depth: 2)
    }
    let readOne = BusInterface.Method("ReadOne", inputs: inputs) { [weak self] in
      self?.answer($0, depth: 1)
    }
    return BusInterface(Self.interface, methods: manners == .old ? [read] : [read, readOne])
  }

  private func answer(_ call: BusCall, depth: Int) {
    switch manners {
    case .good, .old, .noObject: answerWell(call, depth: depth)
    case .silent: state.withLock { $0.kept.append(call) }
    case .wrongTypes: call.answer([.variant(.options(["dark": .strings(["very"])]))])
    case .huge: answerHuge(call)
    case .deep: call.answer([(0..<30).reduce(.uint32(1)) { value, _ in .variant(value) }])
    case .wrongCount: call.answer(isEven ? [] : [.uint32(1), .uint32(2), .string("three")])
    case .errors: call.fail(.named("org.example.Error\(isEven ? "" : ".Odd")", "so there"))
    case .leaves: leave()
    }
  }

  private var isEven: Bool {
    state.withLock { state in
      state.count += 1
      return state.count.isMultiple(of: 2)
    }
  }

  private func answerHuge(_ call: BusCall) {
    if isEven {
      call.answer([.variant(.string(String(repeating: "dark", count: 2 << 20)))])
    } else {
      call.answer([.variant(.array(.init(repeating: .uint32(1), count: 100_000), of: "u"))])
    }
  }

  private func answerWell(_ call: BusCall, depth: Int) {
    let words = call.arguments.compactMap(\.asString)
    guard let value = state.withLock({ $0.values[words[0]]?[words[1]] }) else {
      return call.fail(.named("org.freedesktop.portal.Error.NotFound", "no such setting"))
    }
    call.answer([(0..<depth).reduce(value) { value, _ in .variant(value) }])
  }
}
