// SPDX-License-Identifier: MIT

import ChiaroAppearance
import ChiaroRaster

/// What windows showed before an update that may change their appearance.
@MainActor
struct AppearanceFade {
  private let settings: AppearanceTransition.Settings
  private let start: ContinuousClock.Instant
  private var windows: [Shown] = []

  private struct Shown {
    var window: Window
    var traits: TraitCollection
    var list: DisplayList
    var depth: Int
  }

  /// How often a fade may begin in the middle of another: each holds the lists of the former ones.
  private static let depthLimit = 3

  init(_ settings: AppearanceTransition.Settings, _ screen: Screen, at now: ContinuousClock.Instant)
  {
    self.settings = settings
    start = now
    for window in screen.windows where !window.list.isEmpty {
      let running = window.transition.flatMap {
        $0.isFinished(at: now) || $0.depth >= Self.depthLimit ? nil : $0
      }
      windows.append(
        Shown(
          window: window, traits: window.scope.traits,
          list: running?.displayList(at: now) ?? window.list.list,
          depth: running.map { $0.depth + 1 } ?? 0))
    }
  }

  /// Begins a fade in each window whose appearance changed; false where that took too long.
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
          former: shown.list, final: list, start: end, duration: settings.duration,
          depth: shown.depth)
    }
    return !isLate
  }
}
