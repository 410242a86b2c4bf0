// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster

/// The state of all windows before an update that may change their appearance.
@MainActor
struct AppearanceFade {
  private let settings: AppearanceTransition.Settings
  private let start: ContinuousClock.Instant
  private var windows: [Shown] = []

  private struct Shown {
    var window: Window
    var traits: TraitCollection
    var parts: [AppearanceTransition.Part]
  }

  /// The maximum number of pictures in a fade: light and dark, with and without increased contrast.
  ///
  /// More than these arise only if a window also changes otherwise between switches of appearance.
  private static let partLimit = 4

  init(_ settings: AppearanceTransition.Settings, _ screen: Screen, at now: ContinuousClock.Instant)
  {
    self.settings = settings
    start = now
    for window in screen.windows where !window.list.isEmpty {
      let parts =
        window.partsSeen(at: now)
        ?? [AppearanceTransition.Part(list: window.list.list, share: 1)]
      windows.append(
        Shown(window: window, traits: window.scope.traits, parts: Self.limited(parts)))
    }
  }

  /// Returns the most visible parts, in their order, with shares that add up to 1.
  private static func limited(
    _ parts: [AppearanceTransition.Part]
  ) -> [AppearanceTransition.Part] {
    guard parts.count > partLimit else { return parts }
    let least = parts.map(\.share).sorted(by: >)[partLimit - 1]
    var kept = Array(parts.filter { $0.share >= least }.suffix(partLimit))
    let sum = kept.reduce(0) { $0 + $1.share }
    for index in kept.indices { kept[index].share /= sum }
    return kept
  }

  /// Begins a fade in each window whose appearance changed; returns false if the update was too
  /// late.
  func begin(now: () -> ContinuousClock.Instant) -> Bool {
    let changed = windows.filter {
      $0.window.scope.traits.hasDifferentColorAppearance(comparedTo: $0.traits)
    }
    let lists = changed.map { $0.window.list.update($0.window) }
    let end = now()
    let isLate = start.duration(to: end) > settings.deadline
    for (shown, list) in zip(changed, lists) {
      shown.window.transition =
        isLate
        ? nil
        : AppearanceTransition(
          formerParts: shown.parts, final: list, start: end, duration: settings.duration)
    }
    return !isLate
  }
}

extension Window {
  /// Returns the parts of the fade in progress that were shown last; nil without a fade.
  ///
  /// They are those at the time of the last painted frame, or at `now` if no frame was painted
  /// since the fade began.
  fileprivate final func partsSeen(
    at now: ContinuousClock.Instant
  ) -> [AppearanceTransition.Part]? {
    guard let transition else { return nil }
    if let shownAt, shownAt >= transition.start { return transition.parts(at: shownAt) }
    return transition.parts(at: now)
  }
}
