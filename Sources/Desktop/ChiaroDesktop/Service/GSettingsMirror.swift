// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroSource

// Why it looks at what stands there, and not at what it wrote: GSettings answers each of our writes
// with a notice, some notices are left out when writes follow quickly, and somebody else may write
// in between. What counts is therefore only whether something else stands there than when we last
// looked, after our own writes; then it was somebody else, and has been decided later than ours.

/// A mirror of the setting in GNOME's settings, for apps that read GNOME's settings.
///
/// It also detects changes that other programs make there.
@MainActor
final class GSettingsMirror {
  /// The closures that the mirror calls.
  struct Listener {
    /// Called with the translation when it remembers new values, before the mirror overwrites them.
    var remember: (GSettingsTranslation) -> Void
    /// Called with the facts expressed by changes that another program made.
    var takeUp: (DesktopFacts) -> Void
    /// Called with a diagnostic.
    var say: (Diagnostic) -> Void
  }

  private let store: GSettingsStore
  private let hasTheme: (String) -> Bool
  private let listener: Listener
  private var translation: GSettingsTranslation {
    didSet { if translation != oldValue { listener.remember(translation) } }
  }
  private var facts = DesktopFacts()
  /// The values that were read last.
  private var known: GSettingsStore.Values = [:]
  /// The keys that are no longer written, because the store does not keep written values.
  private var refused: Set<GSettingsStore.Key> = []
  private var isWanted = false
  private var isNoticed = false
  private var isWorking = false

  /// Creates a mirror that has written nothing yet.
  init(
    store: GSettingsStore, translation: GSettingsTranslation,
    hasTheme: @escaping (String) -> Bool = ThemeFolders.hasTheme, listener: Listener
  ) {
    self.store = store
    self.translation = translation
    self.hasTheme = hasTheme
    self.listener = listener
  }

  /// Writes facts to GNOME's settings; of several that arrive during a write, only the last are
  /// written.
  func show(_ facts: DesktopFacts) {
    self.facts = facts
    isWanted = true
    work()
  }

  /// Returns the facts in GNOME's settings before the service wrote any.
  func standing() async -> DesktopFacts { GSettingsTranslation.facts(of: await store.values()) }

  /// Handles a change in GNOME's settings, which may be the mirror's own.
  func notice() {
    if known.isEmpty { return }
    isNoticed = true
    work()
  }

  /// Whether nothing is being read or written.
  var isIdle: Bool { !isWorking }

  private func work() {
    if isWorking { return }
    isWorking = true
    Task {
      while isWanted || isNoticed { await pass() }
      isWorking = false
    }
  }

  /// Reads the settings, applies others' changes, writes missing values, and reads again.
  private func pass() async {
    if isNoticed && !isWanted { try? await Task.sleep(for: .milliseconds(100)) }
    (isWanted, isNoticed) = (false, false)
    let current = await store.values()
    if current.isEmpty { return }
    takeUpChanges(in: current)
    let wanted = translation.values(for: facts, over: current, hasTheme: hasTheme)
      .filter { current[$0.key] != $0.value && !refused.contains($0.key) }
    if wanted.isEmpty {
      known = current
      return
    }
    for (key, value) in wanted { _ = await store.write(value, to: key) }
    let result = await store.values()
    for (key, value) in wanted where result[key] != value && result[key] == current[key] {
      refuse(key, value)
    }
    known = result
  }

  private func takeUpChanges(in current: GSettingsStore.Values) {
    if known.isEmpty {
      if translation.before.isEmpty { translation.before = current }
      translation.rememberTheme(
        in: current, for: GSettingsTranslation.colorScheme(current[.colorScheme]))
      return
    }
    let changes = current.filter { known[$0.key] != $0.value }
    if changes.isEmpty { return }
    translation.rememberTheme(
      in: changes,
      for: GSettingsTranslation.colorScheme(changes[.colorScheme]) ?? facts.colorScheme)
    listener.takeUp(GSettingsTranslation.facts(of: changes))
  }

  /// Marks a key as refused; a store that forgets values would otherwise look like a program that
  /// reverts every change.
  private func refuse(_ key: GSettingsStore.Key, _ value: String) {
    refused.insert(key)
    listener.say(
      Diagnostic(
        .warning, id: "gsettings-refused", at: SourceLocation(file: key.rawValue),
        "GSettings does not keep the value \(value); the service no longer writes this key"))
  }
}
