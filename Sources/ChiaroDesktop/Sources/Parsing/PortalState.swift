// SPDX-License-Identifier: MIT

import ChiaroBus

/// What a portal has said, and which answers are still on the way.
struct PortalState {
  struct Key: Hashable {
    var namespace: String
    var key: String
  }

  /// What is asked for.
  static let keys: [Key] =
    AppearanceSettings.keys.map { Key(namespace: AppearanceSettings.namespace, key: $0) }
    + GNOMESettings.keys.map { Key(namespace: $0.namespace, key: $0.key) }

  var report: (@Sendable (FactReport) -> Void)?
  var subscriptions: [BusSubscription] = []

  private var appearance = AppearanceSettings()
  private var gnome = GNOMESettings()
  /// Whether nobody owns the portal's name.
  private(set) var isAlone = true
  private var hasAsked = false
  private var pause = ReconnectionPause()
  private var round = 0
  private var openCount = 0

  /// How long is waited before the portal is asked, now that its name has this owner.
  mutating func pause(forOwner owner: String?) -> Duration {
    isAlone = owner == nil
    defer { hasAsked = true }
    if isAlone, hasAsked { return pause.next() }
    return .zero
  }

  /// Begins to ask for everything; answers of earlier rounds are no longer waited for.
  mutating func begin() -> Int {
    round += 1
    openCount = Self.keys.count
    return round
  }

  /// Takes an answer; gives the facts when it was the last one of its round.
  ///
  /// A setting that the portal does not have is not said; where the portal itself failed, what it
  /// said before goes on.
  mutating func take(
    _ value: BusValue?, _ error: BusError?, _ key: Key, round: Int
  ) -> DesktopFacts? {
    guard round == self.round else { return nil }
    if error == nil || error?.isAboutSetting == true { set(key.namespace, key.key, value) }
    openCount -= 1
    return openCount == 0 ? facts : nil
  }

  /// Takes a change; gives the facts unless they are about to be read anyway.
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
  /// Whether the portal answered that it does not have a setting, or its interface.
  fileprivate var isAboutSetting: Bool {
    if case .remote(let name) = kind {
      name == ServiceNames.notFoundError || name == Name.unknownMethod
    } else {
      false
    }
  }
}
