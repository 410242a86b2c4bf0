// SPDX-License-Identifier: MIT

import ChiaroBus

/// The values that a portal has reported, and the number of answers still expected.
struct PortalState {
  struct Key: Hashable {
    var namespace: String
    var key: String
  }

  /// The keys that are read.
  static let keys: [Key] =
    AppearanceSettings.keys.map { Key(namespace: AppearanceSettings.namespace, key: $0) }
    + GNOMESettings.keys.map { Key(namespace: $0.namespace, key: $0.key) }

  var report: (@Sendable (FactReport) -> Void)?
  var subscriptions: [BusSubscription] = []

  private var appearance = AppearanceSettings()
  private var gnome = GNOMESettings()
  /// Whether the portal's name has no owner.
  private(set) var isAlone = true
  private var hasAsked = false
  private var pause = ReconnectionPause()
  private var round = 0
  private var openCount = 0

  /// Returns the pause before the portal is read, after its name got a new owner or lost one.
  mutating func pause(forOwner owner: String?) -> Duration {
    isAlone = owner == nil
    defer { hasAsked = true }
    if isAlone, hasAsked { return pause.next() }
    return .zero
  }

  /// Begins a round of reading all keys, and returns its number; answers of earlier rounds are
  /// ignored.
  mutating func begin() -> Int {
    round += 1
    openCount = Self.keys.count
    return round
  }

  /// Takes an answer, and returns the facts when it was the last one of its round.
  ///
  /// A key that the portal does not have is unknown; where the portal itself failed, the former
  /// value stays.
  mutating func take(
    _ value: BusValue?, _ error: BusError?, _ key: Key, round: Int
  ) -> DesktopFacts? {
    guard round == self.round else { return nil }
    if error == nil || error?.isAboutSetting == true { set(key.namespace, key.key, value) }
    openCount -= 1
    return openCount == 0 ? facts : nil
  }

  /// Takes a change, and returns the facts unless a round of reading is under way.
  mutating func change(_ namespace: String, _ key: String, _ value: BusValue) -> DesktopFacts? {
    set(namespace, key, value)
    return openCount == 0 ? facts : nil
  }

  private mutating func set(_ namespace: String, _ key: String, _ value: BusValue?) {
    if namespace == AppearanceSettings.namespace {
      appearance.set(key, value)
    } else {
      gnome.set(namespace, key, value)
    }
  }

  private var facts: DesktopFacts { appearance.facts.filled(from: gnome.facts) }
}

extension BusError {
  /// Whether the error means that the portal lacks a setting or the interface.
  fileprivate var isAboutSetting: Bool {
    if case .remote(let name) = kind {
      name == ServiceNames.notFoundError || name == Name.unknownMethod
    } else {
      false
    }
  }
}
