// SPDX-License-Identifier: MIT

import ChiaroSource
import Dispatch

/// Tells followers of the setting in force, away from the thread on which calls are answered.
///
/// Of several changes during a turn only the last one is told.
@MainActor
final class FollowerTelling {
  private let followers: FollowerSet
  private let say: (Diagnostic) -> Void
  private var pending: Bool?
  /// What was odd or failed when they were told last.
  private(set) var problems: [Diagnostic] = []
  private(set) var isTelling = false

  private static let queue = DispatchQueue(label: "chiaro.followers")

  init(_ followers: FollowerSet, say: @escaping (Diagnostic) -> Void) {
    self.followers = followers
    self.say = say
  }

  /// Tells a style, now or after the turn that goes on.
  func tell(isDark: Bool) {
    pending = isDark
    if isTelling { return }
    isTelling = true
    Task { await tellPending() }
  }

  private func tellPending() async {
    while let isDark = pending {
      pending = nil
      let followers = followers
      let diagnostics = await withCheckedContinuation { continuation in
        Self.queue.async { continuation.resume(returning: followers.tell(isDark: isDark)) }
      }
      for diagnostic in diagnostics where !problems.contains(diagnostic) { say(diagnostic) }
      problems = diagnostics
    }
    isTelling = false
  }
}
