// SPDX-License-Identifier: MIT

import ChiaroRaster
import Synchronization

/// What is left of a budget; several threads draw on it.
final class BudgetAccount: Sendable {
  private let budget: DecodingBudget
  private let state = Mutex(State())

  private struct State {
    /// The time in which at least one picture was read, up to `beginning`.
    var spent = Duration.zero
    /// When the pictures that are being read began, the first of them.
    var beginning = ContinuousClock.now
    /// How many are being read.
    var activeCount = 0
    var byteCount = 0
    var pictureCount = 0

    func spent(at now: ContinuousClock.Instant) -> Duration {
      activeCount == 0 ? spent : spent + (now - beginning)
    }
  }

  /// No picture gets more of the time that is left.
  private static let largestShare = 4
  /// Less is not worth a try.
  private static let shortest = Duration.milliseconds(20)

  init(_ budget: DecodingBudget) { self.budget = budget }

  /// Begins with a picture, or says that nothing is left for it; `end()` has to follow.
  func begin(_ format: ImageFormat, byteCount: Int) throws(ImageError) {
    try state.withLock { state throws(ImageError) in
      let now = ContinuousClock.now
      guard state.pictureCount < budget.pictureCount else {
        throw leftOut(format, "beyond the \(budget.pictureCount) pictures of a run")
      }
      guard byteCount <= budget.byteCount - state.byteCount else {
        throw leftOut(format, "beyond the \(budget.byteCount) bytes of all pictures")
      }
      guard share(of: state, at: now) >= Self.shortest else { throw outOfTime(format) }
      if state.activeCount == 0 { state.beginning = now }
      state.activeCount += 1
      state.pictureCount += 1
      state.byteCount += byteCount
    }
  }

  /// Ends with a picture.
  func end() {
    state.withLock { state in
      let now = ContinuousClock.now
      state.spent = state.spent(at: now)
      state.beginning = now
      state.activeCount -= 1
    }
  }

  /// How long the next picture may take.
  var share: Duration { state.withLock { share(of: $0, at: .now) } }

  /// The error for a picture that did not get the time that it would have otherwise.
  func outOfTime(_ format: ImageFormat) -> ImageError {
    leftOut(format, "beyond its share of the \(budget.time) for all pictures")
  }

  private func share(of state: State, at now: ContinuousClock.Instant) -> Duration {
    (budget.time - state.spent(at: now)) / Self.largestShare
  }

  private func leftOut(_ format: ImageFormat, _ reason: String) -> ImageError {
    ImageError(.leftOut, format, reason)
  }
}
